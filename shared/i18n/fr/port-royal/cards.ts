import type {
  Cargo,
  ExpeditionFace,
  Face,
  PersonFace,
  Role,
  ShipColour,
  ShipFace,
  Skill,
} from '../../../games/port-royal/index.ts';
import type { SkillCounts } from '../../games/port-royal/speech.ts';
import { counted, listed } from '../../plural.ts';
import { adventureCards, adventureRoles, aresShip, cargoes } from './adventure.ts';

export const coins = counted('fr', 'pièce', 'pièces');
export const swords = counted('fr', 'sabre', 'sabres');
export const cards = counted('fr', 'carte', 'cartes');

/** un nom avec ses articles */
export interface Nom {
  readonly nom: string;
  readonly un: string;
  readonly le: string;
  readonly du: string;
}

const m = (nom: string): Nom => ({ nom, un: `un *${nom}*`, le: `le *${nom}*`, du: `du *${nom}*` });
const f = (nom: string): Nom => ({ nom, un: `une *${nom}*`, le: `la *${nom}*`, du: `de la *${nom}*` });
const mVoyelle = (nom: string): Nom => ({ nom, un: `un *${nom}*`, le: `l’*${nom}*`, du: `de l’*${nom}*` });
const fVoyelle = (nom: string): Nom => ({ nom, un: `une *${nom}*`, le: `l’*${nom}*`, du: `de l’*${nom}*` });

export const ships: Record<ShipColour, Nom & { readonly teinte: string; readonly pluriel: string }> = {
  yellow: { ...f('pinasse'), teinte: 'jaune', pluriel: 'pinasses' },
  blue: { ...f('flûte'), teinte: 'bleue', pluriel: 'flûtes' },
  green: { ...f('barque'), teinte: 'verte', pluriel: 'barques' },
  red: { ...f('frégate'), teinte: 'rouge', pluriel: 'frégates' },
  black: { ...m('galion'), teinte: 'noir', pluriel: 'galions' },
  ares: { ...m(aresShip), teinte: 'd’Arès', pluriel: 'lougres' },
};
export const roles: Record<Role, Nom> = {
  settler: m('colon'),
  captain: m('capitaine'),
  priest: m('prêtre'),
  jack: m('touche-à-tout'),
  trader: m('négociant'),
  sailor: m('matelot'),
  pirate: m('pirate'),
  senorita: f('mademoiselle'),
  jester: m('bouffon'),
  admiral: mVoyelle('amiral'),
  governor: m('gouverneur'),
  merchant: m('marchand'),
  passenger: m('passager'),
  gambler: m('parieur'),
  clerk: m('greffier'),
  gunner: f('canonnière'),
  viceAdmiral: m('vice-amiral'),
  sentinel: f(adventureRoles.sentinel),
  innkeeper: mVoyelle(adventureRoles.innkeeper),
  tybuk: m(adventureRoles.tybuk),
};
const expedition = fVoyelle('expédition');
const taxe = f('taxe');

