import {
  type CardId,
  COMPANIES,
  type Company,
  type HarbourId,
  harbour,
  isShipment,
  MISSION_KINDS,
  MISSIONS,
  type MissionKind,
  type Rules,
  type ShipmentId,
  type Spice,
  shipment,
  type View,
} from '../../../../shared/games/borneo/index.ts';
import type { BorneoDict } from '../../../../shared/i18n/en/borneo/index.ts';
import type { Speech } from '../../../../shared/i18n/speech.ts';
import { flyingFlag, scrollQuill, woodenCrate } from '../../../art/icons.ts';
import type { CardLook } from '../../../page/ui/Card.tsx';
import { Outline } from '../../../page/ui/Outline.tsx';
import type { Seating } from '../../../stage/seating.ts';
import type { TargetId } from '../../../stage/stage.ts';
import type { Pile, ZoomedCard } from '../../presenter.ts';
import { cinnamon } from '../art/cinnamon.ts';
import { cloves } from '../art/cloves.ts';
import { nutmeg } from '../art/nutmeg.ts';
import { pepper } from '../art/pepper.ts';
import { type MissionOnTable, tableOf } from '../stage/model.ts';
import { lookAheadNotes } from './look-ahead.ts';

export const spiceIcons: Readonly<Record<Spice | 'crate', string>> = {
  pepper,
  cinnamon,
  cloves,
  nutmeg,
  crate: woodenCrate,
};

/** What a card brings. */
export const spiceOf = (id: CardId, { edition }: Rules): Spice | 'crate' =>
  isShipment(id) ? shipment(id).spice : harbour(id, edition).spice;

export const cardIcon = (id: CardId, rules: Rules): string => spiceIcons[spiceOf(id, rules)];

/** The reader themselves: the only one whose hand they see. */
export function seatingOf(view: View, s: Speech): Seating {
  const me = view.players.findIndex((_, seat) => s.isYou(seat));
  return { me: me < 0 ? null : me, odds: false, name: (seat) => s.name(seat), away: () => false };
}

export function shipmentLook(dict: BorneoDict, id: ShipmentId): CardLook {
  const { top, bottom, spice } = shipment(id);
  return { kind: 'cargo', name: dict.goods(id), art: <Outline d={spiceIcons[spice]} />, top, bottom };
}

function harbourLook(dict: BorneoDict, id: HarbourId, rules: Rules): CardLook {
  const { spice } = harbour(id, rules.edition);
  return {
    kind: 'man',
    name: dict.harbour(id),
    art: <Outline d={spiceIcons[spice]} />,
    cost: null,
    worth: null,
    text: dict.spices[spice],
  };
}

export const cardLook = (dict: BorneoDict, id: CardId, rules: Rules): CardLook =>
  isShipment(id) ? shipmentLook(dict, id) : harbourLook(dict, id, rules);

/** A card of a pile in words: what it brings, and its flags. */
export const cardWords = (dict: BorneoDict, id: CardId, rules: Rules): string =>
  isShipment(id) ? `${dict.goods(id)}, ${dict.flagged(id)}` : `${dict.harbour(id)}, ${dict.spices[spiceOf(id, rules)]}`;

const isCompany = (id: string): id is Company => (COMPANIES as readonly string[]).includes(id);
const isMission = (id: string): id is MissionKind => (MISSION_KINDS as readonly string[]).includes(id);

/** Whatever lies there: a card, a mission, a company, under whatever prefix the canvas keeps it. */
export function zoomOf(dict: BorneoDict, s: Speech, id: string, view: View, held: TargetId | null): ZoomedCard | null {
  const [prefix = '', first, ...rest] = id.split(':');
  const bare = first ?? prefix;
  if (prefix === 'store' || (prefix === 'seat' && first !== undefined)) return null;
  if (isShipment(bare)) return zoomedShipment(dict, bare);
  if (isMission(bare)) return zoomedMission(dict, s, bare, view);
  if (isCompany(bare) && rest.length < 2) return zoomedCompany(dict, s, bare, view);
  const nth = Number(bare);
  const port = Number.isInteger(nth) ? (view.places[nth - 1]?.harbour ?? null) : bare;
  return port !== null && isPort(port, view.rules) ? zoomedHarbour(dict, s, port, view, held) : null;
}

function isPort(id: string, { edition }: Rules): boolean {
  try {
    return harbour(id, edition).id === id;
  } catch {
    return false;
  }
}

function zoomedShipment(dict: BorneoDict, id: ShipmentId): ZoomedCard {
  const { zoom: t } = dict;
  const { top, bottom, spice, quantity } = shipment(id);
  return {
    look: shipmentLook(dict, id),
    title: dict.goods(id),
    kind: t.shipment,
    facts: [
      { label: t.topRow, value: top.map((company) => dict.companies[company]).join(' · ') },
      { label: t.below, value: dict.companies[bottom] },
      { label: t.spice, value: dict.spices[spice] },
      { label: t.units, value: String(quantity) },
    ],
    text: t.shipmentText,
  };
}

