import {
  type AdventurerId,
  adventurerOf,
  isMissionId,
  type MissionId,
  type MissionView,
  type MonthLink,
  missionOf,
  NUMBERS,
  type View,
} from '../../../../shared/games/port-royal/index.ts';
import type { PortRoyalDict } from '../../../../shared/i18n/en/port-royal/index.ts';
import type { PortRoyalSpeech } from '../../../../shared/i18n/games/port-royal/speech.ts';
import { plain } from '../../../../shared/i18n/speech.ts';
import * as icons from '../../../art/icons.ts';
import type { ZoomedCard } from '../../presenter.ts';
import { eventEmblems } from '../art/event-card.ts';
import { aimOf, holdOf, monthOf, shieldsOfCrowns } from '../stage/adventure.ts';
import { lackInWords } from '../stage/mission-words.ts';
import { lackOf, stateOf } from '../stage/missions.ts';
import { canvasTextOf } from './canvas-text.ts';
import { type Fact, sign } from './sign.tsx';

/** How somebody stands to a mission. */
export function missionStanding(dict: PortRoyalDict, view: View, seat: number, open: MissionView): string {
  const { quest: t } = dict;
  const player = view.players[seat];
  if (!player) return '';
  if (open.progress.includes(seat)) return t.halfway;
  const state = stateOf(view, seat, open);
  if (state !== 'lacking') return t[state];
  return t.lacking({ what: lackInWords(lackOf(player, missionOf(open.id)), canvasTextOf(dict)) });
}

const linkOf = ({ rules }: View, id: MissionId): MonthLink => {
  const { rivals, together } = missionOf(id);
  return rules.adventure?.targets === null ? rivals : together;
};

/** What the end of the month does on the latest mission, and what a marker costs then (PR14.9, PR14.10). */
export function monthEndInWords(dict: PortRoyalDict, view: View): string {
  const { quest: t } = dict;
  const latest = view.adventure?.missions.at(-1);
  if (view.rules.adventure?.openMissions !== 0 || !latest) return t.stays;
  const link = linkOf(view, latest.id);
  if (link.kind === 'verdict') return t.judged;
  const story = storyInWords(dict, link);
  return link.buyOut === null ? story : `${story} ${t.buyOut({ price: link.buyOut })}`;
}

function storyInWords({ quest: t, missions }: PortRoyalDict, link: Exclude<MonthLink, { kind: 'verdict' }>): string {
  switch (link.kind) {
    case 'check':
      return plain(t.checks({ mission: missions[link.mission].name }));
    case 'open':
      return t.opens;
    case 'stay':
      return t.stays;
  }
}

function mission(dict: PortRoyalDict, s: PortRoyalSpeech, view: View, id: MissionId): ZoomedCard | null {
  const { quest: t, missions } = dict;
  const open = view.adventure?.missions.find((one) => one.id === id);
  if (!open) return null;
  const { first, crowns } = missionOf(id);
  const latest = view.rules.adventure?.openMissions === 0 && view.adventure?.missions.at(-1)?.id === id;
  const facts: Fact[] = [
    ...(open.done.length === 0 ? [{ label: t.first, value: t.prize(first) }] : []),
    { label: t.each, value: t.prize({ coins: 0, crowns }) },
    ...view.players.map((_, seat) => ({ label: s.name(seat), value: missionStanding(dict, view, seat, open) })),
    ...(latest ? [{ label: t.monthEnd, value: monthEndInWords(dict, view) }] : []),
  ];
  const kind = latest ? `${t.mission} ${id.slice(3)} · ${t.latest}` : `${t.mission} ${id.slice(3)}`;
  return sign(icons.scrollUnfurled, missions[id].name, kind, missions[id].text, facts);
}

function month(dict: PortRoyalDict, view: View): ZoomedCard | null {
  const { quest: t, happenings, canvas } = dict;
  const now = monthOf(view);
  if (!view.adventure) return null;
  const title = `${canvas.month} ${view.adventure.month}`;
  const left = view.adventure.pack.length;
  const known = view.adventure.pack.map((id) => (id === null ? t.unknown : happenings[id].name)).join(', ');
  return sign(icons.calendar, title, t.month, t.monthText, [
    ...(now ? [{ label: t.monthLeft, value: String(left) }] : []),
    { label: t.known, value: known },
    { label: t.monthEnd, value: monthEndInWords(dict, view) },
  ]);
}

