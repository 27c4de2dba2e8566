import type { z } from 'zod';
import { ok, type Result } from '../../../shared/engine/core.ts';
import type { AnyGame } from '../../../shared/engine/game.ts';
import { isTeamGame } from '../../../shared/engine/seats.ts';
import type { GameId } from '../../../shared/games/ids.ts';
import type { CampaignAnswer, CampaignTableAnswer, createCampaignRequest } from '../../../shared/protocol/campaigns.ts';
import type { CampaignSummary } from '../../../shared/protocol/http.ts';
import { type ServiceRefusalCode, serviceRefusal } from '../../../shared/protocol/refusals.ts';
import type { Guest } from '../../store/row-types.ts';
import type { CampaignRow } from '../../store/schema.ts';
import { chapterTableOf } from '../../table/chapter.ts';
import { isCampaignId, newCampaignId, newCode, newMatchId } from '../../table/ids.ts';
import { groupOf } from '../../table/seating/group.ts';
import { placeOf } from '../../table/seating/holders.ts';
import { seatInfo } from '../../table/summary.ts';
import { newTable } from '../new-table.ts';
import type { HouseServices } from '../services.ts';
import { playedGame } from './played-game.ts';

const no = (code: ServiceRefusalCode, params = {}): Result<never> => ({ ok: false, ...serviceRefusal(code, params) });

const campaignsShown = 50;

/** Campaigns: how they are begun and continued, and what their people see of them. */
export class CampaignOffice {
  private readonly services: HouseServices;
  private readonly games: ReadonlyMap<string, AnyGame>;

  constructor(services: HouseServices, games: ReadonlyMap<string, AnyGame>) {
    this.services = services;
    this.games = games;
  }

  /** A campaign and the table of its first chapter; who sits there when that begins is its group. */
  async create(host: Guest, request: z.output<typeof createCampaignRequest>): Promise<Result<CampaignTableAnswer>> {
    if (this.services.closing) return no('closing');
    const game = this.games.get(request.game);
    const meta = game?.meta.campaign;
    if (!game || !meta) return no('noSuchGame');
    const options = { ...request.options, ...meta.ways[request.way] };
    const [pictured = host] = await this.services.store.ratings.pictured([host]);
    const start = request.bots >= request.seats - 1;
    const { way: _, ...wishes } = request;
    const first = { ...options, ...meta.optionsOf({ chapter: 1, failures: 0 }) };
    const table = newTable(game, pictured, { ...wishes, options: first, visibility: 'private', start });
    if (!table.ok) return table;
    const { seating } = table.value;
    const { pace, speed, undo, watchable: allowed, delay } = request;
    const terms = { pace, speed, undo, watching: { allowed, delay } };
    const campaign = { id: newCampaignId(), game: request.game, options, chapters: meta.chapters, seating, terms };
    const chapter = { ...table.value, id: newMatchId(), campaign: campaign.id, chapter: 1, group: groupOf(seating) };
    let code = newCode();
    while (!(await this.services.store.campaigns.create(campaign, { ...chapter, code }))) code = newCode();
    this.services.log.info('campaign-begun', { campaign: campaign.id, game: request.game });
    return ok({ id: campaign.id, code });
  }

  async find(id: string): Promise<CampaignRow | null> {
    return isCampaignId(id) ? this.services.store.campaigns.current(id) : null;
  }

  /** What its people see of it; others do when it is over. */
  async show(row: CampaignRow, uid: string): Promise<Result<CampaignAnswer>> {
    const { campaigns } = this.services.store;
    const yours = placeOf(row.seating, uid);
    if (yours === null && row.state === 'running') return no('notInCampaign');
    const [table, games] = await Promise.all([campaigns.table(row), campaigns.played(row.id)]);
    return ok({
      ...this.summary(row),
      yours,
      table: table && table.status !== 'finished' ? { code: table.code, status: table.status } : null,
      games: games.map(playedGame),
      began: row.createdAt.toISOString(),
      ended: row.endedAt?.toISOString() ?? null,
    });
  }

  /** The table at which it goes on, for whoever of its people asks. */
  async goOn(row: CampaignRow, guest: Guest): Promise<Result<CampaignTableAnswer>> {
    if (this.services.closing) return no('closing');
    if (placeOf(row.seating, guest.uid) === null) return no('notInCampaign');
    const game = this.games.get(row.game);
    if (!game) return no('noSuchGame');
    const next = await this.services.store.campaigns.next(row.id, (at) => chapterTableOf(at, game, guest));
    return next ? ok({ id: row.id, code: next.code }) : no('campaignOver');
  }

  /** Those that this person is in; `open`: only those that go on. */
  async mine(uid: string, open: boolean): Promise<CampaignSummary[]> {
    const rows = await this.services.store.campaigns.ofGuest(uid, campaignsShown, open);
    return rows.map((row) => this.summary(row));
  }

  private summary(row: CampaignRow): CampaignSummary {
    const { id, chapters, chapter, failures, totalFailures, state } = row;
    const meta = this.games.get(row.game)?.meta;
    return {
      id,
      game: row.game as GameId,
      way: meta && isTeamGame(meta, row.options) ? 'together' : 'against',
      seats: row.seating.map((holder) => seatInfo(holder, () => false)),
      chapters,
      chapter,
      failures,
      totalFailures,
      state,
    };
  }
}
