import type { AdventureCardTexts, AdventurerTexts, CargoKey, EventTexts } from '../../games/port-royal/adventure.ts';
import { counted } from '../../plural.ts';

const coins = counted('de', 'Münze', 'Münzen');
export const crowns = counted('de', 'Krone', 'Kronen');

export const eventTexts: EventTexts = {
  'ev-0-fair-wind': { name: 'Guter Wind', text: 'Wer am Zug ist, bekommt 1 Münze.' },
  'ev-0-market-day': { name: 'Markttag', text: 'Alle bekommen 1 Münze.' },
  'ev-0-royal-favour': { name: 'Gunst der Krone', text: 'Wer am Zug ist, bekommt 1 Krone.' },
  'ev-0-tailwind': { name: 'Rückenwind', text: 'Wer am Zug ist, darf in diesem Zug 1 Karte mehr nehmen.' },
  'ev-0-fog': {
    name: 'Nebel',
    text: 'Wer am Zug ist, darf nicht aufhören, solange weniger als 3 Karten im Hafen liegen.',
  },
  'ev-0-patrol': {
    name: 'Patrouille',
    text: 'Wer am Zug ist, hat in diesem Zug 1 Säbel mehr, um Schiffe abzuwehren.',
  },
  'ev-0-storm': { name: 'Sturm', text: 'Wer am Zug ist, kann in diesem Zug keine Schiffe abwehren.' },
  'ev-0-cheap-hands': { name: 'Hände genug', text: 'Anheuern kostet in diesem Zug alle 1 Münze weniger.' },
  'ev-0-dear-wages': { name: 'Teure Heuer', text: 'Wer am Zug ist, zahlt beim Anheuern in diesem Zug 1 Münze mehr.' },
  'ev-0-smugglers': { name: 'Schmuggler', text: 'Jedes Schiff, das in diesem Zug entladen wird, bringt 1 Münze mehr.' },
  'ev-0-harbour-dues': { name: 'Hafengeld', text: 'Wer 8 oder mehr Münzen hat, zahlt 1.' },
  'ev-0-open-harbour': {
    name: 'Offener Hafen',
    text: 'Die anderen zahlen in diesem Zug keine Gebühr; wer am Zug ist, bekommt für jede ihrer Karten 1 Münze von der Bank.',
  },
  'ev-0-rumours': {
    name: 'Gerüchte',
    text: 'Wer am Zug ist, sieht sich heimlich die obersten 2 Karten des Stapels an und darf eine davon ablegen.',
  },
  'ev-1': { name: 'Ein kleiner Segen', text: 'Wer am Zug ist, bekommt 1 Münze.' },
  'ev-2': {
    name: 'Monatsende',
    text: 'Die Geschichte geht weiter. Dann beginnt ein neuer Monat, einen Zug länger.',
  },
  'ev-3': {
    name: 'Monatsende',
    text: 'Alle dürfen 10 Münzen zahlen und dafür ihren linken Marker entfernen. Dann beginnt ein neuer Monat, einen Zug länger.',
  },
};

export const adventurerTexts: AdventurerTexts = {
  'adv-grace-may': {
    name: 'Grace May',
    text: '2 Münzen, wenn du mit höchstens 4 Karten im Hafen eine Havarie hast.',
    short: 'Havarie bis 4 Karten: +2',
  },
  'adv-jacques-grandeur': {
    name: 'Jacques Grandeur',
    text: '2 Kronen für jede Expedition, die du abschließt.',
    short: 'Expedition: +2 Kronen',
  },
  'adv-jean-blackbeard': { name: 'Jean Schwarzbart', text: '1 Säbel mehr, bei jeder Gelegenheit.', short: '+1 Säbel' },
  'adv-senora-anne': {
    name: 'Señora Anne',
    text: 'Jede Person, die du anheuerst, kostet 1 Münze weniger.',
    short: 'anheuern: −1',
  },
  'adv-don-ferdinando': {
    name: 'Don Ferdinando',
    text: '1 Krone für jedes schwarze Schiff, das du entlädst.',
    short: 'Galeonen: +1 Krone',
  },
  'adv-officer-scott': {
    name: 'Offizier Scott',
    text: '1 Münze, wenn du Karten nehmen darfst und mindestens 5 im Hafen liegen.',
    short: 'ab 5 Karten: +1',
  },
  'adv-p-landman': {
    name: 'P. Landman',
    text: 'Jedes gelbe Schiff, das du entlädst, bringt 1 Münze mehr.',
    short: 'Pinassen: +1',
  },
  'adv-cutthroat-mary': {
    name: 'Messer-Mary',
    text: '1 Münze, wenn du Karten nehmen darfst und mindestens 3 Schiffe im Hafen liegen.',
    short: 'ab 3 Schiffen: +1',
  },
  'adv-samuel-blackguard': {
    name: 'Samuel Blackguard',
    text: 'Einmalig 2 Münzen, wenn die Tür aufgeht.',
    short: 'einmal 2 Münzen',
  },
  'adv-thomas-fishborn': {
    name: 'Thomas Fishborn',
    text: 'Sieh dir einmal in deinem Zug die obersten 3 Karten des Stapels an: Eine bleibt oben, die anderen legst du ab.',
    short: 'sieht 3 Karten, behält 1',
  },
};

export const cargoes: Readonly<Record<CargoKey, string>> = {
  ritualBook: 'Ritualbuch',
  herbs: 'Kräuter',
  bread: 'Brot',
  rum: 'Rum',
};

/** der sechsten Farbe und der neuen Personen */
export const aresShip = 'Lugger';
export const adventureRoles = { sentinel: 'Wächterin', innkeeper: 'Wirtin', tybuk: 'Tybuk-Bruder' } as const;

export const adventureCards: AdventureCardTexts = {
  sentinel:
    'Sieh dir einmal in deinem Zug die obersten 3 Karten des Stapels an: Eine bleibt oben, die anderen legst du ab.',
  sentinelShort: 'sieht 3 Karten, behält 1',
  innkeeper: (price) =>
    `1 Krone, wenn du Karten nehmen darfst und mindestens 4 Personen im Hafen liegen. Kauft dir dabei einmal ein Schiff mit Brot oder Rum aus deinem Laderaum für ${coins(price)} ab.`,
  innkeeperShort: (price) => `Brot oder Rum: +${price}; ab 4 Personen: +1 Krone`,
  aresBonus: (n) => `Jedes Ares-Schiff, das du entlädst, bringt ${coins(n)} mehr.`,
  aresBonusShort: (n) => `Lugger: +${n}`,
  cargoShip: (cargo) =>
    `Wenn du es entlädst, nimm das Geld oder behalte das Schiff mit seiner Fracht im Laderaum: ${cargo}.`,
  crownShip: (n) => `Bringt ${crowns(n)} statt Münzen.`,
};