function event({ quest: t, happenings }: PortRoyalDict, { adventure, rules, turn }: View): ZoomedCard | null {
  const id = turn === 0 ? null : (adventure?.event ?? rules.adventure?.monthEnd ?? null);
  if (id === null) return sign(icons.windsock, t.event, t.event, t.noEvent, []);
  return sign(eventEmblems[id], happenings[id].name, t.event, happenings[id].text, []);
}

function crowns({ quest: t, stats }: PortRoyalDict, s: PortRoyalSpeech, view: View): ZoomedCard {
  const shields = shieldsOfCrowns.map(([at, worth]) => `${at}: ${worth}`).join(' · ');
  const facts = view.players.map(({ venturer }, seat) => ({
    label: s.name(seat),
    value: `${venturer?.crowns ?? 0} (${stats.influence(venturer?.crownInfluence ?? 0)})`,
  }));
  return sign(icons.crown, t.crowns, t.crowns, `${t.crownsText} ${shields}`, facts);
}

function adventurer(dict: PortRoyalDict, view: View, id: AdventurerId): ZoomedCard {
  const { quest: t, adventurers } = dict;
  const player = view.players.find(({ venturer }) => venturer?.adventurer === id);
  const own = player?.venturer ?? null;
  return sign(icons.house, adventurers[id].name, t.adventurer, `${adventurers[id].text} ${t.adventurerText}`, [
    { label: t.startCoins, value: String(adventurerOf(id).startCoins) },
    ...(own
      ? [
          { label: t.ability, value: own.abilityUnlocked ? t.unlocked : t.locked },
          { label: t.markersLeft, value: `${own.markers} / ${NUMBERS.markersOfAdventurer}` },
        ]
      : []),
  ]);
}

function hold(dict: PortRoyalDict, s: PortRoyalSpeech, view: View): ZoomedCard | null {
  const { quest: t, cargoes } = dict;
  const me = view.players.findIndex((_, seat) => s.isYou(seat));
  const player = view.players[me < 0 ? view.active : me];
  const bays = player ? holdOf(player) : null;
  if (!bays) return null;
  const facts = bays.map(({ cargo, count }) => ({ label: cargoes[cargo], value: String(count) }));
  return sign(icons.woodenCrate, t.hold, t.hold, t.holdText, facts);
}

function aim({ quest: t }: PortRoyalDict, view: View): ZoomedCard | null {
  const team = aimOf(view);
  if (!team) return null;
  return sign(icons.trophy, t.aim, t.aim, t.aimText, [
    { label: t.aimMissions, value: t.of({ have: team.missions, need: team.missionsOf }) },
    { label: t.aimMarkers, value: t.of({ have: team.markers, need: team.markersOf }) },
    { label: t.aimInfluence, value: t.of({ have: team.influence, need: team.influenceOf }) },
  ]);
}

/** Whatever only the adventure has, under whatever name the canvas keeps it; null: it is nothing of this. */
export function adventureExplained(
  dict: PortRoyalDict,
  s: PortRoyalSpeech,
  what: string,
  which: string,
  view: View,
): ZoomedCard | null {
  switch (what) {
    case 'mission':
      return isMissionId(which) ? mission(dict, s, view, which) : null;
    case 'month':
      return month(dict, view);
    case 'event':
      return event(dict, view);
    case 'crowns':
      return crowns(dict, s, view);
    case 'adventurer':
      return which in dict.adventurers ? adventurer(dict, view, which as AdventurerId) : null;
    case 'hold':
      return hold(dict, s, view);
    case 'aim':
      return aim(dict, view);
    case 'looked':
      return sign(icons.cardPick, dict.quest.look, dict.quest.look, dict.quest.hidden, []);
    default:
      return null;
  }
}
