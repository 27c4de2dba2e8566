import assert from 'node:assert/strict';
import { defaults } from '../../server/config.ts';
import { pick } from '../../shared/engine/rng.ts';
import { moderatorHeader, phrases, plainText, type ReportsAnswer } from '../../shared/protocol/chat.ts';
import { http, type RefusedAnswer, Visitor } from '../support/client.ts';
import { type House, openHouse } from '../support/house.ts';
import { rngFor } from '../support/random-play.ts';
import { Talker } from '../support/talker.ts';

const clauseOf = (answer: object): string =>
  'refused' in answer ? (answer as RefusedAnswer).refused.clause : 'accepted';
const key = 'a-key-for-the-tests';

describe('Talk at a table', () => {
  let house: House;
  let anna: Visitor;
  let bert: Visitor;
  let cleo: Visitor;
  let dora: Visitor;
  before(async () => {
    house = await openHouse({ config: { moderatorKey: key } });
    [anna, bert, cleo, dora] = (await Promise.all(
      ['Anna', 'Bert', 'Cleo', 'Dora'].map((name) => Visitor.named(house.url, name)),
    )) as [Visitor, Visitor, Visitor, Visitor];
  });
  after(() => house.close());

  const leave = (...all: readonly Talker[]) => Promise.all(all.map(({ at }) => at.leave()));

  /** Anna and Bert at a table that waits. */
  async function pair(seats = 2): Promise<[Talker, Talker]> {
    const { id } = await anna.createTable({ seats, pace: 'instant' });
    return [await Talker.comes(anna, id), await Talker.comes(bert, id)];
  }

  it('is numbered, stored, sent to everybody, and there after a reload and a restart', async () => {
    const [a, b] = await pair();
    assert.deepEqual(await a.say('Ahoy!'), { n: 1 });
    assert.deepEqual(await b.say('goodLuck', { kind: 'phrase' }), { n: 2 });
    assert.deepEqual(await a.say('cheers', { kind: 'emote' }), { n: 3 });
    assert.deepEqual(await b.words(), ['Ahoy!', 'goodLuck', 'cheers']);
    const [first] = b.heard;
    assert.deepEqual([first?.seat, first?.name, first?.channel, first?.kind], [0, 'Anna', 'table', 'text']);
    const { who } = await a.talk();
    assert.equal(first?.who, who);
    const id = a.at.table.id;
    await leave(b);
    const again = await Talker.comes(bert, id);
    const before = await again.talk();
    assert.deepEqual(
      before.sayings.map(({ n, body }) => [n, body]),
      [
        [1, 'Ahoy!'],
        [2, 'goodLuck'],
        [3, 'cheers'],
      ],
    );
    await leave(a, again);
    await house.close();
    house = await openHouse({ folder: house.folder, config: { moderatorKey: key } });
    [anna, bert, cleo, dora] = [anna, bert, cleo, dora].map((visitor) => visitor.at(house.url)) as [
      Visitor,
      Visitor,
      Visitor,
      Visitor,
    ];
    const back = await Talker.comes(bert, id);
    assert.deepEqual(await back.talk(), before);
    await leave(back);
  });

  it('of those who watch reaches no player before the end, and everybody after it; no uid travels', async () => {
    const [a, b] = await pair();
    const { id } = a.at.table;
    const watcher = await Talker.comes(cleo, id, 'spectator');
    assert.equal((await watcher.talk()).channel, 'table', 'before the game all talk to all');
    await watcher.say('May I watch?');
    assert.deepEqual(await a.words(), ['May I watch?']);
    await a.at.arrange({ op: 'start' });
    const other = await Talker.comes(dora, id, 'spectator');
    // one's own game watched from a second window
    const spying = await Talker.comes(anna, id, 'spectator');
    assert.equal((await watcher.talk()).channel, 'watchers');
    const secret = 'She should stop at three ships';
    assert.equal(clauseOf(await watcher.say('to the players', { channel: 'table' })), 'S38');
    assert.equal(clauseOf(await a.say('to the watchers', { channel: 'watchers' })), 'S38');
    assert.equal(clauseOf(await watcher.say(secret, { channel: 'watchers' })), 'accepted');
    assert.equal(clauseOf(await a.say('Your turn')), 'accepted');
    assert.deepEqual(await other.words(), [secret, 'Your turn']);
    for (const player of [a, b, spying]) {
      assert.deepEqual((await player.talk()).channel, 'table');
      assert.deepEqual(await player.words(), ['May I watch?', 'Your turn'].slice(player === spying ? 1 : 0));
    }
    // a person who left their seat to a bot knows a hand, and reads no advice
    await b.at.arrange({ op: 'stand' });
    await watcher.say('He has gone');
    assert.ok((await b.talk()).sayings.every(({ channel }) => channel === 'table'));
    await b.at.arrange({ op: 'sit', seat: 1 });
    // the bot may have moved meanwhile
    await b.at.catchUp();
    const rng = rngFor(3);
    await Promise.all([a, b].map(({ at }) => at.playOut((moves) => pick(rng, moves))));
    await Promise.all([a, b, watcher].map(({ at }) => at.until(() => at.table.status === 'finished', 'the end')));
    for (const player of [a, b, spying])
      for (const words of [secret, 'He has gone']) assert.ok(!player.carries(words), words);
    assert.ok(other.carries(secret));
    assert.ok((await a.talk()).sayings.some(({ body }) => body === secret));
    await watcher.say('Well done, both');
    assert.ok((await b.words()).includes('Well done, both'));
    for (const line of [a, b, watcher, other, spying])
      for (const { uid } of [anna, bert, cleo, dora]) assert.ok(!line.carries(uid));
    const file = await http<object>(house.url, `/api/replays/${id}`);
    assert.equal(file.status, 200);
    for (const words of [secret, 'Your turn', 'Well done, both'])
      assert.ok(!JSON.stringify(file.body).includes(words), 'a replay holds no talk');
    await leave(a, b, watcher, other, spying);
  });

  it('of those who watch is not sent any more to one who takes a seat', async () => {
    const { id } = await anna.createTable({ seats: 2, bots: 1, pace: 'slow', start: true });
    const a = await Talker.comes(anna, id);
    const watcher = await Talker.comes(cleo, id, 'spectator');
    const joins = await Talker.comes(dora, id, 'spectator');
    await watcher.say('first');
    assert.deepEqual(await joins.words(), ['first']);
    await joins.at.arrange({ op: 'sit', seat: 1 });
    await watcher.say('second');
    assert.deepEqual(await joins.words(), ['first']);
    assert.deepEqual((await joins.talk()).sayings, []);
    assert.ok(!joins.carries('second'));
    await leave(a, watcher, joins);
  });

  it('needs a name, and no bot ever says a word', async () => {
    const { id } = await anna.createTable({ seats: 2, bots: 1, pace: 'instant', start: true });
    const a = await Talker.comes(anna, id);
    const nameless = await Talker.comes(Object.assign(cleo.at(house.url), { token: '' }), id, 'spectator');
    assert.equal(clauseOf(await nameless.say('hello')), 'S2');
    assert.equal((await nameless.talk()).channel, null);
    assert.deepEqual((await a.talk()).sayings, []);
    await leave(a, nameless);
  });

  it('is one line of what can be seen, and markup is only letters', async () => {
    const [a, b] = await pair();
    const cases: [string, string][] = [
      ['  a\n\tb  ', 'a b'],
      ['\u202eevil\u202c \u200bzero\ufeff', 'evil zero'],
      ['a\u0000b\u001b[31mc', 'ab[31mc'],
      [`Z${'\u0300'.repeat(40)}!`, `Z${'\u0300'.repeat(3)}!`],
      ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
      ['x'.repeat(200), 'x'.repeat(200)],
    ];
    for (const [given] of cases) assert.equal(clauseOf(await a.say(given)), 'accepted', JSON.stringify(given));
    assert.deepEqual(
      await b.words(),
      cases.map(([, read]) => read),
    );
    assert.equal(plainText('\ud800lone\udc00'), 'lone', 'no half of a character');
    await leave(a, b);
  });

  it('refuses everything else, and the same request is said once', async () => {
    const [a, b] = await pair();
    const kinds = { kind: 'text', body: 'x', id: 'x' };
    const bad: unknown[] = [
      null,
      {},
      { ...kinds, body: '' },
      { ...kinds, body: ' \u200b ' },
      { ...kinds, body: 'x'.repeat(201) },
      { ...kinds, body: 'x'.repeat(3000) },
      { ...kinds, body: { toString: 'x' } },
      { ...kinds, kind: 'html' },
      { ...kinds, kind: 'phrase', body: '__proto__' },
      { ...kinds, kind: 'emote', body: 'hello' },
      { ...kinds, channel: 'all' },
      { ...kinds, seat: 1 },
      { ...kinds, id: 'a b' },
      { kind: 'text', body: 'x' },
    ];
    for (const payload of bad) assert.equal(clauseOf(await a.at.ask<object>('say', payload)), 'S1', String(payload));
    assert.equal(clauseOf(await a.at.ask<object>('talk', { all: true })), 'S1');
    const id = 'once';
    const answers = await Promise.all([a.say('one', { id }), a.say('one', { id }), a.say('another', { id })]);
    assert.deepEqual(answers, [{ n: 1 }, { n: 1 }, { n: 1 }]);
    assert.deepEqual(await b.say('mine', { id }), { n: 2 }, 'ids are each person’s own');
    assert.deepEqual(await b.words(), ['one', 'mine']);
    assert.equal(a.at.left, null);
    await leave(a, b);
  });

  describe('complained of', () => {
    const moderate = async <T>(path: string, body?: unknown, given = key) => {
      const response = await fetch(`${house.url}/api/moderation${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { [moderatorHeader]: given, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as T };
    };
    const reports = async () => (await moderate<ReportsAnswer>('/reports')).body.reports;
    const complain = (by: Visitor, table: string, n: number, more = {}) =>
      http<{ code: string }>(house.url, `/api/tables/${table}/reports`, { n, reason: 'insult', ...more }, by.token);

    it('is kept with what was said around it; who said it can be silenced for a time', async () => {
      const [a, b] = await pair();
      const { id } = a.at.table;
      for (let i = 1; i <= 12; i++) await a.say(`before ${i}`);
      await b.say('You fool');
      for (let i = 1; i <= 12; i++) await a.say(`after ${i}`);
      assert.equal((await complain(anna, id, 13, { note: 'rude' })).status, 201);
      assert.equal((await complain(anna, id, 13, { reason: 'spam' })).status, 201, 'again, and it changes nothing');
      assert.equal((await complain(anna, id, 99)).body.code, 'noSuchSaying');
      assert.equal((await complain(anna, id, 13, { reason: 'boredom' })).body.code, 'badRequest');
      assert.equal((await complain(cleo, 'NOBODY-HERE', 13)).body.code, 'noSuchTable');
      const [report, ...others] = await reports();
      assert.ok(report);
      assert.equal(others.length, 0);
      assert.deepEqual([report.n, report.reason, report.note, report.open], [13, 'insult', 'rude', 1]);
      assert.deepEqual([report.context.length, report.context[10]?.body], [21, 'You fool']);
      assert.equal(report.table, a.at.table.code);
      assert.ok(!JSON.stringify(report).includes(bert.uid));

      const path = `/reports/${report.id}`;
      assert.equal((await moderate(path, { verdict: 'silenced', minutes: 0 })).status, 400);
      assert.equal((await moderate(path, { verdict: 'silenced', minutes: 60 })).status, 200);
      assert.equal((await moderate(path, { verdict: 'dismissed' })).status, 404, 'it is settled');
      assert.deepEqual(await reports(), []);
      const refused = (await b.say('But')) as RefusedAnswer;
      assert.equal(refused.refused.clause, 'S40');
      assert.ok(Number(refused.refused.params.seconds) > 3500);
      assert.equal(clauseOf(await b.say('hello', { kind: 'phrase' })), 'S40', 'at every table, in every way');
      assert.equal(clauseOf(await a.say('Peace')), 'accepted');
      await leave(a, b);
    });

    it('cannot be what one may not read', async () => {
      const { id } = await anna.createTable({ seats: 2, bots: 1, pace: 'slow', start: true });
      const a = await Talker.comes(anna, id);
      const watcher = await Talker.comes(cleo, id, 'spectator');
      await watcher.say('psst');
      assert.equal((await complain(anna, id, 1)).body.code, 'noSuchSaying');
      assert.equal((await complain(dora, id, 1)).status, 201);
      const [report] = await reports();
      assert.equal((await moderate(`/reports/${report?.id}`, { verdict: 'dismissed' })).status, 200);
      assert.equal(clauseOf(await watcher.say('psst again')), 'accepted');
      await leave(a, watcher);
    });

    it('is shown to nobody without the key', async () => {
      for (const wrong of ['', 'x', `${key}x`, key.slice(1)])
        assert.deepEqual((await moderate<{ code: string }>('/reports', undefined, wrong)).body.code, 'notModerator');
    });
  });

  describe('in a house with its usual limits', () => {
    before(async () => {
      await house.close();
      house = await openHouse({ config: { allow: defaults.allow, moderatorKey: key } });
      [anna, bert] = [await Visitor.named(house.url, 'Anna'), await Visitor.named(house.url, 'Bert')];
    });

    it('is limited, for each person by himself; a phrase costs less', async () => {
      const [a, b] = await pair();
      const asked = await Promise.all(Array.from({ length: 8 }, (_, i) => a.say(`flood ${i}`)));
      assert.deepEqual(asked.map(clauseOf).slice(0, 5), Array(5).fill('accepted'));
      assert.equal(clauseOf(asked[7]!), 'S7');
      const calm = await Promise.all(phrases.slice(0, 7).map((phrase) => b.say(phrase, { kind: 'phrase' })));
      assert.deepEqual(calm.map(clauseOf), Array(7).fill('accepted'));
      await leave(a, b);
    });

    it('has a key that cannot be tried out', async () => {
      const tried: number[] = [];
      for (const given of [...Array(6).fill('wrong'), key]) {
        const headers = { [moderatorHeader]: given };
        tried.push((await fetch(`${house.url}/api/moderation/reports`, { headers })).status);
      }
      assert.deepEqual(tried, [...Array(5).fill(401), 429, 429]);
    });

    it('has no page and no route for moderators where there is no key', async () => {
      await house.close();
      house = await openHouse();
      for (const path of ['/moderate', '/api/moderation/reports'])
        assert.equal((await http<{ code: string }>(house.url, path)).body.code, 'noSuchRoute', path);
    });
  });
});
