import type { BorneoStory } from '../../en/borneo/story.ts';
import { plural } from '../../plural.ts';
import { by } from '../who.ts';
import { cards, companies, harbour, missions, points } from './names.ts';

export const story: BorneoStory = {
  curve: 'Punkte nach jeder Runde',
  luck: 'Einheiten gezogen',
  luckHint: 'Gewürzeinheiten auf den gezogenen Karten, verglichen mit dem Durchschnitt des Stapels.',
  amount: points,
  moments: {
    mission: (p, s, seat) => [
      `${p.last ? 'Letzter Auftrag' : 'Auftrag'}: ${missions[p.kind]}`,
      `${by(s, seat, 'bekommst', 'bekommt')} *${points(p.points)}*.`,
    ],
    share: (p, s, seat) => [
      `${p.monopoly ? 'Monopol' : 'Verteilung'} in ${harbour(p.harbour)}`,
      `${by(s, seat, 'nimmst', 'nimmt')} *${cards(p.cards)}*.`,
    ],
    attack: (p, s, seat) => [
      `Angriff bei ${companies[p.company]}`,
      `${by(s, seat, 'gewinnst', 'gewinnt')} *${p.attack}* zu *${p.defence}*.`,
    ],
    defence: (p, s, seat) => [
      `Verteidigung bei ${companies[p.company]}`,
      `${by(s, seat, 'hältst', 'hält')} *${p.defence}* zu *${p.attack}* stand.`,
    ],
    luckyDraw: (p, s, seat) => [
      'Gute Karten',
      `${by(s, seat, 'ziehst', 'zieht')} *${p.units}* Einheiten mehr als der Durchschnitt.`,
    ],
  },
  medals: {
    trader: (p) => ['Gewürzhandel', `${p.n} ${plural('de', p.n, { one: 'Auftrag', other: 'Aufträge' })}`],
    attacker: (p) => [
      'Angriffslust',
      `${p.n} ${plural('de', p.n, { one: 'Angriff gewonnen', other: 'Angriffe gewonnen' })}`,
    ],
    defender: (p) => ['Fels', `${p.n} ${plural('de', p.n, { one: 'Angriff abgewehrt', other: 'Angriffe abgewehrt' })}`],
    monopolist: (p) => ['Monopol', `${p.n} ${plural('de', p.n, { one: 'Hafen', other: 'Häfen' })}`],
    stores: (p) => ['Volles Lager', `${p.n} Frachten genommen`],
    wanderer: (p) => ['Unruhe', `${p.n} Wechsel der Gesellschaft`],
  },
};
