import {
  ADVENTURERS,
  type AdventurerId,
  type EndReason,
  type Face,
  type MissionId,
} from '../../../games/port-royal/index.ts';
import type { LogLines, MoveLabels, PromptLines, RefusalLines } from '../../games/port-royal/speech.ts';
import { listed } from '../../plural.ts';
import { by, turn } from '../who.ts';
import { adventurerTexts, cargoes, crowns, eventTexts } from './adventure.ts';
import { cards, coins, einen, faceName } from './cards.ts';
import { missions } from './missions.ts';

/** What the adventure adds to what is said. */

const bold = (id: MissionId): string => `*${missions[id].name}*`;
const textOf = (id: unknown): string => missions[id as MissionId]?.text ?? '';
const nameOf = (id: AdventurerId): string => adventurerTexts[id].name;
const sidesOf = (card: number): string =>
  listed(
    'de',
    ADVENTURERS.filter((one) => one.card === card).map(({ id }) => nameOf(id)),
  );
const cargoIn = (face: Face): string => (face.kind === 'ship' && face.cargo ? cargoes[face.cargo] : '');

const gain = (coinsGained: number, crownsGained: number): string => {
  const parts = [
    ...(coinsGained > 0 ? [`+${coins(coinsGained)}`] : []),
    ...(crownsGained > 0 ? [`+${crowns(crownsGained)}`] : []),
  ];
  return parts.length > 0 ? `: ${parts.join(', ')}` : '';
};

