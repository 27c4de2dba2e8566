import assert from 'node:assert/strict';
import { Tokens } from '../../server/http/tokens.ts';
import { RateBucket } from '../../server/RateBucket.ts';
import type { SeatHistory, SeatHolder } from '../../server/store/row-types.ts';
import { newCode, newMatchId } from '../../server/table/ids.ts';
import { arrange } from '../../server/table/seating/arrange.ts';
import { firstSeating, replaceWithBot } from '../../server/table/seating/holders.ts';
import { withPresentHost } from '../../server/table/seating/hosting.ts';
import { formerHolderOf, giveBack, placeFor, sit, stand } from '../../server/table/seating/seating.ts';
import { isShown, look, maySee, withoutLapsedConsents } from '../../server/table/seating/shoulders.ts';
import type { Arrangement } from '../../server/table/seating/types.ts';
import type { TableRequest } from '../../shared/protocol/messages.ts';

const anna = { uid: 'anna', name: 'Anna' };
const bert = { uid: 'bert', name: 'Bert' };
const annaSits: SeatHolder = { kind: 'person', ...anna };
const bertSits: SeatHolder = { kind: 'person', ...bert };
const open: SeatHolder = { kind: 'open' };
const bot: SeatHolder = { kind: 'bot', level: 'greedy', name: 'Calico Jack' };

const table = (
  seating: SeatHolder[],
  status: Arrangement['status'] = 'waiting',
  seatHistory: SeatHistory = {},
): Arrangement => ({
  status,
  host: 'anna',
  pace: 'normal',
  seating,
  seatHistory,
  seatChanges: [],
  visibility: 'private',
  nonces: {},
  begins: false,
  gatherBy: null,
  group: null,
  kicked: [],
  watching: { allowed: true, delay: 0 },
});

/** The table after a change that must be allowed. */
function changed(result: ReturnType<typeof sit>): Arrangement {
  assert.ok(result.ok);
  return result.value;
}

const everybody = (): boolean => true;
const nobody = (): boolean => false;
const kinds = (result: { ok: boolean; value?: Arrangement }): string[] | undefined =>
  result.value?.seating.map(({ kind }) => kind);
const codeOf = (result: { ok: boolean; code?: string }): string => result.code ?? 'accepted';
type Op = Exclude<TableRequest, { op: 'start' | 'rematch' | 'replace' }>;

