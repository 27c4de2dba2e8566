import type { ManilaStory } from '../../en/manila/story.ts';
import { plural } from '../../plural.ts';
import { plain } from '../../speech.ts';
import { by } from '../who.ts';
import { Le, of, pesos, shares, wares } from './names.ts';

export const story: ManilaStory = {
  curve: 'Fortune après chaque expédition',
  luck: 'pesos',
  luckHint: 'Ce que les dés ont rapporté au-delà de leur moyenne, selon les places et les actions de chacun.',
  amount: pesos,
  moments: {
    rise: (p, s, seat) => [
      `${plain(Le(p.ware))} monte ${p.times} fois`,
      `${by(s, seat, 'reçois', 'reçoit')} *${p.worth}* pour ${shares(p.shares)}.`,
    ],
    voyage: (p, s, seat) => [`Expédition ${p.voyage}`, `${by(s, seat, 'gagnes', 'gagne')} *${p.gain}* en tout.`],
    slump: (p, s, seat) => [`Expédition ${p.voyage}`, `${by(s, seat, 'perds', 'perd')} *${p.loss}* en tout.`],
    luckyRoll: (p, s, seat) => [
      `Expédition ${p.voyage}, lancer ${p.roll}`,
      `Les dés rapportent *${p.swing}* de plus que prévu à ${s.isYou(seat) ? 'toi' : s.name(seat)}.`,
    ],
    unluckyRoll: (p, s, seat) => [
      `Expédition ${p.voyage}, lancer ${p.roll}`,
      `Les dés rapportent *${p.swing}* de moins que prévu à ${s.isYou(seat) ? 'toi' : s.name(seat)}.`,
    ],
    plunder: (p, s, seat) => [
      `Expédition ${p.voyage} : pirates`,
      `${by(s, seat, 'prends', 'prend')} *${p.amount}* sur le bateau ${plain(of(p.ware))}.`,
    ],
    insured: (p, s, seat) => [
      `Expédition ${p.voyage} : sinistre`,
      `${by(s, seat, 'paies', 'paie')} *${p.paid}* comme assurance.`,
    ],
    pledged: (p, s, seat) => [
      'Des emprunts non remboursés',
      `${by(s, seat, 'dois', 'doit')} *${p.cost}* pour ${shares(p.shares)}.`,
    ],
  },
  medals: {
    baron: (p) => [`Empire ${wares[p.ware].toLowerCase()}`, `${p.worth} ${plain(of(p.ware))}`],
    master: (p) => [
      'Capitaine du port',
      `${p.n} ${plural('fr', p.n, { one: 'enchère gagnée', other: 'enchères gagnées' })}`,
    ],
    plunderer: (p) => ['Meilleur butin', `${p.amount} d’un coup`],
    insurer: (p) => ['Assurance hardie', `${p.paid} payés d’un coup`],
    crew: (p) => ['À bord', `${p.amount} de cargaison`],
    docks: (p) => ['À quai', `${p.amount} au port et au chantier`],
    pilot: (p) => ['Bon pilote', `${p.n} ${plural('fr', p.n, { one: 'bateau déplacé', other: 'bateaux déplacés' })}`],
  },
};
