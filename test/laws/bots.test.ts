import assert from 'node:assert/strict';
import { bots, type Level } from '../../shared/bots/levels.ts';
import { isTeamGame, seatsFor } from '../../shared/engine/seats.ts';
import { borneo } from '../../shared/games/borneo/index.ts';
import { manila } from '../../shared/games/manila/index.ts';
import { portRoyal } from '../../shared/games/port-royal/index.ts';
import * as borneoTable from '../games/borneo/support/table.ts';
import * as manilaTable from '../games/manila/support/table.ts';
import { type Situation, table } from '../games/port-royal/support/table.ts';
import { settings } from '../support/games.ts';
import { rngFor, seedOf } from '../support/random-play.ts';

describe('Bots of every game', () => {
  for (const { name, game, version, options, seats, trial } of settings) {
    it(`${name}: every level plays legal moves to the end, and the same ones again`, () => {
      for (const level of Object.keys(bots) as Level[]) {
        const [first, second] = [1, 2].map(() => {
          const state = game.setup(options, seats, seedOf(31), version);
          const rng = rngFor(31);
          const played: string[] = [];
          for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
            const moves = game.legalMoves(state, seat);
            const move = bots[level]({ game, view: game.view(state, seat), seat, moves }, rng);
            assert.ok(moves.includes(move));
            game.apply(state, seat, move, () => {});
            played.push(game.format(move));
            assert.ok(played.length < trial.longest);
          }
          return played;
        });
        assert.deepEqual(first, second);
      }
    });
  }

  const smallest = settings.filter(({ seats, game, options }) => seats === seatsFor(game.meta, options)[0]);
  for (const { name, game, version, options, seats } of smallest.filter(
    ({ game, options }) => !isTeamGame(game.meta, options),
  ))
    it(`${name}: the greedy one beats the aimless ones`, () => {
      let won = 0;
      const duels = 20;
      const rng = rngFor(32);
      for (let n = 0; n < duels; n++) {
        const state = game.setup(options, seats, seedOf(n), version);
        const hero = n % seats;
        for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
          const level: Level = seat === hero ? 'greedy' : 'random';
          const moves = game.legalMoves(state, seat);
          game.apply(state, seat, bots[level]({ game, view: game.view(state, seat), seat, moves }, rng), () => {});
        }
        const winners: readonly number[] = game.outcome(state)?.winners ?? [];
        if (winners.includes(hero)) won += 1 / winners.length;
      }
      assert.ok(won / duels > 0.85, `won ${won} of ${duels}`);
    });

  for (const { name, game, version, options, seats } of smallest.filter(({ game, options }) =>
    isTeamGame(game.meta, options),
  ))
    it(`${name}: a team of greedy ones wins where an aimless one never does`, () => {
      const wins = (level: Level): number => {
        const rng = rngFor(33);
        let won = 0;
        for (let n = 0; n < 40; n++) {
          const state = game.setup(options, seats, seedOf(n), version);
          for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
            const moves = game.legalMoves(state, seat);
            game.apply(state, seat, bots[level]({ game, view: game.view(state, seat), seat, moves }, rng), () => {});
          }
          if (game.outcome(state)?.team?.won) won++;
        }
        return won;
      };
      assert.ok(wins('random') <= 2);
      assert.ok(wins('greedy') >= 8, String(wins('greedy')));
    });
});

