import assert from 'node:assert/strict';
import { places, type Situation, type Table, table } from '../support/table.ts';

const BOATS = { nutmeg: 4, silk: 3, jade: 2 };
const round = (situation: Situation = {}): Table => table({ moment: 'placement', boats: BOATS, ...situation });

/** Cash 1 and every share pledged. */
const BROKE = { cash: [1], pledged: [2] };
/** The last round, with every space but insurance taken and every boat in port. */
const CROWDED: Situation = {
  boats: { nutmeg: 'port', silk: 'port', jade: 'port' },
  rolls: 2,
  port: { A: 0, B: 1, C: 2 },
  shipyard: { A: 0, B: 1, C: 2 },
  pirates: [0, 1],
  pilots: { small: 2, large: 1 },
};
const EVERYWHERE = places(
  'port:A',
  'port:B',
  'port:C',
  'shipyard:A',
  'shipyard:B',
  'shipyard:C',
  'pirate',
  'pilot:small',
  'pilot:large',
);
const SEATS = places('seat:nutmeg', 'seat:silk', 'seat:jade');

describe('Manila: placement', () => {
  it('M3.2 A22 C21 three players: two rounds, roll, round, roll, round, roll', () => {
    const at = round().tells('roundBegan', { round: 1, rounds: 4 });
    at.passRound().tells('roundBegan', { round: 2 }).passRound().asks(0, 'roll').rolls(1, 1, 1);
    at.tells('roundBegan', { round: 3 }).passRound().asks(0, 'roll').rolls(1, 1, 1);
    at.tells('roundBegan', { round: 4 }).passRound().asks(0, 'roll').rolls(1, 1, 1).tells('voyageEnded');
  });

  it('M3.2 four and five players: a round before each roll', () => {
    for (const seats of [4, 5]) {
      const at = round({ seats }).tells('roundBegan', { round: 1, rounds: 3 });
      at.passRound().rolls(1, 1, 1).passRound().rolls(1, 1, 1).passRound().asks(0, 'roll').rolls(1, 1, 1);
      at.tells('voyageEnded');
    }
  });

  it('M6.1 the master first, then clockwise, one accomplice each', () => {
    const at = round({ master: 2 }).asks(2, 'placement').plays(2, 'place port:A').asks(0, 'placement');
    at.plays(0, 'place port:B').asks(1, 'placement').refuses(0, 'place port:C', 'notYourTurn', 'M15.4', { turn: 1 });
    at.plays(1, 'pass').asks(2, 'placement').tells('roundBegan', { round: 2 }).inHand(3, 4, 3);
  });

  it('M6.2 who has no accomplice in hand is skipped', () => {
    const crews = { nutmeg: [1, 1], silk: [1], jade: [1] };
    round({ crews }).plays(0, 'pass').asks(2, 'placement').doesNotTell('roundBegan');
  });

  it('M6.3 whoever places pays the cost to the bank, and pledges shares where needed', () => {
    const at = round({ cash: [3] }).quotes(0, 'place port:A', { cost: 4, pledges: 1, payout: 6, stowaway: false });
    at.plays(0, 'place port:A').cash(11, 30, 30).pledged(1, 0, 0);
    at.tells('accomplicePlaced', { seat: 0, space: 'port:A', index: 0, paid: 4, stowaway: false });
    at.plays(1, 'place seat:silk')
      .cash(11, 27, 30)
      .tells('accomplicePlaced', { space: 'seat:silk', index: 0, paid: 3 });
  });

  it('M6.3 A24 any number of one’s own may share an area', () => {
    const at = round({ port: { A: 0 }, crews: { silk: [0] }, pirates: [0] });
    at.plays(0, 'place port:B').plays(1, 'pass').plays(2, 'pass');
    at.asks(1, 'placement');
    assert.deepEqual(at.state.port, { A: 0, B: 0, C: null });
    round({ crews: { silk: [0] } })
      .plays(0, 'place seat:silk')
      .crew('silk', 0, 0, null);
  });

  it('M6.3 what one’s funds cannot pay is refused', () => {
    const at = round({ cash: [4], pledged: [2] });
    at.refuses(0, 'place pirate', 'tooPoor', 'M6.3', { space: 'pirate', cost: 5, funds: 4 });
    at.plays(0, 'place port:A').cash(0, 30, 30);
  });

  it('M6.4 A2 C21 who passes may place in the next round', () => {
    const at = round()
      .plays(0, 'pass')
      .tells('roundPassed', { seat: 0, final: false })
      .plays(1, 'pass')
      .plays(2, 'pass');
    at.asks(0, 'placement').plays(0, 'place port:A').inHand(3, 4, 4).plays(1, 'pass').plays(2, 'pass');
    // the accomplice of the first round is not made up for
    at.rolls(1, 1, 1).plays(0, 'place port:B').asks(1, 'placement');
  });

  it('M6.4 A2 C21 with the English edition whoever passed is skipped in all later rounds', () => {
    const at = round({ options: { rules: 'en' } })
      .plays(0, 'pass')
      .tells('roundPassed', { seat: 0, final: true });
    at.plays(1, 'place port:A').plays(2, 'pass').asks(1, 'placement').plays(1, 'place port:B').asks(0, 'roll');
    at.rolls(1, 1, 1).asks(1, 'placement').plays(1, 'pass').asks(0, 'roll').rolls(1, 1, 1).asks(0, 'roll');
    at.rolls(1, 1, 1).asks(0, 'auction').passAuction(0).asks(0, 'share');
    assert.deepEqual(
      at.state.players.map(({ retired }) => retired),
      [false, false, false],
    );
  });

  it('M6.5 a space whose fate is known may still be taken', () => {
    const at = round({ boats: { nutmeg: 'port', silk: 11, jade: 3 }, rolls: 2 });
    at.plays(0, 'place port:A').plays(1, 'place shipyard:C').asks(2, 'placement');
  });

  it('M6.6 all spaces, each for one accomplice', () => {
    const at = round().asks(0, 'placement', [...SEATS, ...EVERYWHERE, 'place insurance', 'pass']);
    for (const space of ['port:A', 'shipyard:B', 'pilot:small', 'insurance']) {
      at.plays(at.asked(), `place ${space}`);
      at.refuses(at.asked(), `place ${space}`, 'spaceTaken', 'M6.6', { space });
    }
  });

  it('M6.6a the cheapest vacant seat of a boat at sea', () => {
    const at = round({ crews: { nutmeg: [2] } });
    at.quotes(0, 'place seat:nutmeg', { cost: 3, pledges: 0, payout: 12, total: 24, stowaway: false });
    at.plays(0, 'place seat:nutmeg').crew('nutmeg', 2, 0, null).cash(27, 30, 30);
    at.plays(1, 'place seat:nutmeg').crew('nutmeg', 2, 0, 1).cash(27, 26, 30);
    at.refuses(2, 'place seat:nutmeg', 'boatFull', 'M6.6', { ware: 'nutmeg' });
    const jade = round({ crews: { jade: [1, 1, 2] } })
      .plays(0, 'place seat:jade')
      .cash(25, 30, 30);
    jade.crew('jade', 1, 1, 2, 0);
  });

  it('M6.6a A4 not of a boat in port, unless the table plays it so', () => {
    const docked: Situation = { boats: { nutmeg: 'port', silk: 11, jade: 3 }, rolls: 2 };
    round(docked).refuses(0, 'place seat:nutmeg', 'boatNotAtSea', 'M6.6', { ware: 'nutmeg' });
    const at = round({ ...docked, options: { seatsOnDockedBoats: true } }).plays(0, 'place seat:nutmeg');
    at.crew('nutmeg', 0, null, null).cash(28, 30, 30);
  });

  it('M6.6b any vacant letter of port and shipyard', () => {
    const at = round().plays(0, 'place port:C').cash(28, 30, 30).plays(1, 'place shipyard:C').cash(28, 28, 30);
    at.plays(2, 'place port:B').cash(28, 28, 27).plays(0, 'place shipyard:A').cash(24, 28, 27);
    assert.deepEqual(
      [at.state.port, at.state.shipyard],
      [
        { A: null, B: 2, C: 0 },
        { A: 0, B: null, C: 1 },
      ],
    );
  });

  it('M6.6c the front place makes the captain, then the rear one', () => {
    const at = round().plays(0, 'place pirate').tells('accomplicePlaced', { space: 'pirate', index: 0, paid: 5 });
    at.plays(1, 'place pirate').tells('accomplicePlaced', { space: 'pirate', index: 1, paid: 5 }).cash(25, 25, 30);
    assert.deepEqual(at.state.pirates, [0, 1]);
    at.refuses(2, 'place pirate', 'spaceTaken', 'M6.6', { space: 'pirate' });
  });

  it('M6.6d a small and a large pilot', () => {
    const at = round().plays(0, 'place pilot:large').cash(25, 30, 30).plays(1, 'place pilot:small').cash(25, 28, 30);
    assert.deepEqual(at.state.pilots, { small: 1, large: 0 });
  });

  it('M6.6e the insurer gets 10 at once', () => {
    const at = round().quotes(0, 'place insurance', { cost: 0, pledges: 0, gain: 10, worst: 29 });
    at.plays(0, 'place insurance').cash(40, 30, 30).tells('premiumPaid', { seat: 0, amount: 10 });
    at.tells('accomplicePlaced', { space: 'insurance', paid: 0, stowaway: false });
    assert.equal(at.state.insurer, 0);
  });

  it('M6.6e M11.2 the worst that may be due: boats not in port, own letters aside', () => {
    const worst = (situation: Situation, expected: number): Table =>
      round(situation).quotes(0, 'place insurance', { cost: 0, pledges: 0, gain: 10, worst: expected });
    worst({ boats: { nutmeg: 'port', silk: 11, jade: 3 }, rolls: 2 }, 14);
    worst({ shipyard: { C: 0, A: 1 } }, 14);
    worst({ boats: { nutmeg: 'port', silk: 11, jade: 'port' }, rolls: 2, shipyard: { A: 0 } }, 0);
  });

  it('M6.7 A3 A3c C20 cash 1, all pledged, cheapest space 2: a stowaway on a boat, for all that is left', () => {
    const at = round(BROKE).asks(0, 'placement', [...SEATS, 'pass']);
    at.quotes(0, 'place seat:jade', { cost: 1, pledges: 0, payout: 36, total: 36, stowaway: true });
    at.refuses(0, 'place port:C', 'stowawaysOnBoats', 'M6.7', { space: 'port:C', cost: 2, funds: 1 });
    at.plays(0, 'place seat:jade').cash(0, 30, 30).crew('jade', 0, null, null, null);
    at.tells('accomplicePlaced', { space: 'seat:jade', paid: 1, stowaway: true });
    round({ cash: [0], pledged: [2] })
      .plays(0, 'place seat:silk')
      .tells('accomplicePlaced', { paid: 0, stowaway: true });
  });

  it('M6.7 A3 C20 with the English edition anywhere but insurance', () => {
    const at = round({ ...BROKE, options: { rules: 'en' } }).asks(0, 'placement', [...SEATS, ...EVERYWHERE, 'pass']);
    at.plays(0, 'place pirate').cash(0, 30, 30).tells('accomplicePlaced', { space: 'pirate', paid: 1, stowaway: true });
  });

  it('M6.7 C20 with a space for 1 nobody is destitute', () => {
    const at = round({ ...BROKE, boats: { ginseng: 4, silk: 3, jade: 2 } });
    at.asks(0, 'placement', ['place seat:ginseng', 'place insurance', 'pass']);
    at.refuses(0, 'place seat:jade', 'tooPoor', 'M6.3', { space: 'seat:jade', cost: 3, funds: 1 });
    at.plays(0, 'place seat:ginseng').tells('accomplicePlaced', { paid: 1, stowaway: false }).cash(0, 30, 30);
  });

  it('M6.7 A3b insurance is not for the destitute, unless the table plays it so', () => {
    round(BROKE).refuses(0, 'place insurance', 'destituteMayNotInsure', 'M6.7', { space: 'insurance' });
    const at = round({ ...BROKE, options: { destituteMayInsure: true } });
    at.asks(0, 'placement', [...SEATS, 'place insurance', 'pass'])
      .plays(0, 'place insurance')
      .cash(11, 30, 30);
    at.tells('accomplicePlaced', { space: 'insurance', paid: 0, stowaway: false });
  });

  it('M6.7 a stowaway may hide on a boat in port where its seats are for sale', () => {
    const boats = { nutmeg: 'port', silk: 11, jade: 'port' } as const;
    const crews = { silk: [1, 1, 2] };
    const at = round({ ...BROKE, boats, crews, rolls: 2, options: { seatsOnDockedBoats: true } });
    at.asks(0, 'placement', [...places('seat:nutmeg', 'seat:jade'), 'pass']);
  });

  it('M6.7 A28 C26 only insurance vacant: nobody is destitute, and those who follow are skipped', () => {
    const at = round({ ...CROWDED, cash: [0], pledged: [2] });
    at.asks(0, 'placement', ['place insurance', 'pass']).inHand(1, 0, 1);
    at.plays(0, 'place insurance').tells('voyageEnded').doesNotTell('roundPassed');
  });

  it('M6.8 who could pledge and pay is not destitute', () => {
    const at = round({ cash: [0], pledged: [1] });
    at.quotes(0, 'place port:C', { cost: 2, pledges: 1, payout: 15, stowaway: false });
    at.plays(0, 'place port:C').cash(10, 30, 30).pledged(2, 0, 0);
  });

  it('M6.9 without a vacant space a player is skipped, silently', () => {
    const at = round({ ...CROWDED, insurer: 2 });
    at.doesNotTell('roundPassed').tells('roundBegan', { round: 4 }).tells('voyageEnded').asks(0, 'auction');
  });

  it('M6.10 C27 who could only pass is passed; with the English edition there is port C for 1', () => {
    const boats = { nutmeg: 10, silk: 'port', jade: 'port' } as const;
    const crews = { nutmeg: [0, 1, 2] };
    const at = round({ ...BROKE, boats, crews, rolls: 2 }).asks(1, 'placement');
    at.tells('roundPassed', { seat: 0, final: false });
    const english = round({ ...BROKE, boats, crews, rolls: 2, options: { rules: 'en' } });
    english
      .asks(0, 'placement', [...EVERYWHERE, 'pass'])
      .plays(0, 'place port:C')
      .cash(0, 30, 30);
  });

  it('M6.10 to be passed is never to pass for good', () => {
    const boats = { nutmeg: 4, silk: 'port', jade: 'port' } as const;
    const at = round({
      ...BROKE,
      seats: 4,
      boats,
      crews: { nutmeg: [0, 1, 2] },
      rolls: 1,
      options: { placementPass: 'final' },
    });
    at.tells('roundPassed', { seat: 0, final: false });
    assert.equal(at.state.players[0]!.retired, false);
  });
});
