import assert from 'node:assert/strict';
import { attackStrength, bonusOf, defenceStrength } from '../../../../shared/games/borneo/index.ts';
import { type Situation, table } from '../support/table.ts';
import { combats } from './vectors.ts';

const company = (situation: Situation) => table({ moment: 'company', ...situation });

describe('Borneo: transfers', () => {
  it('B6.1 everyone below moves up, the merchant goes to the end of another company', () => {
    const at = company({ companies: { red: [1, 0, 2], blue: [2] } });
    at.quotes(0, 'transfer red 2 blue', { rank: 2 }).plays(0, 'transfer red 2 blue');
    at.tells('merchantTransferred', { seat: 0, from: 'red', fromRank: 2, to: 'blue', toRank: 2 });
    at.ranks({ red: [1, 2], blue: [2, 0] }).asks(0, 'ship');
  });

  it('B6.1 R29 not within a company, not into a full one, not somebody else', () => {
    const at = company({ companies: { red: [1, 0, 2], blue: [2, 1, 2, 1, 2] } });
    at.refuses(0, 'transfer red 2 red', 'sameCompany', 'B6.1').refuses(0, 'transfer red 2 blue', 'companyFull', 'B6.1');
    at.refuses(0, 'transfer red 1 green', 'notYourMerchant', 'B6.1');
    at.refuses(0, 'transfer red 4 green', 'noSuchMerchant', 'B6.1');
  });

  it('B6.2 B4.2 there is always a transfer, and nobody has to', () => {
    const full = { red: [0, 1, 2, 3, 4], yellow: [0, 1, 2, 3, 4], green: [0, 1, 2, 3, 4] };
    const at = company({ seats: 5, companies: full, hands: [['S10']] });
    at.asks(0, 'company', ['pass', 'transfer red 1 blue', 'transfer yellow 1 blue', 'transfer green 1 blue']);
    at.plays(0, 'pass').tells('passed', { seat: 0, phase: 'company' }).asks(0, 'ship');
  });

  it('B6.3 any own merchant may go, on cards next to an own one too', () => {
    const at = company({ companies: { red: [0, 0], blue: [1, 0] }, options: { edition: 'card' }, hands: [['S12']] });
    at.plays(0, 'transfer red 2 blue').ranks({ red: [0], blue: [1, 0, 0] });
  });
});