describe('Seats', () => {
  it('has the host first, then the bots, then open seats', () => {
    const seating = firstSeating(anna, 4, 2, 'random');
    assert.deepEqual(
      seating.map(({ kind }) => kind),
      ['person', 'bot', 'bot', 'open'],
    );
    const names = seating.flatMap((holder) => (holder.kind === 'bot' ? holder.name : []));
    assert.equal(new Set(names).size, 2);
  });

  it('gives a newcomer an open seat before a bot’s, and none in a finished game', () => {
    assert.equal(placeFor(table([annaSits, bot, open]), 'cleo'), 2);
    assert.equal(placeFor(table([annaSits, bot, bertSits], 'running'), 'cleo'), 1);
    assert.equal(placeFor(table([annaSits, bertSits]), 'cleo'), null);
    assert.equal(placeFor(table([annaSits, bot], 'finished'), 'cleo'), null);
  });

  it('lets nobody sit on a person, off the table, or on two seats', () => {
    assert.equal(codeOf(sit(table([annaSits, open]), bert, 0)), 'seatTaken');
    assert.equal(codeOf(sit(table([annaSits, open]), bert, 2)), 'noSuchSeat');
    assert.deepEqual(kinds(sit(table([annaSits, open]), anna, 1)), ['open', 'person']);
  });

  it('lets nobody change seats within a game, but a spectator may take over a bot', () => {
    assert.equal(codeOf(sit(table([annaSits, bot], 'running'), anna, 1)), 'seatBound');
    assert.deepEqual(kinds(sit(table([annaSits, bot], 'running'), bert, 1)), ['person', 'person']);
    assert.equal(codeOf(sit(table([annaSits, bot], 'finished'), bert, 1)), 'notRunning');
  });

  it('lets a person who has had a seat in a running game return to that seat, and to no other', () => {
    const two = changed(stand(table([annaSits, bertSits, bot], 'running'), 'bert'));
    assert.deepEqual(two.seatHistory, { bert: 1 });
    const refused = sit(two, bert, 2);
    assert.deepEqual(refused, { ok: false, code: 'seatBound', clause: 'S21', params: { seat: 1 } });
    assert.deepEqual(kinds(sit(two, bert, 1)), ['person', 'person', 'bot']);
    assert.deepEqual([placeFor(two, 'bert'), placeFor(two, 'cleo')], [1, 1]);
    // somebody else has their seat: they watch
    const cleo = changed(sit(two, { uid: 'cleo', name: 'Cleo' }, 1));
    assert.deepEqual(cleo.seatHistory, { bert: 1, cleo: 1 });
    assert.equal(placeFor(cleo, 'bert'), null);
    assert.equal(codeOf(sit(cleo, bert, 1)), 'seatTaken');
    assert.equal(codeOf(sit(cleo, bert, 2)), 'seatBound');
  });

  it('binds who was replaced by a bot, and who took one over', () => {
    const running = table([annaSits, bertSits, bot], 'running');
    const op: Op = { op: 'addBot', seat: 1, level: 'greedy' };
    const replaced = changed(arrange(running, anna, op, nobody));
    assert.equal(codeOf(sit(replaced, bert, 2)), 'seatBound');
    assert.equal(placeFor(replaced, 'bert'), 1);
    const over = changed(sit(table([annaSits, bot, bot], 'running'), bert, 2));
    assert.equal(codeOf(sit(changed(stand(over, 'bert')), bert, 1)), 'seatBound');
  });

  it('binds nobody before the game, nor who was given a seat and never came', () => {
    const moved = changed(sit(changed(sit(table([annaSits, open, open]), bert, 1)), bert, 2));
    assert.deepEqual([kinds({ ok: true, value: moved }), moved.seatHistory], [['person', 'open', 'person'], {}]);
    const before = table([annaSits, bot, bot], 'running');
    const given = changed(sit(before, bert, 1));
    assert.deepEqual(given.seatHistory, { bert: 1 });
    const back = changed(giveBack(given, 'bert', formerHolderOf(before, 1, 'bert')));
    assert.deepEqual([back.seatHistory, back.seating[1]], [{}, bot]);
    // but a person who has sat there before keeps that seat when they ask again and do not come
    const stood = changed(stand(given, 'bert'));
    const again = changed(sit(stood, bert, 1));
    assert.deepEqual(changed(giveBack(again, 'bert', formerHolderOf(stood, 1, 'bert'))).seatHistory, { bert: 1 });
  });

  it('leaves a seat open before the game, and to a bot within it', () => {
    assert.deepEqual(kinds(stand(table([annaSits, bertSits]), 'bert')), ['person', 'open']);
    assert.deepEqual(kinds(stand(table([annaSits, bertSits], 'running'), 'bert')), ['person', 'bot']);
    assert.equal(codeOf(stand(table([annaSits, open]), 'bert')), 'notSeated');
  });

  it('lets only the host arrange the table', () => {
    const ops: Op[] = [
      { op: 'addBot', seat: 1, level: 'random' },
      { op: 'removeBot', seat: 1 },
      { op: 'fillWithBots', level: 'random' },
      { op: 'setPace', pace: 'fast' },
      { op: 'swap', a: 0, b: 1 },
      { op: 'kick', seat: 0 },
      { op: 'watching', allowed: false, delay: 3 },
    ];
    for (const op of ops)
      assert.equal(codeOf(arrange(table([annaSits, bertSits, open]), bert, op, everybody)), 'notHost');
  });

  it('adds and removes bots, and fills the table with them', () => {
    const waiting = table([annaSits, open, open]);
    assert.deepEqual(kinds(arrange(waiting, anna, { op: 'addBot', seat: 2, level: 'random' }, everybody)), [
      'person',
      'open',
      'bot',
    ]);
    assert.deepEqual(kinds(arrange(waiting, anna, { op: 'fillWithBots', level: 'greedy' }, everybody)), [
      'person',
      'bot',
      'bot',
    ]);
    const withBot = table([annaSits, bot]);
    assert.deepEqual(kinds(arrange(withBot, anna, { op: 'removeBot', seat: 1 }, everybody)), ['person', 'open']);
    assert.equal(codeOf(arrange(waiting, anna, { op: 'removeBot', seat: 1 }, everybody)), 'noBot');
    const running = table([annaSits, bot], 'running');
    assert.equal(codeOf(arrange(running, anna, { op: 'removeBot', seat: 1 }, everybody)), 'notWaiting');
    assert.equal(codeOf(arrange(running, anna, { op: 'fillWithBots', level: 'random' }, everybody)), 'notWaiting');
  });

  it('puts a bot in the place of somebody who is gone, never of somebody who is here', () => {
    const running = table([annaSits, bertSits], 'running');
    const op: Op = { op: 'addBot', seat: 1, level: 'greedy' };
    assert.equal(codeOf(arrange(running, anna, op, everybody)), 'seatTaken');
    assert.deepEqual(kinds(arrange(running, anna, op, nobody)), ['person', 'bot']);
  });

  it('passes the host’s part on to the next person who is here', () => {
    assert.equal(withPresentHost(table([annaSits, bertSits]), everybody).host, 'anna');
    assert.equal(withPresentHost(table([annaSits, bertSits]), (uid) => uid === 'bert').host, 'bert');
    assert.equal(withPresentHost(table([annaSits, bertSits]), nobody).host, 'anna');
  });
});

