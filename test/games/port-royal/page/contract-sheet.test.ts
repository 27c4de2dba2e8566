import assert from 'node:assert/strict';
import { pileOf } from '../../../../client/games/port-royal/page/piles.ts';
import { type ContractId, face, portRoyal } from '../../../../shared/games/port-royal/index.ts';
import { portRoyal as en } from '../../../../shared/i18n/en/port-royal/index.ts';
import type { PortRoyalSpeech } from '../../../../shared/i18n/games/port-royal/speech.ts';
import { type Situation, situate } from '../support/table.ts';

const speech = (me: number | null): PortRoyalSpeech => ({
  name: (seat) => `Name${seat}`,
  isYou: (seat) => seat === me,
  face,
});

const sheet = (situation: Situation, id: ContractId, me: number | null = 0) => {
  const view = portRoyal.view(situate({ mode: 'contracts', contracts: [id], ...situation }), 'spectator');
  const pile = pileOf(en, speech(me), view, `contract:${id}`);
  assert.ok(pile);
  return pile;
};

const asks = (...given: Parameters<typeof sheet>) => (sheet(...given).asks ?? []).map(({ label, had }) => [label, had]);

describe('Port Royal: the sheet of a contract', () => {
  it('says one by one what the reader has of what it asks, and what is missing (PR12.7)', () => {
    assert.deepEqual(asks({ tableaus: [['settler-1']] }, 'c-trade-outpost'), [
      ['Settler', true],
      ['Missing: Clerk', false],
    ]);
    assert.deepEqual(asks({ tableaus: [['trader-red-1']] }, 'c-trade-master'), [
      ['Trader', true],
      ['Missing: Trader', false],
    ]);
    assert.deepEqual(asks({ tableaus: [['sailor-1']] }, 'c-mercenary'), [['Missing: 2 swords', false]]);
    assert.deepEqual(asks({ tableaus: [['sailor-1', 'pirate-2']] }, 'c-mercenary'), [['3 swords', true]]);
    assert.deepEqual(asks({ progress: [{ 'c-frigate-nemesis': 2 }] }, 'c-frigate-nemesis'), [['2 of 3', false]]);
  });

  it('asks for nothing where it is a moment, where it is done, or where nobody of the table reads', () => {
    assert.deepEqual(asks({}, 'c-jinx'), []);
    assert.deepEqual(asks({ completed: [['c-luminary']] }, 'c-luminary'), []);
    assert.deepEqual(asks({}, 'c-luminary', null), []);
  });

  it('names what each place brings and who has it, and leads on to the next contract (PR12.2)', () => {
    const contracts: ContractId[] = ['c-luminary', 'c-jinx'];
    const { places, next } = sheet({ contracts, completed: [[], ['c-luminary']] }, 'c-luminary');
    assert.deepEqual(
      places?.list.map(({ words }) => words),
      ['4 coins (Name1)', '3 coins', '2 coins', '1 coin', '0 coins'],
    );
    assert.equal(next?.target, 'contract:c-jinx');
    assert.equal(sheet({ contracts }, 'c-jinx').next?.target, 'contract:c-luminary');
    assert.equal(sheet({}, 'c-jinx').next, undefined);
  });
});
