import assert from 'node:assert/strict';
import { seatsFor } from '../../../../shared/engine/seats.ts';
import { deckOf } from '../../../../shared/games/port-royal/components.ts';
import { portRoyal } from '../../../../shared/games/port-royal/index.ts';
import { rulesOf } from '../../../../shared/games/port-royal/options.ts';

const parse = (input: unknown, seats?: number) => portRoyal.parseOptions(input, seats);

const accepted = (input: unknown) => {
  const result = parse(input);
  assert.ok(result.ok);
  return result.value;
};

const refused = (input: unknown, seats?: number): [string, string] => {
  const result = parse(input, seats);
  assert.ok(!result.ok, `${JSON.stringify(input)} is accepted`);
  return [result.code, result.clause];
};

describe('Port Royal: options', () => {
  it('PR1.1 the mode is the base game unless another is asked for', () => {
    assert.equal(accepted({}).mode, 'base');
    const modes = ['base', 'onTheGo', 'contracts', 'contractsCoop', 'adventure', 'adventureCoop', 'adventureVariable'];
    for (const mode of modes) assert.equal(accepted({ mode }).mode, mode);
    for (const mode of ['__proto__', '', 1]) assert.deepEqual(refused({ mode }), ['badOptions', 'PR1.1']);
    for (const input of [null, undefined, 7, 'base', []]) assert.deepEqual(refused(input), ['badOptions', 'PR1.1']);
  });

  it('PR1.1 how many may play depends on the mode', () => {
    const ranges = { base: [2, 5], onTheGo: [2, 4], contracts: [2, 5], contractsCoop: [1, 5] } as const;
    for (const [mode, [min, max]] of Object.entries(ranges)) {
      assert.deepEqual(seatsFor(portRoyal.meta, { mode }), [min, max]);
      for (let seats = 0; seats <= 6; seats++) {
        if (seats >= min && seats <= max) assert.ok(parse({ mode }, seats).ok, `${mode} ${seats}`);
        else assert.deepEqual(refused({ mode }, seats), ['badSeats', 'PR1.1']);
      }
    }
    assert.deepEqual(seatsFor(portRoyal.meta, {}), [2, 5]);
    assert.deepEqual(portRoyal.meta.seats, [1, 5], 'of all its modes');
    assert.deepEqual(refused({}, 2.5), ['badSeats', 'PR1.1']);
    assert.throws(() => portRoyal.setup(accepted({}), 6, '0'.repeat(32), portRoyal.meta.rulesVersion));
  });

  it('PR1.1 PR1.2 what a mode settles by itself is refused when something else is asked for', () => {
    const excluded = {
      onTheGo: [{ gambler: true }, { onTheGo20: true }, { contractCards: true }, { expeditionVariant: true }],
      contracts: [{ contractCards: false }, { startVictoryCards: 3 }],
      contractsCoop: [{ contractCards: false }, { expeditionVariant: true }],
      base: [{ startVictoryCards: 3 }],
    };
    for (const [mode, list] of Object.entries(excluded))
      for (const option of list) {
        const result = parse({ mode, ...option });
        assert.ok(!result.ok, JSON.stringify({ mode, ...option }));
        const { value, ...named } = result.params;
        const [key, asked] = Object.entries(option)[0]!;
        assert.deepEqual([result.code, result.clause, named], ['excludedOption', 'PR1.2', { option: key, mode }]);
        assert.notEqual(value, asked);
        assert.ok(parse({ mode, [key]: value }).ok, 'what it is instead');
      }
  });

  it('PR1.3 the gambler, the cards of on the go and those of contracts join the deck each by itself', () => {
    const deck = (input: object) => {
      const { sets } = rulesOf(accepted(input), 3, portRoyal.meta.rulesVersion);
      return deckOf(sets).length;
    };
    assert.equal(deck({}), 119);
    assert.equal(deck({ gambler: true }), 123);
    assert.equal(deck({ onTheGo20: true }), 139);
    assert.equal(deck({ contractCards: true }), 143);
    assert.equal(deck({ gambler: true, onTheGo20: true, contractCards: true }), 167);
    assert.equal(deck({ mode: 'contracts' }), 143, 'forced on');
    assert.equal(deck({ mode: 'contractsCoop', gambler: true }), 147);
    assert.equal(deck({ mode: 'onTheGo' }), 60);
    for (const option of ['gambler', 'onTheGo20', 'contractCards'])
      assert.deepEqual(refused({ [option]: 1 }), ['badOptions', 'PR1.3']);
  });

  it('PR1.4 PR1.8 the team is asked for its victory cards unless they are given', () => {
    assert.equal(accepted({ mode: 'contractsCoop' }).startVictoryCards, 'ask');
    assert.equal(accepted({ mode: 'contractsCoop', startVictoryCards: 5 }).startVictoryCards, 5);
    for (const startVictoryCards of [-1, 31, 2.5, 'none', null])
      assert.deepEqual(refused({ mode: 'contractsCoop', startVictoryCards }), ['badOptions', 'PR1.8']);
  });

  it('PR1.2 what belongs to other sets, or to nothing, is refused', () => {
    for (const option of ['seed', 'toString', 'x'])
      assert.deepEqual(refused({ [option]: true }), ['badOptions', 'PR1.2']);
    assert.deepEqual(refused(JSON.parse('{"__proto__": {"mode": "base"}}')), ['badOptions', 'PR1.2']);
  });

  it('PR1.4 the variant is off unless asked for', () => {
    assert.equal(accepted({}).expeditionVariant, false);
    assert.equal(accepted({ expeditionVariant: true }).expeditionVariant, true);
    assert.deepEqual(refused({ expeditionVariant: 'yes' }), ['badOptions', 'PR1.4']);
  });

  it('PR1.6 the starting seat may be fixed, to a seat that the table has', () => {
    assert.equal(accepted({}).startingSeat, 'random');
    assert.equal(accepted({ startingSeat: 4 }).startingSeat, 4);
    for (const startingSeat of [-1, 5, 0.5, -0, '1', null])
      assert.deepEqual(refused({ startingSeat }), ['badOptions', 'PR1.6']);
    assert.deepEqual(refused({ startingSeat: 2 }, 2), ['badOptions', 'PR1.6']);
    assert.throws(() => portRoyal.setup(accepted({ startingSeat: 2 }), 2, '0'.repeat(32), portRoyal.meta.rulesVersion));
  });

  it('PR1.8 the discard is shown and 200 rounds are the limit, unless something else is said', () => {
    assert.deepEqual([accepted({}).showDiscard, accepted({}).maxRounds], [true, 200]);
    assert.deepEqual(accepted({ showDiscard: false, maxRounds: 30 }).maxRounds, 30);
    assert.deepEqual(refused({ showDiscard: 1 }), ['badOptions', 'PR1.8']);
    for (const maxRounds of [0, -1, 1.5, 1001, '9', Number.NaN])
      assert.deepEqual(refused({ maxRounds }), ['badOptions', 'PR1.8']);
  });

  it('PR1.8 every option of the lobby has the default that the rules have, and is accepted', () => {
    const defaults: Record<string, unknown> = { ...accepted({}) };
    for (const option of portRoyal.meta.options) {
      assert.equal(option.default, defaults[option.key]);
      assert.ok(parse({ [option.key]: option.default }).ok);
    }
    assert.deepEqual(accepted(accepted({ maxRounds: 7 })), accepted({ maxRounds: 7 }));
  });
});
