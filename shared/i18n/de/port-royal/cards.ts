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
import { counted, listed } from '../../plural.ts';
import { cargoes, crowns } from './adventure.ts';

export const coins = counted('de', 'Münze', 'Münzen');
export const swords = counted('de', 'Säbel', 'Säbel');
export const cards = counted('de', 'Karte', 'Karten');

/** ein Nomen mit den Fällen, die im Spielverlauf vorkommen */
export interface Nomen {
  readonly name: string;
  /** Nominativ: der Matrose */
  readonly der: string;
  /** Akkusativ: den Matrosen */
  readonly den: string;
  /** Akkusativ, unbestimmt: einen Matrosen */
  readonly einen: string;
}

const m = (name: string, akkusativ = name): Nomen => ({
  name,
  der: `der *${name}*`,
  den: `den *${akkusativ}*`,
  einen: `einen *${akkusativ}*`,
});
const f = (name: string): Nomen => ({ name, der: `die *${name}*`, den: `die *${name}*`, einen: `eine *${name}*` });

export const ships: Record<ShipColour, Nomen & { readonly farbe: string; readonly stamm: string }> = {
  yellow: { ...f('Pinasse'), farbe: 'gelbe', stamm: 'Pinassen' },
  blue: { ...f('Fleute'), farbe: 'blaue', stamm: 'Fleuten' },
  green: { ...f('Schaluppe'), farbe: 'grüne', stamm: 'Schaluppen' },
  red: { ...f('Fregatte'), farbe: 'rote', stamm: 'Fregatten' },
  black: { ...f('Galeone'), farbe: 'schwarze', stamm: 'Galeonen' },
  ares: { ...f('Tartane'), farbe: 'rostrote', stamm: 'Tartanen' },
};
export const roles: Record<Role, Nomen> = {
  settler: m('Siedler'),
  captain: m('Kapitän'),
  priest: m('Priester'),
  jack: m('Tausendsassa'),
  trader: m('Händler'),
  sailor: m('Matrose', 'Matrosen'),
  pirate: m('Pirat', 'Piraten'),
  senorita: f('Mademoiselle'),
  jester: m('Narr', 'Narren'),
  admiral: m('Admiral'),
  governor: m('Gouverneur'),
  merchant: m('Kaufmann'),
  passenger: m('Passagier'),
  gambler: m('Glücksspieler'),
  clerk: m('Schreiber'),
  gunner: f('Kanonierin'),
  viceAdmiral: m('Vizeadmiral'),
  sentinel: f('Wächterin'),
  innkeeper: f('Wirtin'),
  tybuk: m('Tybuk-Bruder'),
};
const expedition = f('Expedition');
const steuer = f('Steuer');

const skills: Record<Skill, (n: number) => string> = {
  settler: counted('de', 'Siedler', 'Siedler'),
  captain: counted('de', 'Kapitän', 'Kapitäne'),
  priest: counted('de', 'Priester', 'Priester'),
};
const laden: Record<Cargo, (n: number) => string> = {
  ritualBook: counted('de', 'Schiff mit Ritualbuch', 'Schiffe mit Ritualbuch'),
  herbs: counted('de', 'Schiff mit Kräutern', 'Schiffe mit Kräutern'),
  bread: counted('de', 'Schiff mit Brot', 'Schiffe mit Brot'),
  rum: counted('de', 'Schiff mit Rum', 'Schiffe mit Rum'),
};

/** Wer sich um Schiffe einer Farbe kümmert, heißt nach ihnen. */
export function nomenOf(face: Face): Nomen {
  if (face.kind === 'ship') return ships[face.colour];
  if (face.kind === 'person')
    return face.colour ? m(`${ships[face.colour].stamm}${roles[face.role].name.toLowerCase()}`) : roles[face.role];
  return face.kind === 'expedition' ? expedition : steuer;
}

export const einen = (face: Face): string =>
  face.kind === 'ship' ? `eine ${ships[face.colour].farbe} *${ships[face.colour].name}*` : nomenOf(face).einen;
export const den = (face: Face): string =>
  face.kind === 'ship' ? `die ${ships[face.colour].farbe} *${ships[face.colour].name}*` : nomenOf(face).den;

export function faceName(face: Face): string {
  if (face.kind === 'person') return roles[face.role].name;
  return face.kind === 'tax' ? 'Steuern' : nomenOf(face).name;
}

/** Personen, und behaltene Schiffe nach ihrer Fracht */
export const needs = ({ requires, cargo }: ExpeditionFace): string =>
  listed('de', [
    ...(Object.keys(skills) as Skill[]).filter((s) => requires[s] > 0).map((s) => skills[s](requires[s])),
    ...(Object.keys(cargoes) as Cargo[]).filter((c) => cargo[c] > 0).map((c) => laden[c](cargo[c])),
  ]);

const armed = (n: number): string =>
  `${swords(n)}. Mit genug Säbeln darfst du ein Schiff abwehren, das du gerade aufgedeckt hast.`;

/** PR14.13 */
const aresText = (p: PersonFace): string =>
  p.aresBonus > 0 ? ` Jedes Ares-Schiff, das du entlädst, bringt ${coins(p.aresBonus)} mehr.` : '';
const geht = (als: string) => (p: PersonFace) => `Geht als ${als} auf Expeditionen.${aresText(p)}`;

