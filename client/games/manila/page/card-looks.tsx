import {
  BERTHS,
  insuranceOdds,
  NUMBERS,
  PILOTS,
  SPACES,
  type Space,
  sharePrice,
  spotOf,
  TILES,
  type View,
  voyageOdds,
  WARES,
  type Ware,
} from '../../../../shared/games/manila/index.ts';
import type { ManilaDict } from '../../../../shared/i18n/en/manila/index.ts';
import { nameOf } from '../../../../shared/i18n/games/manila/speech.ts';
import { percentOf } from '../../../../shared/i18n/percent.ts';
import { plain, type Speech } from '../../../../shared/i18n/speech.ts';
import * as icons from '../../../art/icons.ts';
import type { CardLook, ShareTint } from '../../../page/ui/Card.tsx';
import { Outline } from '../../../page/ui/Outline.tsx';
import type { TargetId } from '../../../stage/stage.ts';
import type { Pile, ZoomedCard } from '../../presenter.ts';
import { wareLooks } from '../art/wares.ts';

export const wareTints: Readonly<Record<Ware, Exclude<ShareTint, 'red'>>> = {
  nutmeg: 'brown',
  silk: 'blue',
  ginseng: 'yellow',
  jade: 'green',
};

export function spaceIcon(space: Space): string {
  const parts = spotOf(space);
  switch (parts.kind) {
    case 'seat':
      return wareLooks[parts.ware].emblem;
    case 'port':
      return icons.lighthouse;
    case 'shipyard':
      return icons.hammerNails;
    case 'pirate':
      return icons.pirateFlag;
    case 'pilot':
      return icons.shipWheel;
    case 'insurance':
      return icons.umbrella;
  }
}

export const shareLook = (dict: ManilaDict, ware: Ware): CardLook => ({
  kind: 'share',
  name: dict.wares[ware],
  art: <Outline d={wareLooks[ware].emblem} />,
  tint: wareTints[ware],
  text: dict.canvas.share,
});

const isWare = (id: string): id is Ware => (WARES as readonly string[]).includes(id);
const isSpace = (id: string): id is Space => (SPACES as readonly string[]).includes(id);

/** A ware, or a space, under whatever prefix the canvas keeps it. */
export function zoomOf(dict: ManilaDict, s: Speech, id: string, view: View, odds: boolean): ZoomedCard | null {
  const bare = id.replace(/^(?:ware|boat|space|share):/, '');
  if (isWare(bare)) return zoomedWare(dict, bare, view, odds);
  return isSpace(bare) ? zoomedSpace(dict, s, bare, view, odds) : null;
}

function zoomedWare(dict: ManilaDict, ware: Ware, view: View, odds: boolean): ZoomedCard {
  const { zoom: t } = dict;
  const { costs, payout } = TILES[ware];
  const chance = odds ? voyageOdds(view)?.boats.find((boat) => boat.ware === ware) : undefined;
  const ashore = view.boats.length === 3 && !view.boats.some((boat) => boat.ware === ware);
  return {
    look: shareLook(dict, ware),
    title: dict.wares[ware],
    kind: t.ware,
    facts: [
      { label: t.cargo, value: String(payout) },
      { label: t.seats, value: costs.join(' · ') },
      { label: t.value, value: String(view.values[ware]) },
      { label: t.price, value: String(sharePrice(view.values, ware)) },
      { label: t.supply, value: String(view.supply[ware]) },
      ...(chance ? [{ label: t.chance, value: dict.notes.chance({ percent: percentOf(chance.arrive) }) }] : []),
    ],
    text: ashore ? t.stays : t.wareText({ ware }),
  };
}

function zoomedSpace(dict: ManilaDict, s: Speech, space: Space, view: View, odds: boolean): ZoomedCard {
  const { zoom: t } = dict;
  const title = plain(nameOf(dict.spaces, space));
  const cost = costIn(view, space);
  return {
    look: {
      kind: 'man',
      name: title,
      art: <Outline d={spaceIcon(space)} />,
      cost: cost === null || cost === 0 ? null : cost,
      worth: null,
      text: '',
    },
    title,
    kind: t.space,
    facts: [...(cost === null ? [] : [{ label: t.cost, value: String(cost) }]), ...factsOf(dict, s, space, view, odds)],
    text: nameOf(t.spaceText, space),
  };
}

/** What the next accomplice there would pay; null on a full or missing boat. */
export function costIn(view: View, space: Space): number | null {
  const parts = spotOf(space);
  switch (parts.kind) {
    case 'seat': {
      const seats = view.boats.find(({ ware }) => ware === parts.ware)?.seats ?? [];
      return TILES[parts.ware].costs[seats.indexOf(null)] ?? null;
    }
    case 'port':
    case 'shipyard':
      return BERTHS[parts.letter].cost;
    case 'pirate':
      return NUMBERS.pirateCost;
    case 'pilot':
      return PILOTS[parts.pilot].cost;
    case 'insurance':
      return 0;
  }
}

function factsOf(dict: ManilaDict, s: Speech, space: Space, view: View, odds: boolean): ZoomedCard['facts'] {
  const { zoom: t, notes } = dict;
  const parts = spotOf(space);
  const chances = odds ? voyageOdds(view) : null;
  if (parts.kind === 'port' || parts.kind === 'shipyard') {
    const chance = chances?.[parts.kind][parts.letter];
    return [
      { label: t.pays, value: String(BERTHS[parts.letter].payout) },
      ...(chance
        ? [
            {
              label: t.chance,
              value: notes.chance({ percent: percentOf(chance.sure), most: percentOf(chance.possible) }),
            },
          ]
        : []),
    ];
  }
  if (parts.kind !== 'insurance') return [];
  // of whoever has it; of the reader, while it is free
  const due = insuranceOdds(view, view.insurer ?? view.players.findIndex((_, seat) => s.isYou(seat)));
  return due ? [{ label: t.worst, value: `−${due.worst}` }] : [];
}

/** One's own shares, or what somebody has bought before everybody's eyes. */
const sharesIn = (dict: ManilaDict, wares: readonly Ware[]): Pile['cards'] =>
  wares.map((ware, at) => ({ key: `${at} ${ware}`, look: shareLook(dict, ware), text: dict.wares[ware] }));

export function handOf(dict: ManilaDict, view: View, seat: number): Pile['cards'] | null {
  const hand = view.players[seat]?.hand;
  return hand ? sharesIn(dict, hand) : null;
}

export function pileOf(dict: ManilaDict, s: Speech, view: View, target: TargetId): Pile | null {
  const [place, id] = target.split(':');
  const seat = Number(id);
  const player = place === 'seat' ? view.players[seat] : undefined;
  if (!player) return null;
  const { pile: t } = dict;
  const name = s.name(seat);
  const known = player.hand ?? player.bought;
  const notes = [t.secret({ n: player.shares - known.length }), t.pledged({ n: player.pledged })];
  return {
    title: player.hand ? t.own({ name }) : t.bought({ name }),
    none: player.hand ? t.ownNone : t.none,
    note: notes.filter((note) => note !== '').join(' '),
    cards: sharesIn(dict, known),
  };
}
