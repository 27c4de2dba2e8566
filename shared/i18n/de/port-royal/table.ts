import type * as English from '../../en/port-royal/table.ts';
import { counted, plural } from '../../plural.ts';

export const canvas: Readonly<Record<keyof typeof English.canvas, string>> = {
  colon: ':',
  missing: 'Es fehlt',
  ready: 'Bereit',
  claim: 'Erfüllen',
  fulfilled: 'Erfüllt',
  noMarker: 'Kein Marker frei',
  atTax: 'wenn du Steuern zahlst',
  atBust: 'bei deiner Havarie',
  inOneTurn: 'in einem Zug',
  forgo: 'auf Münzen verzichten',
  noCoins: 'ohne Münzen',
  timePile: 'Zeitstapel',
  victoryPile: 'Siegstapel',
  lastTurn: 'Letzter Zug!',
  take: 'nimm',
  rank: 'Rang',
  contractDone: 'Auftrag erfüllt!',
  gamblerPlays: 'Es wird gezockt!',
  kept: 'Behalten!',
  stored: 'Eingelagert!',
};

const form = (one: string, other: string) => (n: number) => plural('de', n, { one, other });

export const amounts: typeof English.amounts = {
  colours: form('Farbe', 'Farben'),
  cheapPersons: form('Person bis Preis 3', 'Personen bis Preis 3'),
  cheapBriefly: form('Person ≤ 3', 'Personen ≤ 3'),
  expeditions: form('Expedition', 'Expeditionen'),
  points: form('Einfluss', 'Einfluss'),
  shipsToStore: form('Farbe einzulagern', 'Farben einzulagern'),
  turnsLeft: form('Zug nach diesem', 'Züge nach diesem'),
  turns: form('Zug', 'Züge'),
  moreCards: form('weitere Karte', 'weitere Karten'),
  markersLeft: form('Marker frei', 'Marker frei'),
  cardsToTurn: form('Karte noch', 'Karten noch'),
};

const turns = counted('de', 'Zug', 'Züge');

export const explain: typeof English.explain = {
  player: 'Am Tisch',
  playerText:
    'Münzen bezahlen Personen und Besuche, Säbel wehren Schiffe ab, Einfluss beendet die Partie und gewinnt sie.',
  counted: 'Auf dem Tisch',
  watch: 'Farben im Hafen',
  watchText:
    'Ein zweites Schiff einer Farbe, die schon da liegt, ist eine Havarie, außer du wehrst es ab. Bei vier Farben nimmt, wer aufgedeckt hat, 2 Karten, bei fünf 3.',
  deck: 'Stapel',
  deckText:
    'Von hier wird aufgedeckt, und Münzen sind verdeckte Karten von hier. Ist er leer, wird die Ablage gemischt.',
  discard: 'Ablage',
  discardText: 'Was den Hafen verlassen hat, liegt hier bis zum nächsten Mischen.',
  contract: 'Auftrag',
  pile: 'Stapel',
  next: 'Nächste Belohnung',
  nextValue: (p) =>
    [`${p.coins} ${plural('de', p.coins, { one: 'Münze', other: 'Münzen' })}`]
      .concat(p.influence > 0 ? [`${p.influence} Einfluss`] : [])
      .join(', '),
  rewards: 'Belohnungen der Reihe nach',
  nextContract: 'Nächster Auftrag',
  full: 'kein Platz mehr',
  ready: 'bereit',
  done: 'erfüllt',
  noMarker: 'kein Marker frei',
  lacks: (p) => `es fehlt: ${p.what}`,
  step: (p) => `${p.have} von ${p.need}`,
  notYet: 'noch nicht',
  influenceRule: 'Dein 2. Auftrag bringt 1 Einfluss, dein 3. bringt 2.',
  teamRule: 'Für das Team ist er erledigt, sobald jemand von euch ihn erfüllt.',
  timeText:
    'Jeder Zug beginnt mit einer Karte von diesem Stapel. Ist er leer, beginnt kein Zug mehr, und das Team hat verloren.',
  timeLeft: 'Nach diesem Zug',
  timeLeftValue: turns,
  victoryText: 'Nach einem Sieg bestimmen diese Karten euren Rang. Jede ist ein Zug, auf den ihr verzichtet.',
  victoryCards: 'Karten',
  rankNow: 'Rang bei einem Sieg jetzt',
  rankNext: 'Nächster Rang',
  rankNextValue: (p) => `${p.rank}: noch ${p.cards}`,
  underText: 'Unter einem Kaufmann: Jedes Schiff zählt 1 Einfluss und bleibt bis zum Ende.',
  counter: (p) => `${p.done} von ${p.of} Aufträgen erfüllt`,
  teamDecides: 'Du entscheidest für das Team.',
  leaveNote: (p) => `noch ${turns(p.time)}`,
  gift: 'Geschenk an jemand anderen',
};