describe('Shoulders', () => {
  const cleo = { uid: 'cleo', name: 'Cleo' };
  const behind = (status: Arrangement['status'] = 'running', seating = [annaSits, bertSits, bot]): Arrangement => ({
    ...table(seating, status),
    watching: { allowed: true, delay: 5 },
  });
  const shoulder = (allowed: boolean): Op => ({ op: 'shoulder', allowed });
  const open5 = changed(arrange(behind(), bert, shoulder(true), everybody));
  const whose = { uid: 'bert', seat: 1 };
  const watching = (delay: 0 | 3 | 5 | 10): Op => ({ op: 'watching', allowed: true, delay });

  it('are shown by who sits there, where those who watch are kept behind, and in no game that is over', () => {
    assert.deepEqual(open5.watching, { allowed: true, delay: 5, shoulders: ['bert'] });
    assert.deepEqual(
      open5.seating.map((holder) => isShown(open5, holder)),
      [false, true, false],
    );
    assert.equal(codeOf(arrange(behind(), cleo, shoulder(true), everybody)), 'notSeated');
    assert.deepEqual(arrange(table([annaSits], 'running'), anna, shoulder(true), everybody), {
      ok: false,
      code: 'noShoulder',
      clause: 'S48',
      params: {},
    });
    assert.equal(codeOf(arrange(behind('finished'), bert, shoulder(true), everybody)), 'notRunning');
    assert.equal(isShown({ ...open5, status: 'finished' }, bertSits), false);
    // asked twice, nothing is written twice
    assert.equal(changed(arrange(open5, bert, shoulder(true), everybody)), open5);
    assert.deepEqual(changed(arrange(open5, bert, shoulder(false), everybody)).watching.shoulders, []);
  });

  it('are seen by those who watch, and by nobody who has or has had a hand here', () => {
    const seen = look(open5, cleo, 1);
    assert.ok(seen.ok);
    assert.deepEqual(seen.value.shoulder, whose);
    assert.deepEqual(seen.value.table.watching.looked, ['cleo']);
    assert.equal(codeOf(look(open5, cleo, 0)), 'noShoulder');
    assert.equal(codeOf(look(open5, cleo, 2)), 'noShoulder');
    assert.equal(codeOf(look(open5, cleo, 4)), 'noShoulder');
    assert.equal(codeOf(look(open5, { uid: 'x', name: '' }, 1)), 'noGuest');
    for (const who of [anna, bert]) assert.equal(codeOf(look(open5, who, 1)), 'noShoulder');
    assert.equal(codeOf(look(replaceWithBot(open5, 0), anna, 1)), 'noShoulder', 'a bot keeps their seat');
    assert.equal(codeOf(look(changed(stand(open5, 'anna')), anna, 1)), 'noShoulder', 'they had one, and may be back');
    assert.equal(codeOf(look({ ...open5, status: 'waiting' }, cleo, 1)), 'noShoulder');
  });

  it('once seen, are not played against', () => {
    const seen = look(open5, cleo, 1);
    assert.ok(seen.ok);
    const { table: after } = seen.value;
    assert.equal(placeFor(after, 'cleo'), null);
    assert.deepEqual(sit(after, cleo, 2), { ok: false, code: 'hasLooked', clause: 'S49', params: {} });
    assert.deepEqual(kinds(sit(after, { uid: 'dora', name: 'Dora' }, 2)), ['person', 'person', 'person']);
  });

  it('are hidden when their person leaves, and when the delay becomes shorter or ends', () => {
    const may = (now: Arrangement) => maySee(withoutLapsedConsents(now), 'cleo', whose);
    assert.ok(may(open5));
    assert.ok(!may(changed(arrange(open5, bert, shoulder(false), everybody))));
    const stood = withoutLapsedConsents(changed(stand(open5, 'bert')));
    assert.ok(!may(stood));
    assert.ok(!may(changed(sit(stood, bert, 1))), 'who comes back is asked anew');
    assert.ok(!may(replaceWithBot(open5, 1)));
    assert.ok(may(changed(arrange(open5, anna, watching(10), everybody))));
    for (const delay of [0, 3] as const) {
      const sooner = changed(arrange(open5, anna, watching(delay), everybody));
      assert.ok(!may(sooner));
      assert.ok(!may(changed(arrange(sooner, anna, watching(5), everybody))));
    }
    assert.ok(!may({ ...open5, status: 'finished' }));
  });
});

