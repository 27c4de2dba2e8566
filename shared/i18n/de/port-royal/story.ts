import type { PortRoyalStory } from '../../en/port-royal/story.ts';
import { plural } from '../../plural.ts';
import { by } from '../who.ts';
import { cards, coins } from './cards.ts';
import { contracts } from './contracts.ts';
import { missions } from './missions.ts';

export const story: PortRoyalStory = {
  curve: 'Einfluss nach jeder Runde',
  luck: 'vermiedene Havarien',
  luckHint: 'Wie viel seltener als erwartet jemand Havarie hatte.',
  amount: (n) => `${n} Einfluss`,
  contractAmount: (n) => `${n} ${plural('de', n, { one: 'Auftrag', other: 'Aufträge' })}`,
  moments: {
    leap: (p, s, seat) => [
      `Runde ${p.round}: ein starker Zug`,
      `${by(s, seat, 'gewinnst', 'gewinnt')} *${p.gain}* Einfluss.`,
    ],
    expedition: (p, s, seat) => [
      `Runde ${p.round}: eine Expedition`,
      `${by(s, seat, 'bekommst', 'bekommt')} *${p.influence}* Einfluss.`,
    ],
    bust: (p, s, seat) => [
      `Runde ${p.round}: Havarie`,
      p.percent > 0
        ? `${by(s, seat, 'verlierst', 'verliert')} ${cards(p.cards)} bei *${p.percent} %* Risiko.`
        : `${by(s, seat, 'lässt', 'lässt')} ein zweites Schiff ein und ${s.isYou(seat) ? 'verlierst' : 'verliert'} ${cards(p.cards)}.`,
    ],
    dared: (p, s, seat) => [
      `Runde ${p.round}: eine kühne Karte`,
      `${by(s, seat, 'deckst', 'deckt')} bei *${p.percent} %* Risiko weiter auf, und es geht gut.`,
    ],
    haul: (p, s, seat) => [
      `Runde ${p.round}: reiche Beute`,
      `${by(s, seat, 'verdienst', 'verdient')} *${coins(p.coins)}* in einem Zug.`,
    ],
    contract: (p, s, seat) => [
      `Runde ${p.round}: ein Auftrag`,
      `${by(s, seat, 'erfüllst', 'erfüllt')} *${contracts[p.contract].name}*.`,
    ],
    mission: (p, s, seat) => [
      `Runde ${p.round}: eine Mission`,
      `${by(s, seat, 'erfüllst', 'erfüllt')} *${missions[p.mission].name}*.`,
    ],
  },
  medals: {
    explorer: (p) => ['Fernweh', `${p.n} ${plural('de', p.n, { one: 'Expedition', other: 'Expeditionen' })}`],
    daredevil: (p) => ['Wagemut', `sicher bei ${p.percent} % Risiko`],
    host: (p) => ['Offener Hafen', `${coins(p.coins)} Gebühren`],
    swords: (p) => [
      'Scharfe Klinge',
      `${p.n} ${plural('de', p.n, { one: 'Schiff abgewehrt', other: 'Schiffe abgewehrt' })}`,
    ],
    merchant: (p) => ['Schiffshandel', `${coins(p.coins)} durch Schiffe`],
    recruiter: (p) => ['Große Crew', `${p.n} Personen angeheuert`],
    wrecked: (p) => ['Meeresgrund', `${p.n} ${plural('de', p.n, { one: 'Havarie', other: 'Havarien' })}`],
    envoy: (p) => ['Auf Mission', `${p.n} ${plural('de', p.n, { one: 'Mission', other: 'Missionen' })}`],
  },
};
