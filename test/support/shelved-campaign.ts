import type { NewCampaign } from '../../server/store/CampaignStore.ts';
import type { MatchStore } from '../../server/store/MatchStore.ts';
import type { NewMatch } from '../../server/store/match-types.ts';
import type { Guest, SeatHolder } from '../../server/store/row-types.ts';
import { newCampaignId } from '../../server/table/ids.ts';
import { groupOf } from '../../server/table/seating/group.ts';
import { type CampaignProgress, campaignStart } from '../../shared/engine/campaign.ts';
import type { MatchRecord } from '../../shared/engine/record.ts';
import type { GameId } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import { type Shelved, shelve } from './shelved.ts';

interface Chapter {
  readonly record: MatchRecord<GameId>;
  readonly chapter: number;
  /** moves from its beginning, or from its end when negative; all of them if it is not said */
  readonly played?: number;
}

/** Puts a campaign into the store as if these people had played these games in it, the last one perhaps in part. */
export async function shelveCampaign(
  store: MatchStore,
  people: readonly Guest[],
  chapters: readonly Chapter[],
  progress: Partial<CampaignProgress> = {},
): Promise<{ readonly id: string; readonly tables: readonly Shelved[] }> {
  const id = newCampaignId();
  const [{ record } = { record: null }] = chapters;
  if (!record) throw new Error('a campaign without a game');
  const seats: SeatHolder[] = people.map(({ uid, name }) => ({ kind: 'person', uid, name }));
  while (seats.length < record.seats) seats.push({ kind: 'bot', level: 'greedy', name: 'Mary Read' });
  const group = groupOf(seats);
  const { mode, adventurerChoice } = record.options as { readonly mode?: string; readonly adventurerChoice?: string };
  const row: NewCampaign = {
    ...campaignStart,
    ...progress,
    id,
    game: record.game,
    options: { mode, ...(adventurerChoice ? { adventurerChoice } : {}) },
    chapters: games[record.game].meta.campaign?.chapters ?? 1,
    seating: seats,
    terms: { pace: 'instant', speed: 'unhurried', undo: true, watching: { allowed: true, delay: 0 } },
  };
  const tables: Shelved[] = [];
  for (const { record, chapter, played = record.moves.length } of chapters) {
    const upTo = played < 0 ? record.moves.length + played : played;
    const isLast = tables.length === chapters.length - 1;
    // the campaign is at the last of them
    const create = (match: NewMatch) => (isLast ? store.campaigns.create(row, match) : store.create(match));
    const campaign = { campaign: id, chapter, group };
    tables.push(await shelve(store, record, { people, upTo, pace: 'instant', campaign, create }));
  }
  return { id, tables };
}
