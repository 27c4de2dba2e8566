import assert from 'node:assert/strict';
import { refusalOf, suitedOptions } from '../../client/games/choices.ts';
import { manifests } from '../../client/games/index.ts';
import { soloOptions } from '../../client/games/options.ts';
import { featuredOf, gamesToWatch } from '../../client/page/lobby/live.ts';
import { yourTurnFirst } from '../../client/page/lobby/my-tables.ts';
import { minutesFor, seatsFor } from '../../shared/engine/seats.ts';
import { LANGS } from '../../shared/i18n/load.ts';
import type { MyTable, TableSummary } from '../../shared/protocol/http.ts';
import type { SeatInfo } from '../../shared/protocol/messages.ts';

const seat = (kind: SeatInfo['kind'], connected = true) => ({ kind, connected, name: '', level: '' }) as SeatInfo;
const [person, away, bot] = [seat('person'), seat('person', false), seat('bot')];
const game = (id: string, seats: SeatInfo[], more: Partial<TableSummary> = {}) =>
  ({ id, seats, watchers: 0, rated: false, ...more }) as TableSummary;
const ids = (tables: readonly { readonly id: string }[]) => tables.map(({ id }) => id).join('');

describe('the lists of the lobby', () => {
  it('show games of people with each other, not one’s own, not those of bots, not those that all have left', () => {
    const live = [
      game('a', [person, person]),
      game('b', [person, bot, bot]),
      game('c', [bot, bot]),
      game('d', [away, away]),
      game('e', [person, away, bot]),
    ];
    assert.equal(ids(gamesToWatch(live, [])), 'ae');
    assert.equal(ids(gamesToWatch(live, [game('a', [])])), 'e');
  });

  it('feature what is worth watching', () => {
    const two = game('a', [person, person]);
    const three = game('b', [person, person, person]);
    assert.equal(featuredOf([]), null);
    assert.equal(featuredOf([two, three])?.id, 'b');
    assert.equal(featuredOf([two, game('c', [person, person], { rated: true })])?.id, 'c');
    assert.equal(featuredOf([three, game('d', [person, person], { watchers: 2 })])?.id, 'd');
  });

  it('have first what waits for oneself', () => {
    const mine = (id: string, toMove: number[], playable = true) =>
      ({ id, toMove, seat: 0, playable }) as unknown as MyTable;
    assert.equal(ids(yourTurnFirst([mine('a', [1]), mine('b', [0]), mine('c', [0], false)])), 'bac');
  });
});

describe('a new table', () => {
  const game = manifests.find(({ id }) => id === 'port-royal')!;
  const load = async () => {
    const parts = await game.load();
    return { parts, rules: await parts.loadRules() };
  };

  it('is asked for without what its mode refuses, and has it again in another mode', async () => {
    const { parseOptions } = (await load()).rules;
    const wished = { mode: 'onTheGo', gambler: true, contractCards: true, showDiscard: false };
    assert.deepEqual(suitedOptions(parseOptions, wished, 3), { mode: 'onTheGo', showDiscard: false });
    const base = { ...wished, mode: 'base' };
    assert.deepEqual(suitedOptions(parseOptions, base, 3), base);
    assert.equal(refusalOf(parseOptions, base, 5, ['mode', 'onTheGo']), null, 'players and variants follow the mode');
  });

  it('says in every language why an option cannot be had, and what the table brings', async () => {
    const { parts, rules } = await load();
    for (const lang of LANGS) {
      const { refused, brings } = await parts.choices[lang]();
      const sentences = refused as Readonly<Record<string, typeof refused.badOptions>>;
      const why = (mode: string, value: boolean) => {
        const refusal = refusalOf(rules.parseOptions, { mode }, 3, ['contractCards', value]);
        return refusal && sentences[refusal.code]?.(refusal.params);
      };
      const [never, always] = [why('onTheGo', true), why('contracts', false)];
      assert.ok(never && always && never !== always, lang);
      assert.equal(why('base', true), null);
      const facts = (options: object, seats: number) => {
        const parsed = rules.parseOptions(options, seats);
        assert.ok(parsed.ok);
        return brings?.(rules.brings?.(parsed.value, seats) ?? {}).join(' ') ?? '';
      };
      assert.match(facts({ gambler: true }, 3), /^123 .*12/);
      assert.match(facts({ mode: 'onTheGo' }, 2), /^60 .*8/);
      assert.match(facts({ mode: 'contractsCoop' }, 1), /^143 \S+ 3 /);
    }
  });

  it('for one alone is offered where a game has it, by options that seat one', () => {
    for (const one of manifests) {
      const options = soloOptions(one);
      assert.equal(options !== null, one.seats[0] === 1, one.id);
      if (options) assert.equal(seatsFor(one, options)[0], 1);
    }
    assert.ok(minutesFor(game, { mode: 'onTheGo' }) < minutesFor(game, {}));
  });
});
