import assert from 'node:assert/strict';
import type { CampaignAnswer, CampaignTableAnswer, CreateCampaignRequest } from '../../shared/protocol/campaigns.ts';
import type { MyTablesAnswer } from '../../shared/protocol/http.ts';
import type { RefusalMessage } from '../../shared/protocol/messages.ts';
import { type AtTable, http, type RefusedAnswer, type Visitor } from './client.ts';

export const codeOf = (answer: object): string => (answer as RefusedAnswer).refused?.code ?? '';

export const wishes = (changes: object = {}): CreateCampaignRequest => ({
  game: 'toy',
  way: 'together',
  seats: 2,
  pace: 'instant',
  ...changes,
});

export const placeOf = ({ chapter, failures, totalFailures, state }: CampaignAnswer) => [
  chapter,
  failures,
  totalFailures,
  state,
];

export const leave = (...all: readonly AtTable[]) => Promise.all(all.map((at) => at.leave()));

/** Everybody plays whatever they may, to the end. */
export const playUp = (...all: readonly AtTable[]) => Promise.all(all.map((at) => at.playOut(([first]) => first!)));

export async function playOut(...all: readonly AtTable[]): Promise<void> {
  await playUp(...all);
  await leave(...all);
}

/** What somebody asks of their campaigns. */
export class Campaigner {
  readonly visitor: Visitor;
  private readonly url: string;

  constructor(url: string, visitor: Visitor) {
    this.url = url;
    this.visitor = visitor;
  }

  async create(changes: Partial<CreateCampaignRequest> = {}): Promise<CampaignTableAnswer> {
    const { status, body } = await http<CampaignTableAnswer>(
      this.url,
      '/api/campaigns',
      wishes(changes),
      this.visitor.token,
    );
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  }

  async sees(id: string): Promise<CampaignAnswer> {
    return (await http<CampaignAnswer>(this.url, `/api/campaigns/${id}`, undefined, this.visitor.token)).body;
  }

  goesOn(id: string) {
    return http<CampaignTableAnswer & RefusalMessage>(
      this.url,
      `/api/campaigns/${id}/continue`,
      {},
      this.visitor.token,
    );
  }

  async mine(): Promise<MyTablesAnswer> {
    return (await http<MyTablesAnswer>(this.url, '/api/me/tables', undefined, this.visitor.token)).body;
  }
}

/** Both sit down at the table of somebody's campaign, and its game begins. */
export async function sitTogether(code: string, one: Visitor, other: Visitor): Promise<[AtTable, AtTable]> {
  const [host, guest] = [await one.join(code), await other.join(code)];
  await host.until(() => host.table.seats.every(({ kind }) => kind !== 'open'), 'a full table');
  assert.deepEqual(await host.arrange({ op: 'start' }), { seat: 0 });
  return [host, guest];
}