describe('Borneo: combats', () => {
  const red = { companies: { red: [1, 2, 0, 2], green: [2] } };
  const hands = [
    ['S01', 'S13', 'S05'],
    ['S14', 'S15'],
    ['S06', 'S17'],
  ];

  for (const vector of combats)
    it(`B7.4 B7.5 B7.6 B7.7 B7.12 R16 R17 R18 R19 F13 F14 F16 F17 F29 ${vector.id}`, () => {
      const [attackerRank, defenderRank] = vector.ranks;
      const attacker = vector.companies.red[attackerRank - 1] ?? 0;
      const defender = vector.companies.red[defenderRank - 1] ?? 0;
      const held = [[], [], []].map((_, seat) => {
        if (seat === attacker) return [...vector.attack, 'S60'];
        return seat === defender ? [...vector.defence, 'S59', 'S58'] : ['S57'];
      });
      const fight = (edition: 'board' | 'card') => {
        const at = company({ companies: vector.companies, hands: held, active: attacker, options: { edition } });
        at.plays(attacker, `attack red ${attackerRank} ${defenderRank}`);
        for (const card of vector.attack) at.plays(attacker, `attackCard ${card}`);
        for (const card of vector.defence) at.plays(defender, `defendCard ${card}`);
        if (vector.defence.length < vector.attack.length) at.plays(defender, 'done');
        const [attack, defence] = vector.strengths;
        return at.tells('combatDecided', { attack, defence, success: vector.success });
      };
      for (const edition of ['board', 'card'] as const) {
        const at = fight(edition);
        if (vector.success) at.asks(defender, 'displaced');
        else if (vector.rewards?.length)
          at.asks(defender, 'defenceReward', [...vector.rewards.map((card) => `reward ${card}`), 'none']);
        else at.asks(attacker, 'ship').warehouse(defender);
        const havens = vector.havens?.[edition === 'board' ? 0 : 1];
        if (havens) at.asks(defender, 'displaced', ['swap', ...havens.map((to) => `leave ${to}`)]);
        if (vector.swapped)
          fight(edition)
            .plays(defender, 'swap')
            .stands('red', ...vector.swapped);
        if (vector.left) {
          const left = fight(edition).plays(defender, 'leave green');
          left.stands('red', ...vector.left.red).stands('green', ...vector.left.green);
        }
      }
      if (vector.rejoined) {
        fight('card')
          .plays(defender, 'leave red')
          .stands('red', ...vector.rejoined);
        fight('card').quotes(defender, 'leave red', { rank: vector.rejoined.length });
        fight('board').refuses(defender, 'leave red', 'sameCompany', 'B7.5');
      }
    });

  it('B7.1 F12 with one card nobody attacks', () => {
    const at = company({ ...red, hands: [['S01']] });
    at.refuses(0, 'attack red 3 1', 'tooFewCards', 'B7.1', { cards: 1 });
    assert.ok(!at.answers(0).some((words) => words.startsWith('attack')));
  });

  it('B7.1 B7.11 F12 refused: no flag, an own merchant, a lower one, nobody there, somebody else as attacker', () => {
    const at = company({ companies: { red: [1, 0, 2, 0], blue: [1, 0] }, hands: [['S01', 'S16']] });
    at.refuses(0, 'attack blue 2 1', 'noFlag', 'B7.1').refuses(0, 'attack red 4 2', 'ownTarget', 'B7.11');
    at.refuses(0, 'attack red 2 3', 'lowerTarget', 'B7.1').refuses(0, 'attack red 5 1', 'noSuchMerchant', 'B7.1');
    at.refuses(0, 'attack red 2 6', 'noSuchMerchant', 'B7.1').refuses(0, 'attack red 3 1', 'notYourMerchant', 'B7.1');
    const attacks = at.answers(0).filter((words) => words.startsWith('attack'));
    assert.deepEqual(attacks, ['attack red 2 1', 'attack red 4 1', 'attack red 4 3']);
  });

  it('B7.2 B7.9 B7.10 F12 cards are laid one by one, at least one, each with the flag, and one is kept', () => {
    const at = company({ ...red, hands });
    at.quotes(0, 'attack red 3 1', { defender: 1, bonus: 1, strongest: 6 });
    // of two cards that show the flag one stays in hand
    company({ ...red, hands: [['S13', 'S37']] }).quotes(0, 'attack red 3 1', { defender: 1, bonus: 1, strongest: 3 });
    at.plays(0, 'attack red 3 1').tells('attackBegan', { seat: 0, company: 'red', defender: 1 });
    at.asks(0, 'attackCard', ['attackCard S01', 'attackCard S13']);
    at.refuses(0, 'done', 'mustAttack', 'B7.2').refuses(0, 'attackCard S05', 'noFlag', 'B7.2');
    at.refuses(0, 'attackCard S02', 'notInHand', 'B7.2').refuses(0, 'pass', 'notNow', 'B4.1');
    at.quotes(0, 'attackCard S01', { flags: 3, attack: 3, defence: 1, bonus: 1 });
    at.plays(0, 'attackCard S01').tells('attackCardLaid', { seat: 0, card: 'S01', flags: 3 });
    at.asks(0, 'attackCard', ['attackCard S13', 'done']);
    at.plays(0, 'attackCard S13').asks(1, 'defendCard').hand(0, 'S05');
  });

  it('B7.3 R14 R15 F15 a defender lays no more cards than the attacker, and keeps one', () => {
    for (const edition of ['board', 'card']) {
      const at = company({ ...red, hands, options: { edition } });
      at.inTurn('attack red 3 1', 'attackCard S01', 'done').asks(1, 'defendCard', [
        'defendCard S14',
        'defendCard S15',
        'done',
      ]);
      at.refuses(1, 'defendCard S01', 'notInHand', 'B7.3');
      // one card each: decided at once
      at.plays(1, 'defendCard S15').tells('combatDecided', { attack: 3, defence: 4, bonus: 1, success: false });
      const two = company({ ...red, hands, options: { edition } });
      two.inTurn('attack red 3 1', 'attackCard S01', 'attackCard S13', 'defendCard S14');
      // of two cards one is kept, though two might be laid
      two.tells('combatDecided', { attack: 6, defence: 4, success: true }).hand(1, 'S15');
    }
  });

  it('B7.3 F15 nobody has to defend; B7.7 a bonus alone brings no card', () => {
    const at = company({ companies: { red: [1, 2, 2, 0] }, hands: [['S49', 'S05'], ['S14', 'S15'], ['S06']] });
    at.inTurn('attack red 4 1', 'attackCard S49').plays(1, 'done');
    at.tells('combatDecided', { attack: 1, defence: 2, success: false }).doesNotTell('rewardDeclined');
    at.asks(0, 'ship').hand(1, 'S14', 'S15').discarded('S49').stands('red', 1, 2, 2, 0);
  });

  it('B7.3 a card without the flag cannot defend', () => {
    const at = company({
      companies: { red: [1, 0] },
      hands: [
        ['S01', 'S05'],
        ['S06', 'S12'],
      ],
    });
    at.inTurn('attack red 2 1', 'attackCard S01').refuses(1, 'defendCard S06', 'noFlag', 'B7.3');
  });

  it('B7.5 all cards laid are discarded when the attack succeeds', () => {
    const at = company({ ...red, hands });
    at.inTurn('attack red 3 1', 'attackCard S01', 'attackCard S13', 'defendCard S14', 'swap');
    at.tells('merchantsMoved', { attacker: 0, defender: 1, company: 'red', to: null });
    at.tells('cardsDiscarded', { cards: ['S01', 'S13', 'S14'], why: 'combat' }).discarded('S01', 'S13', 'S14');
  });

  it('B7.5 B7.8 a full company takes nobody in, and some other has room', () => {
    const companies = { red: [1, 0], yellow: [2, 2, 2, 1, 1], blue: [0, 0] };
    const at = company({ companies, hands: [['S01', 'S05']] });
    at.inTurn('attack red 2 1', 'attackCard S01', 'done').asks(1, 'displaced', ['swap', 'leave green', 'leave blue']);
    at.refuses(1, 'leave yellow', 'companyFull', 'B7.5').quotes(1, 'leave blue', { rank: 3 });
    at.quotes(1, 'swap', { rank: 2 });
  });

  it('B7.6 R19 F17 one of one’s own cards, or none', () => {
    const fight = () => {
      const at = company({ ...red, hands: [['S37', 'S16', 'S05'], ['S06'], ['S14', 'S15', 'S60']] });
      return at.inTurn('attack red 3 2', 'attackCard S16', 'attackCard S37', 'defendCard S14', 'defendCard S15');
    };
    const at = fight().asks(2, 'defenceReward', ['reward S14', 'reward S15', 'none']);
    at.refuses(2, 'reward S37', 'notYourDefence', 'B7.6');
    at.plays(2, 'reward S14').tells('rewardTaken', { seat: 2, card: 'S14' }).warehouse(2, 'S14');
    at.discarded('S16', 'S37', 'S15').asks(0, 'ship');
    fight().plays(2, 'none').tells('rewardDeclined', { seat: 2 }).warehouse(2).discarded('S16', 'S37', 'S14', 'S15');
  });

  it('B7.9 F35 while the beaten player chooses both stand where they stood', () => {
    const at = company({ ...red, hands });
    at.inTurn('attack red 3 1', 'attackCard S01', 'done', 'done').asks(1, 'displaced').stands('red', 1, 2, 0, 2);
    at.plays(1, 'leave blue').ranks({ red: [0, 2, 2], green: [2], blue: [1] });
  });

  it('B7.10 an attack that cannot win is allowed', () => {
    const at = company({ companies: { red: [1, 2, 2, 0] }, hands: [['S49', 'S05'], ['S06']] });
    at.inTurn('attack red 4 1', 'attackCard S49').tells('combatDecided', { attack: 1, defence: 2, success: false });
  });

  it('B7.11 R16 F14 own merchants are passed over, and count as between', () => {
    const at = company({ companies: { red: [1, 0, 0] }, hands: [['S01', 'S05'], ['S06']] });
    at.inTurn('attack red 3 1', 'attackCard S01').tells('combatDecided', { attack: 3, defence: 1, bonus: 1 });
    at.plays(1, 'swap').stands('red', 0, 0, 1);
  });

  it('B7.4 strength is counted the same way everywhere', () => {
    const combat = {
      company: 'red',
      attacker: 0,
      attackerRank: 4,
      defender: 1,
      defenderRank: 1,
      attack: ['S01', 'S37'],
      defence: ['S13'],
    } as const;
    assert.deepEqual([attackStrength(combat), defenceStrength(combat), bonusOf(combat)], [5, 5, 2]);
  });

  it('B16.4 R38 F31 a defender without a usable card is asked, one with a single card is not', () => {
    const fight = (defender: string[]) => {
      const at = company({ companies: { red: [1, 0] }, hands: [['S01', 'S13', 'S05'], defender] });
      return at.inTurn('attack red 2 1', 'attackCard S01', 'done');
    };
    fight(['S06', 'S12']).asks(1, 'defendCard', ['done']);
    fight(['S14']).asks(1, 'displaced').tells('combatDecided', { defence: 0 });
  });

  it('B16.4 F31 laying down is not cut short for want of usable cards', () => {
    const hands = [
      ['S01', 'S05', 'S06'],
      ['S49', 'S12', 'S08'],
    ];
    const at = company({ companies: { red: [1, 0] }, hands });
    at.inTurn('attack red 2 1', 'attackCard S01').asks(0, 'attackCard', ['done']).plays(0, 'done');
    at.asks(1, 'defendCard', ['defendCard S49', 'done']);
    const two = company({
      companies: { red: [1, 0] },
      hands: [
        ['S01', 'S13', 'S06'],
        ['S49', 'S12', 'S08'],
      ],
    });
    two.inTurn('attack red 2 1', 'attackCard S01', 'attackCard S13', 'defendCard S49').asks(1, 'defendCard', ['done']);
  });
});
