import { randomHex } from './random-hex.ts';

/** What this browser has added to the deal of a table, and the commitment that it had seen before. */
export interface KeptNonce {
  readonly table: string;
  readonly commitment: string;
  readonly nonce: string;
  /** whether the server has heard that it is stored */
  readonly heard: boolean;
}

const key = 'three-harbours.deals';
const kept = 200;

function keptNonces(): readonly KeptNonce[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? (found as KeptNonce[]).filter((deal) => typeof deal?.nonce === 'string') : [];
  } catch {
    return [];
  }
}

export const keptNonce = (table: string): KeptNonce | null => keptNonces().find((deal) => deal.table === table) ?? null;

/** The oldest are forgotten. */
export function keepNonce(deal: KeptNonce): void {
  const others = keptNonces().filter(({ table }) => table !== deal.table);
  try {
    localStorage.setItem(key, JSON.stringify([...others, deal].slice(-kept)));
  } catch {
    // a browser that keeps nothing still adds its number; it cannot prove later that it did
  }
}

/** The number of this browser for a deal under this commitment; the same again when it comes back. */
export function nonceFor(table: string, commitment: string): KeptNonce {
  const known = keptNonce(table);
  if (known?.commitment === commitment) return known;
  const deal = { table, commitment, nonce: randomHex(16), heard: false };
  keepNonce(deal);
  return deal;
}