function zoomedHarbour(dict: BorneoDict, s: Speech, id: HarbourId, view: View, held: TargetId | null): ZoomedCard {
  const { zoom: t } = dict;
  const { limit, monopoly, spice } = harbour(id, view.rules.edition);
  const nth = view.places.findIndex((one) => one.harbour === id);
  const place = view.places[nth];
  const { me } = seatingOf(view, s);
  const card = held?.startsWith('hand:') ? held.slice('hand:'.length) : null;
  const ahead =
    card !== null && me !== null && place
      ? lookAheadNotes(dict, s, view, me, { type: 'ship', card, place: (nth + 1) as 1 | 2 | 3 })
      : [];
  return {
    look: harbourLook(dict, id, view.rules),
    title: dict.harbour(id),
    kind: t.harbour,
    facts: [
      { label: t.monopoly, value: t.flags({ n: monopoly }) },
      { label: t.limit, value: t.cards({ n: limit }) },
      ...(place ? [{ label: t.laid, value: String(place.column.length) }] : []),
      { label: t.spice, value: dict.spices[spice] },
    ],
    // what the card in hand would cause comes before the rule
    text:
      ahead.length > 0
        ? `${dict.goods(card ?? '')}: ${ahead.filter((one) => one !== '').join(' · ')}`
        : spice === 'crate'
          ? `${t.harbourText} ${t.crateText}`
          : t.harbourText,
  };
}

/** What the reader still lacks for it. */
export function lackOf(dict: BorneoDict, { lacks, missing }: MissionOnTable): string {
  if (missing === 0) return dict.zoom.nothing;
  const lacking = lacks.reduce((sum, { units }) => sum + units, 0);
  return dict.lack({
    spices: lacks.map(({ spice, units }) => ({ spice, n: units })),
    crates: lacking - (missing ?? lacking),
  });
}

function zoomedMission(dict: BorneoDict, s: Speech, kind: MissionKind, view: View): ZoomedCard {
  const { zoom: t } = dict;
  const { points, need } = MISSIONS[kind];
  const own = tableOf(view, seatingOf(view, s)).missions.find((one) => one.kind === kind);
  return {
    look: {
      kind: 'man',
      name: dict.missions[kind],
      art: <Outline d={scrollQuill} />,
      cost: null,
      worth: points,
      text: '',
    },
    title: dict.missions[kind],
    kind: t.mission,
    facts: [
      { label: t.points, value: String(points) },
      { label: t.left, value: String(view.missions[kind]) },
      ...(own && own.missing !== null ? [{ label: t.missing, value: lackOf(dict, own) }] : []),
    ],
    text: t.missionText(need),
  };
}

function zoomedCompany(dict: BorneoDict, s: Speech, company: Company, view: View): ZoomedCard {
  const { zoom: t } = dict;
  const ranked = view.companies[company].map((seat, at) => `${at + 1}. ${s.name(seat)}`);
  return {
    look: {
      kind: 'share',
      name: dict.companies[company],
      art: <Outline d={flyingFlag} />,
      tint: company,
      text: t.company,
    },
    title: dict.companies[company],
    kind: t.company,
    facts: [{ label: t.merchants, value: ranked.join(', ') || t.nobody }],
    text: t.companyText,
  };
}

/** Warehouses and the discard pile lie open (B16.2); a column may be looked through like them. */
const cardsIn = (dict: BorneoDict, { rules }: View, list: readonly CardId[]): Pile['cards'] =>
  list.map((card) => ({ key: card, look: cardLook(dict, card, rules), text: cardWords(dict, card, rules) }));

export function handOf(dict: BorneoDict, view: View, seat: number): Pile['cards'] | null {
  const hand = view.players[seat]?.hand;
  return hand ? cardsIn(dict, view, hand) : null;
}

export function pileOf(dict: BorneoDict, s: Speech, view: View, target: TargetId): Pile | null {
  const [place, id] = target.split(':');
  const { pile: t } = dict;
  const cardsOf = (list: readonly CardId[]) => cardsIn(dict, view, list);
  if (place === 'discard')
    return {
      title: t.discard,
      none: t.discardNone,
      note: t.discardNote({ draw: view.draw }),
      cards: cardsOf([...view.discard].reverse()),
    };
  if (place === 'harbour') {
    const at = view.places[Number(id) - 1];
    // whoever has to play a card there is told to choose one instead
    const shipping = view.prompt.kind === 'ship' && s.isYou(view.prompt.seat);
    if (!at?.harbour || at.column.length === 0 || shipping) return null;
    return { title: t.column({ harbour: dict.harbour(at.harbour) }), none: t.columnNone, cards: cardsOf(at.column) };
  }
  const player = place === 'seat' ? view.players[Number(id)] : undefined;
  if (!player) return null;
  return {
    title: t.warehouse({ name: s.name(Number(id)) }),
    none: t.empty,
    note: player.missions ? t.ownMissions({ missions: player.missions }) : t.closedMissions({ n: player.completed }),
    cards: cardsOf(player.warehouse),
  };
}
