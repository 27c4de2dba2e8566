import type { ManilaStory } from '../../en/manila/story.ts';
import { plural } from '../../plural.ts';
import { plain } from '../../speech.ts';
import { by, wem } from '../who.ts';
import { boat, pesos, shares, wares } from './names.ts';

const times = (n: number): string => (n === 1 ? 'einmal' : n === 2 ? 'zweimal' : n === 3 ? 'dreimal' : `${n}-mal`);

export const story: ManilaStory = {
  curve: 'Vermögen nach jeder Fahrt',
  luck: 'Pesos',
  luckHint: 'Was die Würfel über ihren Durchschnitt hinaus brachten, mit den Plätzen und Anteilen, wie sie waren.',
  amount: pesos,
  moments: {
    rise: (p, s, seat) => [
      `${wares[p.ware]} stieg ${times(p.times)}`,
      `${by(s, seat, 'bekommst', 'bekommt')} *${p.worth}* für ${shares(p.shares)}.`,
    ],
    voyage: (p, s, seat) => [`Fahrt ${p.voyage}`, `${by(s, seat, 'gewinnst', 'gewinnt')} insgesamt *${p.gain}*.`],
    slump: (p, s, seat) => [`Fahrt ${p.voyage}`, `${by(s, seat, 'verlierst', 'verliert')} insgesamt *${p.loss}*.`],
    luckyRoll: (p, s, seat) => [
      `Fahrt ${p.voyage}, Wurf ${p.roll}`,
      `Die Würfel bringen ${wem(s, seat)} *${p.swing}* mehr als erwartet.`,
    ],
    unluckyRoll: (p, s, seat) => [
      `Fahrt ${p.voyage}, Wurf ${p.roll}`,
      `Die Würfel bringen ${wem(s, seat)} *${p.swing}* weniger als erwartet.`,
    ],
    plunder: (p, s, seat) => [
      `Fahrt ${p.voyage}: Piraten`,
      `${by(s, seat, 'erbeutest', 'erbeutet')} *${p.amount}* vom ${plain(boat(p.ware))}.`,
    ],
    insured: (p, s, seat) => [
      `Fahrt ${p.voyage}: Schaden`,
      `${by(s, seat, 'zahlst', 'zahlt')} *${p.paid}* als Versicherung.`,
    ],
    pledged: (p, s, seat) => [
      'Offene Darlehen',
      `${by(s, seat, 'schuldest', 'schuldet')} *${p.cost}* für ${shares(p.shares)}.`,
    ],
  },
  medals: {
    baron: (p) => [`${wares[p.ware]}-Vermögen`, `${p.worth} aus ${wares[p.ware]}`],
    master: (p) => [
      'Hafenmeister',
      `${p.n} ${plural('de', p.n, { one: 'Auktion gewonnen', other: 'Auktionen gewonnen' })}`,
    ],
    plunderer: (p) => ['Größte Beute', `${p.amount} auf einmal`],
    insurer: (p) => ['Mutig versichert', `${p.paid} auf einmal gezahlt`],
    crew: (p) => ['An Bord', `${p.amount} aus Ladung`],
    docks: (p) => ['Am Kai', `${p.amount} in Hafen und Werft`],
    pilot: (p) => ['Lotsendienst', `${p.n} ${plural('de', p.n, { one: 'Boot bewegt', other: 'Boote bewegt' })}`],
  },
};