describe('The greedy bot of Port Royal', () => {
  const chooses = (situation: Situation, ...words: string[]): string => {
    const at = table(situation);
    for (const word of words) at.plays(at.state.active, word);
    const seat = portRoyal.actors(at.state)[0]!;
    const moves = portRoyal.legalMoves(at.state, seat);
    const input = { game: portRoyal, view: portRoyal.view(at.state, seat), seat, moves };
    const move = bots.greedy(input, rngFor(1));
    return at.answers(seat)[moves.indexOf(move)]!;
  };

  it('draws on while nothing can happen, and stops when a ship more is likely to cost the turn', () => {
    assert.equal(chooses({ harbour: ['settler-1'], coins: [0, 3] }), 'draw');
    const four = ['ship-yellow-2-3', 'ship-blue-2-3', 'ship-green-3-3', 'ship-red-6-3'];
    assert.equal(chooses({ harbour: [...four, 'sailor-1'], coins: [3, 3] }), 'stop');
  });

  it('drives away the ship that would cost the turn', () => {
    const harbour = ['ship-yellow-2-3', 'ship-blue-2-3', 'ship-green-3-3'];
    assert.equal(chooses({ harbour, deck: ['ship-blue-1-1'], tableaus: [['sailor-1']] }, 'draw'), 'repel');
  });

  it('takes the richer ship, and completes an expedition that it can', () => {
    assert.equal(chooses({ harbour: ['ship-red-1-1', 'ship-blue-5-4'], coins: [0, 0] }, 'stop'), 'trade ship-blue-5-4');
    const crew = { tableaus: [['priest-1', 'priest-1']], table: ['expedition-priest2'] };
    assert.equal(chooses({ harbour: ['sailor-1'], ...crew }), 'complete expedition-priest2');
  });

  it('pays nobody for a ship that brings only the fee', () => {
    assert.equal(chooses({ harbour: ['ship-red-1-1'], coins: [0, 0] }, 'stop', 'pass'), 'pass');
  });

  it('hires what wins when the last window has come', () => {
    const tableaus = [
      ['admiral-3', 'admiral-3', 'senorita-3', 'senorita-3'],
      ['pirate-3', 'sailor-3', 'jester-3', 'jester-2', 'captain-1'],
    ];
    const situation = { active: 1, ending: true, harbour: ['sailor-1', 'ship-blue-5-4'], tableaus, coins: [0, 3] };
    assert.equal(chooses(situation, 'stop'), 'hire sailor-1');
  });

  describe('in a team', () => {
    const team = { mode: 'contractsCoop', time: 8, contracts: ['c-bruja', 'c-explorer'] } as const;

    it('leaves a person to whoever needs them for a contract, and takes one that it needs', () => {
      const harbour = ['captain-1', 'ship-yellow-1-1'];
      const tableaus = [[], ['senorita-2']];
      const theirs = { ...team, contracts: ['c-bruja'], harbour, coins: [8, 8] } as const;
      assert.equal(chooses({ ...theirs, tableaus }, 'stop'), 'trade ship-yellow-1-1');
      assert.equal(chooses({ ...theirs, tableaus: [...tableaus].reverse() }, 'stop'), 'hire captain-1');
    });

    it('goes on the voyage that a contract asks for, and stores the ship of a new colour', () => {
      const crew = { tableaus: [['priest-1', 'priest-1']], table: ['expedition-priest2'] };
      assert.equal(chooses({ ...team, harbour: ['sailor-1'], ...crew }), 'complete expedition-priest2');
      const pirates = { ...team, contracts: ['c-pirates-nest'], tableaus: [['sailor-1', 'pirate-1']] } as const;
      assert.equal(chooses({ ...pirates, harbour: ['sailor-1'], deck: ['ship-blue-1-1'] }, 'draw'), 'store');
    });
  });
});

