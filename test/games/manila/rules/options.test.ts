import assert from 'node:assert/strict';
import { manila } from '../../../../shared/games/manila/index.ts';

const accepted = (input: unknown, seats?: number) => {
  const result = manila.parseOptions(input, seats);
  assert.ok(result.ok, JSON.stringify(result));
  return result.value;
};

const refused = (input: unknown, seats?: number): [string, string] => {
  const result = manila.parseOptions(input, seats);
  assert.ok(!result.ok, `${JSON.stringify(input)} is accepted`);
  return [result.code, result.clause];
};

const FRENCH = {
  rules: 'fr',
  pilotOrder: 'smallFirst',
  largePilotMoves: 'exact',
  placementPass: 'skipOne',
  stowawayTargets: 'boatsOnly',
  destituteMayInsure: false,
  seatsOnDockedBoats: false,
  evictionVacancies: 'attackedBoat',
  pirateEviction: false,
  hideCash: false,
  startValue: 0,
  startingSeat: 'random',
  showOdds: true,
};

describe('Manila: options', () => {
  it('M15.2 the French edition is the default', () => {
    assert.deepEqual(accepted({}), FRENCH);
    assert.deepEqual(accepted({ rules: 'fr' }), FRENCH);
  });

  it('M15.2 the English one sets what it has otherwise', () => {
    assert.deepEqual(accepted({ rules: 'en' }), {
      ...FRENCH,
      rules: 'en',
      largePilotMoves: 'upTo',
      placementPass: 'final',
      stowawayTargets: 'anyExceptInsurance',
      evictionVacancies: 'allBoatsOn13',
    });
  });

  it('M15.2 an option given by itself stands against the edition', () => {
    assert.equal(accepted({ rules: 'en', placementPass: 'skipOne' }).placementPass, 'skipOne');
    assert.equal(accepted({ rules: 'en', placementPass: 'skipOne' }).largePilotMoves, 'upTo');
    assert.equal(accepted({ largePilotMoves: 'upTo' }).largePilotMoves, 'upTo');
    for (const rules of ['de', 'FR', null, 1]) assert.deepEqual(refused({ rules }), ['badOptions', 'M15.2']);
  });

  it('M15.2 complete options are accepted as they are', () => {
    const complete = accepted({ rules: 'en', pilotOrder: 'largeFirst', hideCash: true, startingSeat: 3 });
    assert.deepEqual(accepted(complete), complete);
  });

  it('M15.2 the lobby knows what each edition sets', () => {
    const preset = manila.meta.preset;
    assert.equal(preset?.key, 'rules');
    const french: Record<string, unknown> = FRENCH;
    for (const rules of ['fr', 'en']) {
      const sets: Readonly<Record<string, unknown>> = preset?.values[rules] ?? {};
      for (const [key, value] of Object.entries(accepted({ rules })))
        assert.equal(value, key === 'rules' ? rules : key in sets ? sets[key] : french[key]);
    }
  });

  it('M15.1 what is not known is refused', () => {
    for (const input of [null, undefined, 7, 'fr', []]) assert.deepEqual(refused(input), ['badOptions', 'M15.1']);
    for (const option of ['seed', 'toString', 'seats', 'x'])
      assert.deepEqual(refused({ [option]: true }), ['badOptions', 'M15.1']);
    assert.deepEqual(refused(JSON.parse('{"__proto__": {"rules": "en"}}')), ['badOptions', 'M15.1']);
  });

  it('M15.1 every option has its values, and a clause for the others', () => {
    const wrong: [string, unknown, string][] = [
      ['pilotOrder', 'first', 'M9.1'],
      ['largePilotMoves', 2, 'M9.3'],
      ['placementPass', true, 'M6.4'],
      ['stowawayTargets', 'any', 'M6.7'],
      ['destituteMayInsure', 'no', 'M6.7'],
      ['seatsOnDockedBoats', 1, 'M6.6'],
      ['pirateEviction', 'yes', 'M8.6'],
      ['evictionVacancies', null, 'M8.6'],
      ['hideCash', 0, 'M13.2'],
      ['startValue', 10, 'M2.3'],
      ['startValue', '5', 'M2.3'],
      ['startValue', -0, 'M2.3'],
      ['showOdds', 'on', 'M15.3'],
    ];
    for (const [key, value, clause] of wrong) assert.deepEqual(refused({ [key]: value }), ['badOptions', clause]);
  });

  it('M2.4 the starting seat is one that the table has', () => {
    assert.equal(accepted({ startingSeat: 4 }).startingSeat, 4);
    for (const startingSeat of [-1, 5, 0.5, -0, '1', null])
      assert.deepEqual(refused({ startingSeat }), ['badOptions', 'M2.4']);
    assert.deepEqual(refused({ startingSeat: 3 }, 3), ['badOptions', 'M2.4']);
    assert.throws(() => manila.setup(accepted({ startingSeat: 3 }), 3, '0'.repeat(32), manila.meta.rulesVersion));
  });

  it('M15.1 every option of the lobby has the default that the rules have, and all its values are accepted', () => {
    const defaults: Record<string, unknown> = { ...accepted({}) };
    const offered = manila.meta.options.map(({ key }) => key);
    assert.deepEqual(offered.slice(0, 2), ['rules', 'pirateEviction']);
    assert.deepEqual(
      Object.keys(defaults).filter((key) => !offered.includes(key)),
      ['startingSeat'],
    );
    for (const option of manila.meta.options) {
      assert.equal(option.default, defaults[option.key]);
      const values = option.kind === 'choice' ? option.values : [true, false];
      for (const value of values)
        assert.equal((accepted({ [option.key]: value }) as object as typeof defaults)[option.key], value);
    }
  });
});
