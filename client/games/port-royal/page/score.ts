import {
  type EndReason,
  type FaceId,
  face,
  NUMBERS,
  type PlayerView,
  type View,
} from '../../../../shared/games/port-royal/index.ts';
import type { PortRoyalDict } from '../../../../shared/i18n/en/port-royal/index.ts';
import * as icons from '../../../art/icons.ts';
import type { Score } from '../../presenter.ts';
import { aimOf } from '../stage/adventure.ts';
import { teamPilesOf } from '../stage/contracts.ts';

const influenceOf = (ids: readonly FaceId[]): number =>
  ids.reduce((sum, id) => {
    const card = face(id);
    return sum + (card.kind === 'person' || card.kind === 'expedition' ? card.influence : 0);
  }, 0);

type Word = 'tie' | 'tieMarkers' | 'noTrophy';

/** What came between the winner and somebody with as much influence, or with more (PR8.3, PR15.4). */
function decidedBy({ players, outcome, adventure }: View): readonly Word[] {
  const [only, ...others] = outcome?.winners ?? [];
  const winner = only === undefined || others.length > 0 ? undefined : players[only];
  if (!winner || outcome?.team) return [];
  const rivals = players.filter((player) => player !== winner && player.influence >= winner.influence);
  const isOut = (player: PlayerView): boolean =>
    adventure !== null && winner.venturer?.trophy === true && player.venturer?.trophy === false;
  const tied = rivals.filter((player) => !isOut(player) && player.influence === winner.influence);
  const markers = winner.venturer?.markers ?? 0;
  return [
    ...(rivals.some(isOut) ? (['noTrophy'] as const) : []),
    ...(tied.some(({ venturer }) => (venturer?.markers ?? 0) > markers) ? (['tieMarkers'] as const) : []),
    ...(tied.some(({ venturer, coins }) => (venturer?.markers ?? 0) === markers && coins < winner.coins)
      ? (['tie'] as const)
      : []),
  ];
}

/** What a team that plays against time has done, and what is missing; influence ends nothing there (PR13.5, PR13.6). */
function teamScoreOf({ score, stats, story, canvas, contracts, explain }: PortRoyalDict, view: View): Score | null {
  const { outcome } = view;
  const team = outcome?.team;
  const piles = teamPilesOf(view);
  if (!outcome || !team || !piles) return null;
  const missing = view.contracts.filter(({ done }) => done.length === 0).map(({ id }) => contracts[id].name);
  const rank = team.rank === null ? undefined : score.ranks[team.rank];
  const next = piles.next && { rank: score.ranks[piles.next.rank] ?? '', cards: piles.next.cards };
  const reason = [
    score.reasons[outcome.reason as EndReason] ?? '',
    missing.length > 0 ? `${canvas.missing}${canvas.colon} ${missing.join(', ')}.` : '',
    team.won ? score.points(team.points) : '',
    team.won && next ? `${explain.rankNextValue(next)}.` : '',
  ];
  const rows = view.players.map((player, seat) => {
    const first = view.contracts.filter(({ done }) => done[0] === seat).length;
    const detail = `${stats.influence(player.influence)} · ${stats.coins(player.coins)}`;
    return { seat, place: outcome.places[seat] ?? 0, total: first, parts: [first], detail };
  });
  return {
    reason: reason.filter((sentence) => sentence !== '').join(' '),
    heading: score.contracts,
    sources: [{ key: 'contracts', label: score.contracts, icon: icons.tiedScroll, tint: 'brown' }],
    rows: rows.sort((a, b) => b.total - a.total || a.seat - b.seat),
    outcome,
    ...(rank === undefined ? {} : { rank }),
    amount: story.contractAmount,
  };
}

/** What everybody's influence is made of, and why it is over. */
export function scoreOf(dict: PortRoyalDict, view: View): Score | null {
  const { score, stats, story, canvas } = dict;
  const { outcome } = view;
  if (!outcome) return null;
  const { team } = outcome;
  if (team && view.rules.timeCards !== null) return teamScoreOf(dict, view);
  const aim = aimOf(view);
  const rows = view.players.map((player, seat) => {
    const own = [
      influenceOf(player.tableau),
      influenceOf(player.expeditions),
      NUMBERS.influencePerKeptShip * player.ships.length,
      player.venturer?.crownInfluence ?? 0,
    ];
    const rest = player.influence - own.reduce((sum, part) => sum + part, 0);
    return {
      seat,
      place: outcome.places[seat] ?? 0,
      total: player.influence,
      parts: [...own, rest],
      detail: stats.coins(player.coins),
    };
  });
  const reason = [
    score.reasons[outcome.reason as EndReason] ?? '',
    ...decidedBy(view).map((word) => score[word]),
    aim ? score.chapter(aim) : '',
  ];
  return {
    reason: reason.filter((sentence) => sentence !== '').join(' '),
    heading: score.influence,
    sources: [
      { key: 'persons', label: score.persons, icon: icons.person, tint: 'blue' },
      { key: 'expeditions', label: score.expeditions, icon: icons.treasureMap, tint: 'green' },
      { key: 'kept', label: score.kept, icon: icons.woodenCrate, tint: 'gold' },
      { key: 'crowns', label: canvas.crownTrack, icon: icons.crown, tint: 'yellow' },
      { key: 'contracts', label: score.contracts, icon: icons.tiedScroll, tint: 'brown' },
    ],
    rows: rows.sort((a, b) => a.place - b.place),
    outcome,
    amount: story.amount,
  };
}