describe('The greedy bot of Manila', () => {
  const chooses = (at: manilaTable.Table): string => {
    const seat = at.asked();
    const moves = manila.legalMoves(at.state, seat);
    return manila.format(bots.greedy({ game: manila, view: manila.view(at.state, seat), seat, moves }, rngFor(1)));
  };
  const choosesAt = (situation: manilaTable.Situation): string => chooses(manilaTable.table(situation));
  const last = { rolls: 2, moment: 'placement' } as const;

  it('bids for the office, but never what it cannot be worth', () => {
    const opening = choosesAt({});
    assert.match(opening, /^bid \d+$/);
    assert.ok(Number(opening.slice(4)) <= 20, opening);
    assert.equal(chooses(manilaTable.table({ seats: 3 }).plays(0, 'bid 45')), 'pass');
  });

  it('buys what will rise, and nothing when the game is as good as over', () => {
    assert.match(choosesAt({ moment: 'share', shares: [['jade', 'jade']] }), /^buy/);
    const late = { nutmeg: 20, silk: 0, ginseng: 0, jade: 0 };
    assert.equal(choosesAt({ moment: 'share', values: late, cash: [5], pledged: [2] }), 'decline');
  });

  it('launches the ware of its own shares ahead', () => {
    const at = manilaTable.table({
      moment: 'share',
      shares: [
        ['jade', 'jade'],
        ['silk', 'silk'],
        ['nutmeg', 'silk'],
      ],
    });
    at.plays(0, 'decline').plays(0, 'load jade').plays(0, 'load silk').plays(0, 'load nutmeg');
    assert.equal(chooses(at), 'launch jade 5');
  });

  it('takes the seat that pays most for the risk', () => {
    assert.equal(choosesAt({ ...last, boats: { nutmeg: 2, silk: 13, jade: 3 } }), 'place seat:silk');
    const slow = { nutmeg: 'port', silk: 3, jade: 4 } as const;
    assert.equal(choosesAt({ ...last, boats: slow, crews: { nutmeg: [1] } }), 'place shipyard:B');
  });

  it('insures when all is well, and nobody when it is not', () => {
    const fast = { nutmeg: 'port', silk: 13, jade: 'port' } as const;
    assert.equal(choosesAt({ ...last, boats: fast, crews: { silk: [1, 1, 2] }, port: { C: 1 } }), 'place insurance');
    const slow = { nutmeg: 2, silk: 3, jade: 4 };
    const taken = { shipyard: { A: 1, B: 2, C: 1 }, pirates: [2], port: { A: 1 }, pilots: { small: 2, large: 2 } };
    assert.equal(choosesAt({ ...last, boats: slow, ...taken }), 'pass');
  });

  it('does not pay for what cannot come', () => {
    const boats = { nutmeg: 2, silk: 3, jade: 'port' } as const;
    const taken = { port: { A: 1 }, shipyard: { A: 1, B: 2 }, pirates: [2], insurer: 1 } as const;
    assert.equal(choosesAt({ ...last, boats, ...taken, pilots: { small: 2, large: 1 } }), 'pass');
  });

  it('pilots its own boat home and others’ away', () => {
    const pilots = { moment: 'pilots', rolls: 2, pilots: { small: 0 } } as const;
    const shares = [[], [], []];
    const boats = { nutmeg: 13, silk: 3, jade: 2 };
    assert.equal(choosesAt({ ...pilots, shares, boats, crews: { nutmeg: [0] }, pirates: [1] }), 'steer nutmeg 1');
    const doubtful = { nutmeg: 8, silk: 3, jade: 2 };
    assert.equal(choosesAt({ ...pilots, shares, boats: doubtful, crews: { nutmeg: [1, 2] } }), 'steer nutmeg -1');
  });

  it('boards a boat that is sure to arrive', () => {
    const boats = { nutmeg: 13, silk: 3, jade: 2 };
    assert.equal(choosesAt({ moment: 'boarding', rolls: 2, boats, pirates: [0] }), 'board nutmeg');
  });

  it('sends what it plundered where its own berth pays', () => {
    const at = manilaTable.table({
      moment: 'roll',
      rolls: 2,
      boats: { nutmeg: 12, silk: 13, jade: 13 },
      shares: [[], [], []],
      pirates: [0],
      shipyard: { A: 0 },
    });
    assert.equal(chooses(at.rolls(1, 1, 1)), 'send nutmeg shipyard');
  });
});