export const abilities: Record<Role, (face: PersonFace) => string> = {
  settler: geht('Siedler'),
  captain: geht('Kapitän'),
  priest: geht('Priester'),
  jack: () => 'Geht als Siedler, Kapitän oder Priester auf Expeditionen.',
  trader: (p) => (p.colour ? `Jede ${ships[p.colour].name}, die du entlädst, bringt 1 Münze mehr.` : ''),
  sailor: (p) => armed(p.swords),
  pirate: (p) => armed(p.swords),
  senorita: () => 'Jede Person, die du anheuerst, kostet 1 Münze weniger.',
  jester: () => '1 Münze bei jeder Havarie, egal von wem, und wenn du Karten nehmen darfst und der Hafen leer ist.',
  admiral: () => '2 Münzen, wenn du Karten nehmen darfst und mindestens 5 im Hafen liegen.',
  governor: () => 'Immer wenn du Karten nehmen darfst, darfst du 1 mehr nehmen.',
  merchant: (p) =>
    p.colour ? `Eine ${ships[p.colour].name}, die du entlädst, darfst du unter diesen Kaufmann legen: 1 Einfluss.` : '',
  passenger: () => 'Bringt Einfluss und sonst nichts.',
  gambler: () =>
    'Decke einmal in deinem Zug 4 Karten auf einmal auf, ohne abzuwehren. Ohne Havarie darfst du 1 Karte mehr nehmen.',
  clerk: (p) => (p.colour ? `Wenn du eine ${ships[p.colour].name} entlädst, darfst du 1 Karte mehr nehmen.` : ''),
  gunner: () => 'Wenn du Karten nehmen darfst: 1 Münze für jedes Schiff im Hafen außer einem.',
  viceAdmiral: () => '1 Münze, wenn du Karten nehmen darfst und genau 3 oder 4 im Hafen liegen.',
  sentinel: () =>
    'Sieh dir einmal in deinem Zug die obersten 3 Karten des Stapels an: Eine bleibt oben, die anderen beiden legst du ab. Sonst sieht sie niemand.',
  innkeeper: (p) =>
    `Wenn du Karten nehmen darfst: 1 Krone, falls mindestens 4 Personen im Hafen liegen, und einmal ${coins(p.buysFor)} für ein Schiff mit Brot oder Rum aus deinem Laderaum.`,
  tybuk: (p) => armed(p.swords),
};

const counts = (p: PersonFace): string =>
  p.aresBonus > 0 ? `Expeditionen; Ares-Schiffe: +${p.aresBonus}` : 'zählt für Expeditionen';

const shorts: Record<Role, (face: PersonFace) => string> = {
  settler: counts,
  captain: counts,
  priest: counts,
  jack: () => 'Joker für Expeditionen',
  trader: (p) => (p.colour ? `${ships[p.colour].stamm}: +1` : ''),
  sailor: (p) => `+${swords(p.swords)}`,
  pirate: (p) => `+${swords(p.swords)}`,
  senorita: () => 'anheuern: −1',
  jester: () => 'Havarie oder leerer Hafen: +1',
  admiral: () => 'ab 5 Karten: +2',
  governor: () => '1 Karte mehr',
  merchant: (p) => (p.colour ? `behält ${ships[p.colour].stamm}: +1 Einfluss` : ''),
  passenger: () => 'nur Einfluss',
  gambler: () => '4 Karten auf einmal, 1 mehr',
  clerk: (p) => (p.colour ? `${ships[p.colour].stamm}: 1 Karte mehr` : ''),
  gunner: () => '1 je Schiff nach dem ersten',
  viceAdmiral: () => '3 oder 4 Karten: +1',
  sentinel: () => 'sieht 3 Karten, behält 1',
  innkeeper: (p) => `Vorräte: +${p.buysFor}; ab 4 Personen: +1 Krone`,
  tybuk: (p) => `+${swords(p.swords)}`,
};

const giftText = (gift: number): string => (gift > 0 ? ` Jemand anderes deiner Wahl bekommt ${coins(gift)}.` : '');

/** Münzen oder, auf manchen, Kronen; mit Fracht darf man es stattdessen behalten (PR14.12) */
const paid = (ship: ShipFace): string =>
  `Bringt ${listed('de', [...(ship.coins > 0 || ship.crowns === 0 ? [coins(ship.coins)] : []), ...(ship.crowns > 0 ? [crowns(ship.crowns)] : [])])}${
    ship.cargo === null ? '' : ` oder kommt mit der Fracht in deinen Laderaum: ${cargoes[ship.cargo]}`
  }.`;

export function faceText(face: Face): string {
  switch (face.kind) {
    case 'ship':
      return `${paid(face)}${giftText(face.gift)} ${repelled(face)} Eine zweite ${ships[face.colour].name} im Hafen ist eine Havarie.`;
    case 'person':
      return abilities[face.role](face);
    case 'expedition':
      return `Gib in deinem Zug ${needs(face)} ab für ${face.influence} Einfluss und ${coins(face.coins)}.`;
    case 'tax':
      return `Wer ${face.threshold} oder mehr Münzen hat, ${face.leaves === null ? 'verliert die Hälfte' : `behält ${face.leaves}`}. Dann ${coins(face.bonusCoins)} ${face.bonusTo === 'mostSwords' ? 'für die meisten Säbel' : 'für den geringsten Einfluss'}.`;
  }
}

const repelled = (ship: ShipFace): string =>
  ship.swords === null ? 'Sie lässt sich nicht abwehren.' : `Abzuwehren mit ${swords(ship.swords)}.`;

export const faceShort = (face: Face): string => (face.kind === 'person' ? shorts[face.role](face) : '');
