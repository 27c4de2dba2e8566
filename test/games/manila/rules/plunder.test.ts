import assert from 'node:assert/strict';
import { type Situation, type Table, table } from '../support/table.ts';

const last = (situation: Situation): Table => table({ moment: 'roll', rolls: 2, ...situation });

describe('Manila: after the third roll', () => {
  it('M10.1 who is short goes to the shipyard, to the lowest free letter', () => {
    const at = last({ boats: { nutmeg: 3, silk: 12, jade: 11 } })
      .rolls(6, 2, 1)
      .tells('voyageEnded');
    assert.deepEqual(
      at.state.settlement?.boats.map(({ ware, berth }) => `${ware} ${berth.haven} ${berth.letter}`),
      ['nutmeg shipyard A', 'silk port A', 'jade shipyard B'],
    );
    at.tells('boatBerthed', { ware: 'jade', haven: 'shipyard', letter: 'B', how: 'towed' });
    at.values({ nutmeg: 0, silk: 5, jade: 0 });
  });

  it('M10.2 C15 on 13 without pirates it docks, its crew is paid, its value rises', () => {
    const at = last({ boats: { nutmeg: 9, silk: 3, jade: 3 }, crews: { nutmeg: [1, 2] } }).rolls(4, 1, 1);
    at.tells('boatBerthed', { ware: 'nutmeg', haven: 'port', letter: 'A', how: 'unmolested' });
    at.settled(0, 12, 12).values({ nutmeg: 5 }).doesNotTell('boatPlundered');
  });

  it('M10.3 A20 C4 nutmeg plundered: 12 for each of two pirates, and those aboard go home', () => {
    const at = last({ boats: { nutmeg: 9, silk: 3, jade: 3 }, crews: { nutmeg: [0, 0, 1] }, pirates: [1, 2] });
    at.rolls(4, 1, 1)
      .tells('boatPlundered', { ware: 'nutmeg', crew: [0, 0, 1] })
      .cash(30, 42, 42)
      .inHand(4, 3, 3);
    at.tells('moneyPaid', { reason: 'pirates', from: 'bank', to: 1, amount: 12, ware: 'nutmeg', letter: null });
    at.asks(1, 'plunder').crew('nutmeg', null, null, null).plays(1, 'send nutmeg port').settled(0, 12, 12);
  });

  it('M10.3 C4 one pirate has all of it, two of one owner both halves, and an empty boat pays too', () => {
    const boats = { nutmeg: 9, silk: 3, jade: 3 };
    last({ boats, pirates: [1] })
      .rolls(4, 1, 1)
      .cash(30, 54, 30);
    last({ boats, pirates: [1, 1] })
      .rolls(4, 1, 1)
      .cash(30, 54, 30)
      .tells('boatPlundered', { crew: [] });
  });

  it('M10.3 A12 C31 three boats on 13, one pirate: 90, and each is sent by itself', () => {
    const at = last({
      boats: { nutmeg: 9, silk: 8, jade: 7 },
      crews: { nutmeg: [0], silk: [0], jade: [2] },
      port: { A: 0, B: 2 },
      shipyard: { A: 2 },
      pirates: [1],
    });
    at.rolls(4, 5, 6).cash(30, 120, 30).asks(1, 'plunder', ['send nutmeg port', 'send nutmeg shipyard']);
    at.plays(1, 'send nutmeg port').plays(1, 'send silk port').plays(1, 'send jade shipyard');
    at.settled(6, 90, 14).values({ nutmeg: 5, silk: 5, jade: 0 });
  });

  it('M10.4 in lane order, boat by boat, behind the others', () => {
    const at = last({ boats: { nutmeg: 9, silk: 8, jade: 13 }, pirates: [1] })
      .rolls(4, 5, 2)
      .boat('jade', 'port A');
    at.refuses(1, 'send silk port', 'notThisPlunder', 'M10.4', { ware: 'silk', next: 'nutmeg' });
    at.refuses(1, 'stay', 'notNow', 'M15.4', { move: 'stay', asked: 'plunder' });
    at.quotes(1, 'send nutmeg port', { letter: 'B', payout: 8, rises: true });
    at.quotes(1, 'send nutmeg shipyard', { letter: 'A', payout: 6, rises: false });
    at.plays(1, 'send nutmeg port').tells('boatBerthed', { ware: 'nutmeg', letter: 'B', how: 'sent' });
    at.asks(1, 'plunder', ['send silk port', 'send silk shipyard']);
  });

  it('M10.4 C16 jade sent to port: no crew paid, the letter pays, jade rises', () => {
    const situation: Situation = {
      boats: { nutmeg: 3, silk: 3, jade: 7 },
      crews: { jade: [0, 2] },
      port: { A: 2 },
      shipyard: { C: 2 },
      pirates: [1],
      insurer: 0,
    };
    const port = last(situation).rolls(1, 1, 6).plays(1, 'send jade port').values({ jade: 5 });
    // the insurer owes the bank for shipyard A and B
    port.settled(-14, 36, 6);
    const yard = last(situation).rolls(1, 1, 6).plays(1, 'send jade shipyard').values({ jade: 0 });
    yard.settled(-29, 36, 15);
  });

  it('M14.1 dock, shipyard, plunder, booty, then the captain, then everything else', () => {
    const at = last({
      boats: { nutmeg: 13, silk: 3, jade: 7 },
      crews: { nutmeg: [0] },
      port: { A: 0 },
      shipyard: { A: 2 },
      pirates: [1],
      insurer: 0,
    });
    at.rolls(1, 1, 6).plays(1, 'send jade shipyard');
    assert.deepEqual(
      at.history.flatMap((event) => {
        if (event.type === 'boatBerthed') return [`${event.ware} ${event.how}`];
        if (event.type === 'moneyPaid') return [`${event.reason} ${event.from} ${event.to} ${event.amount}`];
        return event.type === 'boatPlundered' || event.type === 'valueRose' ? [event.type] : [];
      }),
      [
        'nutmeg sailed',
        'silk towed',
        'boatPlundered',
        'pirates bank 1 36',
        'jade sent',
        'boat bank 0 24',
        'port bank 0 6',
        'shipyard 0 2 6',
        'insurance 0 bank 8',
        'valueRose',
      ],
    );
    // the sheet has them all, in the same order
    assert.deepEqual(
      at.state.settlement?.payments.map(({ reason, amount }) => `${reason} ${amount}`),
      ['pirates 36', 'boat 24', 'port 6', 'shipyard 6', 'insurance 8'],
    );
  });
});