describe('The greedy bot of Borneo', () => {
  const chooses = (at: borneoTable.Table): string => {
    const seat = at.asked();
    const moves = borneo.legalMoves(at.state, seat);
    return borneo.format(bots.greedy({ game: borneo, view: borneo.view(at.state, seat), seat, moves }, rngFor(1)));
  };
  const choosesAt = (situation: borneoTable.Situation): string => chooses(borneoTable.table(situation));

  it('takes a first rank that nobody has', () => {
    const companies = { red: [1], yellow: [2, 1], green: [1, 2] };
    assert.equal(choosesAt({ moment: 'placing', companies }), 'placeMerchant blue');
  });

  it('completes the dear mission, and at the end any', () => {
    const each2 = ['S52', 'S49', 'S50', 'S51'];
    assert.equal(choosesAt({ warehouses: [each2], harbours: ['galle'] }), 'mission each2');
    const last = borneoTable.table({
      moment: 'ship',
      hands: [['S10', 'S20']],
      draw: [],
      warehouses: [[], ['S52', 'S55']],
    });
    assert.equal(chooses(last.plays(0, 'ship S10 1')), 'mission same4');
  });

  it('waits with a cheap mission when a dear one is near', () => {
    const warehouses = [['S52', 'S49', 'S50', 'S03']];
    assert.equal(choosesAt({ warehouses }), 'pass');
  });

  it('pays with cards of two units', () => {
    const at = borneoTable.table({ warehouses: [['S04', 'S07', 'S52', 'S55']] }).plays(0, 'mission same4');
    assert.match(chooses(at), /^pay S5[25]$/);
  });

  it('makes the monopoly that is its own, and not another one', () => {
    const laden = {
      moment: 'ship',
      hands: [['S43', 'S60']],
      places: [['tidore', 'S25', 'S48', 'S01'], ['banda'], ['ternate']],
    } as const;
    // both cards bring red to six; the second one has two units
    assert.equal(choosesAt({ ...laden, companies: { red: [0] } }), 'ship S60 1');
    assert.doesNotMatch(choosesAt({ ...laden, companies: { red: [1] } }), / 1$/);
  });

  it('picks what its mission lacks', () => {
    const at = borneoTable.table({
      moment: 'ship',
      hands: [['S43', 'S60']],
      places: [['tidore', 'S25', 'S48', 'S01'], ['banda'], ['ternate']],
      companies: { red: [1, 2] },
      warehouses: [[], ['S52', 'S50', 'S06'], []],
    });
    assert.match(chooses(at.plays(0, 'ship S43 1')), /^pick S(48|01)$/);
  });

  it('attacks a weak first rank with a strong hand, and lays what is enough', () => {
    const hands = [['S01', 'S02', 'S03', 'S13', 'S60', 'S59'], ['S06']];
    const companies = { red: [1, 0], blue: [2, 1] };
    const at = borneoTable.table({ moment: 'company', hands, companies });
    assert.equal(chooses(at), 'attack red 2 1');
    at.plays(0, 'attack red 2 1').plays(0, 'attackCard S13');
    assert.equal(chooses(at), 'done');
  });

  it('defends when that wins, and keeps its cards when it does not', () => {
    const fight = (defender: string[]) =>
      borneoTable
        .table({ moment: 'company', companies: { red: [1, 0] }, hands: [['S37', 'S05'], defender] })
        .inTurn('attack red 2 1', 'attackCard S37');
    assert.equal(chooses(fight(['S14', 'S49', 'S06'])), 'defendCard S14');
    assert.equal(chooses(fight(['S49', 'S50', 'S06'])), 'done');
  });

  it('takes its reward', () => {
    const at = borneoTable
      .table({
        moment: 'company',
        companies: { red: [1, 0] },
        hands: [
          ['S37', 'S05'],
          ['S14', 'S06'],
        ],
      })
      .inTurn('attack red 2 1', 'attackCard S37', 'defendCard S14');
    assert.equal(chooses(at), 'reward S14');
  });
});