export const venture = {
  log: {
    adventurersDealt: () => 'Alle haben eine Abenteurerkarte und wählen eine Seite.',
    adventurerDrafted: (e, s) => `${by(s, e.seat, 'nimmst', 'nimmt')} die Karte mit ${sidesOf(e.card)}.`,
    adventurerChosen: (e, s) => `${by(s, e.seat, 'spielst', 'spielt')} *${nameOf(e.adventurer)}*.`,
    batchAdded: (e) => `${cards(e.cards)} dieses Kapitels werden in den Stapel gemischt.`,
    pageOpened: () => 'Eine Seite der Geschichte wird aufgeschlagen.',
    missionOpened: (e) => `Neue Mission: ${bold(e.mission)}. ${missions[e.mission].text}`,
    eventTurned: (e) => `*${eventTexts[e.event].name}.* ${eventTexts[e.event].text}`,
    monthEnded: (e) => `Monat ${e.month} ist um.`,
    monthBegan: (e) => `Monat ${e.month} beginnt und dauert ${e.cards} Züge.`,
    duesPaid: (e, s) => `${by(s, e.seat, 'zahlst', 'zahlt')} ${coins(e.amount)} Hafengeld.`,
    looked: (e, s) =>
      e.faces === null
        ? `${by(s, e.seat, 'siehst dir', 'sieht sich')} die obersten Karten des Stapels an: ${e.count}.`
        : `${by(s, e.seat, 'siehst', 'sieht')} oben auf dem Stapel ${listed(
            'de',
            e.faces.map((id) => einen(s.face(id))),
          )}.`,
    lookEnded: (e, s) =>
      e.discarded.length === 0
        ? `${by(s, e.seat, 'lässt', 'lässt')} die Karten auf dem Stapel.`
        : `${by(s, e.seat, 'legst', 'legt')} ${listed(
            'de',
            e.discarded.map((id) => einen(s.face(id))),
          )} ab.`,
    missionPaid: (e, s) => `${by(s, e.seat, 'zahlst', 'zahlt')} ${coins(e.amount)}.`,
    missionCompleted: (e, s) =>
      `${by(s, e.seat, 'erfüllst', 'erfüllt')} die Mission ${bold(e.mission)}${gain(e.coins, e.crowns)}.`,
    missionProgressed: (e, s) => `${by(s, e.seat, 'reservierst', 'reserviert')} einen Marker für ${bold(e.mission)}.`,
    missionDeclined: (e, s) => `${by(s, e.seat, 'lässt', 'lässt')} ${bold(e.mission)} aus.`,
    markerBoughtOut: (e, s) => `${by(s, e.seat, 'entfernst', 'entfernt')} einen Marker für ${coins(e.price)}.`,
    buyOutDeclined: () => '',
    abilityUnlocked: (e) => `*${nameOf(e.adventurer)}* ab jetzt: ${adventurerTexts[e.adventurer].text}`,
    trophyUncovered: (e, s) => `${by(s, e.seat, 'hast', 'hat')} die Trophäe aufgedeckt.`,
    crownsGained: (e, s) => `${by(s, e.seat, 'bekommst', 'bekommt')} ${crowns(e.amount)}: ${e.crowns} auf der Leiste.`,
    cargoKept: (e, s) => `${by(s, e.seat, 'behältst', 'behält')} die Fracht: ${cargoIn(s.face(e.face))}.`,
    cargoSold: (e, s) =>
      `${by(s, e.seat, 'verkaufst', 'verkauft')} der *Wirtin* ${cargoIn(s.face(e.face))} für ${coins(e.price)}.`,
    chapterJudged: (e) =>
      `Missionen ${e.missionsDone} von ${e.missions}, Marker ${e.markers} von ${e.markersNeeded}, Einfluss ${e.influence} von ${e.influenceNeeded}.`,
  },
  moves: {
    choose: (p) => `Die Karte mit ${listed('de', p.sides.map(nameOf))} nehmen`,
    side: (p) => `${nameOf(p.adventurer)}: ${coins(p.coins)} zu Beginn`,
    look: (p) => `Wächterin: ${cards(p.cards)} ansehen`,
    retain: (p) => (p.face ? `${faceName(p.face)} oben lassen` : `Karte ${p.place + 1} oben lassen`),
    toss: (p) => (p.face ? `${faceName(p.face)} ablegen` : `Karte ${p.place + 1} ablegen`),
    fulfil: (p) =>
      p.step < p.steps
        ? `Marker für ${bold(p.mission)} (${p.step} von ${p.steps})`
        : `${bold(p.mission)} erfüllen${p.cost > 0 ? ` für ${coins(p.cost)}` : ''}${gain(p.coins, p.crowns)}`,
    deliver: (p) =>
      `Abgeben: ${listed(
        'de',
        p.ships.map((ship) => `${faceName(ship)} (${cargoIn(ship)})`),
      )}`,
    stow: (p) =>
      `Fracht behalten: ${cargoIn(p.ship)}${p.income > 0 ? `, +${p.income}` : ''}${p.fee ? ` − ${p.fee.amount} Gebühr` : ''}`,
    sell: (p) => `${cargoIn(p.ship)} an die Wirtin verkaufen: +${p.coins}`,
    buyOut: (p) => `Einen Marker für ${coins(p.cost)} entfernen`,
  },
  prompts: {
    adventurerCard: (p, s) => turn(s, p.seat, 'wähle eine Abenteurerkarte', 'wählt eine Abenteurerkarte'),
    adventurerSide: (p, s) => turn(s, p.seat, 'welche Seite deiner Karte?', 'wählt eine Seite'),
    retryCoins: (p, s) => turn(s, p.seat, `wer bekommt eine Münze? Noch ${coins(p.left)}`, 'verteilt die Münzen'),
    missionInstant: (p, s) => turn(s, p.seat, `${bold(p.mission)} jetzt erfüllen?`, 'darf eine Mission erfüllen'),
    missionPay: (p, s) => turn(s, p.seat, 'welche Schiffe gibst du ab?', 'gibt Schiffe ab'),
    look: (p, s) =>
      turn(
        s,
        p.seat,
        p.source === 'sentinel' ? 'welche Karte bleibt oben?' : 'eine dieser Karten ablegen?',
        'sieht sich den Stapel an',
      ),
    buyOut: (p, s) => turn(s, p.seat, `einen Marker für ${coins(p.price)} entfernen?`, 'darf einen Marker entfernen'),
  },
  asked: {
    adventurerCard: 'Wähle erst eine Abenteurerkarte.',
    adventurerSide: 'Wähle erst eine Seite deiner Karte.',
    retryCoins: 'Verteile erst die Münzen.',
    missionInstant: 'Entscheide erst über die Mission.',
    missionPay: 'Wähle erst die Schiffe, die du abgibst.',
    look: 'Entscheide erst über die Karten, die du ansiehst.',
    buyOut: 'Entscheide erst über den Marker.',
  },
  refusals: {
    noSuchAdventurer: () => 'Diese Karte ist schon vergeben.',
    noSentinel: () => 'Du hast in diesem Zug keine Wächterin mehr.',
    noSuchPlace: () => 'So viele Karten siehst du nicht an.',
    fog: (p) => `Nebel: Mit weniger als ${cards(Number(p.cards))} im Hafen darfst du nicht aufhören.`,
    storm: () => 'Sturm: In diesem Zug lässt sich kein Schiff abwehren.',
    noSuchMission: () => 'Diese Mission liegt nicht aus.',
    missionDone: () => 'Diese Mission hast du schon erfüllt.',
    noMarkerLeft: () => 'Auf deiner Abenteurerkarte liegt kein Marker mehr.',
    missionAtOnce: (p) => `Zu spät oder zu früh: ${textOf(p.mission)}`,
    missionLacking: (p) => `Noch nicht: ${textOf(p.mission)}`,
    notADelivery: () => 'Diese Schiffe passen nicht zur Mission.',
    noInnkeeper: () => 'Keine deiner Wirtinnen kann jetzt kaufen.',
    noFood: () => 'Wirtinnen kaufen Brot oder Rum aus deinem Laderaum.',
  },
  reasons: {
    chapterWon: 'Das Kapitel ist gewonnen.',
    chapterLost: 'Das Kapitel ist verloren: Karte 9 verlangte mehr.',
  },
} satisfies {
  readonly log: Partial<LogLines>;
  readonly moves: Partial<MoveLabels>;
  readonly prompts: Partial<PromptLines>;
  readonly asked: Readonly<Record<string, string>>;
  readonly refusals: Partial<RefusalLines>;
  readonly reasons: Partial<Record<EndReason, string>>;
};
