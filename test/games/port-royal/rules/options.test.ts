import assert from 'node:assert/strict';
import { portRoyal } from '../../../../shared/games/port-royal/index.ts';

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
  it('PR1.1 the mode is the base game, also when nothing is said', () => {
    assert.equal(accepted({}).mode, 'base');
    assert.equal(accepted({ mode: 'base' }).mode, 'base');
    for (const mode of [
      'onTheGo',
      'contracts',
      'contractsCoop',
      'adventure',
      'adventureCoop',
      'adventureVariable',
      '',
      1,
    ])
      assert.deepEqual(refused({ mode }), ['badOptions', 'PR1.1']);
    for (const input of [null, undefined, 7, 'base', []]) assert.deepEqual(refused(input), ['badOptions', 'PR1.1']);
  });

  it('PR1.1 two to five players', () => {
    assert.deepEqual(portRoyal.meta.seats, [2, 5]);
    for (const seats of [2, 3, 4, 5]) assert.ok(parse({}, seats).ok);
    for (const seats of [0, 1, 6, 2.5]) assert.deepEqual(refused({}, seats), ['badSeats', 'PR1.1']);
    assert.throws(() => portRoyal.setup(accepted({}), 6, '0'.repeat(32), portRoyal.meta.rulesVersion));
  });

  it('PR1.2 what belongs to other sets, or to nothing, is refused', () => {
    for (const option of ['gambler', 'onTheGo20', 'contractCards', 'chapter', 'failures', 'seed', 'toString', 'x'])
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