describe('Names and tokens', () => {
  it('makes codes that can be read aloud and ids that nobody guesses', () => {
    for (let i = 0; i < 200; i++) assert.match(newCode(), /^[A-Z]{4,8}-[2-9A-HJKMNP-Z]{4}$/);
    const ids = Array.from({ length: 200 }, newMatchId);
    assert.equal(new Set(ids).size, 200);
    for (const id of ids) assert.match(id, /^[A-Za-z0-9_-]{20}$/);
  });

  it('knows its own tokens and no others', () => {
    const tokens = Tokens.inFolder(null);
    const guest = { uid: tokens.newUid(), name: 'Zoë. the 1st' };
    const token = tokens.sign(guest);
    assert.deepEqual(tokens.verify(token), guest);
    const [uid, name, signature] = token.split('.');
    const otherName = Buffer.from('Host').toString('base64url');
    const forged = [
      `${uid}.${otherName}.${signature}`,
      `x${token}`,
      `${uid}.${name}.`,
      `${uid}.${name}`,
      '',
      '..',
      `${token}.x`,
    ];
    for (const text of forged) assert.equal(tokens.verify(text), null, text);
    assert.equal(Tokens.inFolder(null).verify(token), null);
  });

  it('lets a burst through, then one at a time, each key for itself', () => {
    let now = 0;
    const bucket = new RateBucket({ burst: 3, everyMs: 2000 }, () => now);
    assert.deepEqual(
      [1, 2, 3].map(() => bucket.take('a')),
      [0, 0, 0],
    );
    assert.equal(bucket.take('a'), 2);
    assert.equal(bucket.take('b'), 0);
    now += 2000;
    assert.deepEqual([bucket.take('a'), bucket.take('a')], [0, 2]);
  });
});