const skills: Record<Skill, (n: number) => string> = {
  settler: counted('fr', 'colon', 'colons'),
  captain: counted('fr', 'capitaine', 'capitaines'),
  priest: counted('fr', 'prêtre', 'prêtres'),
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function nomOf(face: Face): Nom {
  if (face.kind === 'ship') return ships[face.colour];
  if (face.kind === 'person') return roles[face.role];
  return face.kind === 'expedition' ? expedition : taxe;
}

/** la couleur d’un navire, la spécialité d’un négociant */
function tail(face: Face): string {
  if (face.kind === 'ship') return ` ${ships[face.colour].teinte}`;
  return face.kind === 'person' && face.colour ? ` (${ships[face.colour].pluriel})` : '';
}

export const un = (face: Face): string => nomOf(face).un + tail(face);
export const le = (face: Face): string => nomOf(face).le + tail(face);
export const bare = (face: Face): string => `*${nomOf(face).nom}*${tail(face)}`;

export const faceName = (face: Face): string => capital(face.kind === 'tax' ? 'taxes' : nomOf(face).nom);

export const needs = (counts: SkillCounts): string =>
  listed(
    'fr',
    (Object.keys(skills) as Skill[]).filter((s) => counts[s] > 0).map((s) => skills[s](counts[s])),
  );

const armed = (n: number): string =>
  `${swords(n)}. Avec assez de sabres, tu peux repousser un navire que tu viens de piocher.`;

export const abilities: Record<Role, (face: PersonFace) => string> = {
  settler: () => 'Part en expédition comme colon.',
  captain: () => 'Part en expédition comme capitaine.',
  priest: () => 'Part en expédition comme prêtre.',
  jack: () => 'Part en expédition comme colon, capitaine ou prêtre.',
  trader: (p) => `Chaque navire ${p.colour ? shade[p.colour] : ''} que tu décharges rapporte 1 pièce de plus.`,
  sailor: (p) => armed(p.swords),
  pirate: (p) => armed(p.swords),
  senorita: () => 'Chaque personnage que tu engages coûte 1 pièce de moins.',
  jester: () =>
    '1 pièce à chaque naufrage, peu importe de qui, et quand c’est à toi de prendre des cartes et que le port est vide.',
  admiral: () => '2 pièces quand c’est à toi de prendre des cartes et que le port en compte au moins 5.',
  governor: () => 'Quand c’est à toi de prendre des cartes, tu peux en prendre 1 de plus.',
  merchant: (p) =>
    `Quand tu décharges un navire ${p.colour ? shade[p.colour] : ''}, tu peux le garder sous ce marchand : 1 d’influence.`,
  passenger: () => 'Apporte de l’influence et rien d’autre.',
  gambler: () =>
    'Une fois pendant ton tour, retourne 4 cartes d’un coup, sans repousser. Sans naufrage, tu peux prendre 1 carte de plus.',
  clerk: (p) => `Quand tu décharges un navire ${p.colour ? shade[p.colour] : ''}, tu peux prendre 1 carte de plus.`,
  gunner: () => 'Quand c’est à toi de prendre des cartes : 1 pièce par navire au port, moins une.',
  viceAdmiral: () => '1 pièce quand c’est à toi de prendre des cartes et que le port en compte exactement 3 ou 4.',
  sentinel: () => adventureCards.sentinel,
  innkeeper: (p) => adventureCards.innkeeper(p.buysFor),
  tybuk: (p) => armed(p.swords),
};

/** au masculin, pour « navire » */
export const shade: Record<ShipColour, string> = {
  yellow: 'jaune',
  blue: 'bleu',
  green: 'vert',
  red: 'rouge',
  black: 'noir',
  ares: 'd’Arès',
};

const shorts: Record<Role, (face: PersonFace) => string> = {
  settler: () => 'compte pour les expéditions',
  captain: () => 'compte pour les expéditions',
  priest: () => 'compte pour les expéditions',
  jack: () => 'joker pour les expéditions',
  trader: (p) => (p.colour ? `${ships[p.colour].pluriel} : +1` : ''),
  sailor: (p) => `+${swords(p.swords)}`,
  pirate: (p) => `+${swords(p.swords)}`,
  senorita: () => 'engager : −1',
  jester: () => 'naufrage ou port vide : +1',
  admiral: () => '5 cartes ou plus : +2',
  governor: () => '1 carte de plus',
  merchant: (p) => (p.colour ? `garde les ${ships[p.colour].pluriel} : +1 d’influence` : ''),
  passenger: () => 'influence seulement',
  gambler: () => '4 cartes d’un coup, 1 de plus',
  clerk: (p) => (p.colour ? `${ships[p.colour].pluriel} : 1 carte de plus` : ''),
  gunner: () => 'navires au port − 1',
  viceAdmiral: () => '3 ou 4 cartes : +1',
  sentinel: () => adventureCards.sentinelShort,
  innkeeper: (p) => adventureCards.innkeeperShort(p.buysFor),
  tybuk: (p) => `+${swords(p.swords)}`,
};

const giftText = (gift: number): string => (gift > 0 ? ` Quelqu’un d’autre, au choix, reçoit ${coins(gift)}.` : '');

const paysText = ({ coins: amount, crowns }: ShipFace): string =>
  crowns > 0 ? adventureCards.crownShip(crowns) : `Rapporte ${coins(amount)}.`;
const cargoText = ({ cargo }: ShipFace): string =>
  cargo === null ? '' : ` ${adventureCards.cargoShip(cargoes[cargo])}`;
const knowsText = ({ aresBonus }: PersonFace): string =>
  aresBonus > 0 ? ` ${adventureCards.aresBonus(aresBonus)}` : '';
const cargoNeeds = ({ cargo }: ExpeditionFace): string => {
  const kinds = (Object.keys(cargo) as Cargo[]).filter((kind) => cargo[kind] > 0).map((kind) => cargoes[kind]);
  return kinds.length > 0 ? ` et, de ta cale, ${listed('fr', kinds)}` : '';
};

export function faceText(face: Face): string {
  switch (face.kind) {
    case 'ship':
      return `${paysText(face)}${giftText(face.gift)} ${repelled(face)} Un second navire ${shade[face.colour]} au port, et c’est le naufrage.${cargoText(face)}`;
    case 'person':
      return abilities[face.role](face) + knowsText(face);
    case 'expedition':
      return `À ton tour, cède ${needs(face.requires)}${cargoNeeds(face)} contre ${face.influence} points d’influence et ${coins(face.coins)}.`;
    case 'tax':
      return `Qui a ${face.threshold} pièces ou plus en ${face.leaves === null ? 'perd la moitié' : `garde ${face.leaves}`}. Puis ${coins(face.bonusCoins)} ${face.bonusTo === 'mostSwords' ? 'à qui a le plus de sabres' : 'à qui a le moins d’influence'}.`;
  }
}

const repelled = (ship: ShipFace): string =>
  ship.swords === null ? 'On ne peut pas le repousser.' : `Repoussé par ${swords(ship.swords)}.`;

export const faceShort = (face: Face): string => (face.kind === 'person' ? shorts[face.role](face) : '');
