/** What this browser has added to the deal of a table, and the commitment that it had seen before. */
export interface KeptDeal {
  readonly table: string;
  readonly commitment: string;
  readonly nonce: string;
  /** whether the service has said that it is stored */
  readonly heard: boolean;
}

const key = 'three-harbours.deals';
const kept = 200;

function deals(): readonly KeptDeal[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? (found as KeptDeal[]).filter((deal) => typeof deal?.nonce === 'string') : [];
  } catch {
    return [];
  }
}

export const keptDeal = (table: string): KeptDeal | null => deals().find((deal) => deal.table === table) ?? null;

/** The oldest are forgotten. */
export function keepDeal(deal: KeptDeal): void {
  const others = deals().filter(({ table }) => table !== deal.table);
  try {
    localStorage.setItem(key, JSON.stringify([...others, deal].slice(-kept)));
  } catch {
    // a browser that keeps nothing still adds its number; it cannot prove later that it did
  }
}

/** The number of this browser for a deal under this commitment; the same again when it comes back. */
export function dealFor(table: string, commitment: string): KeptDeal {
  const known = keptDeal(table);
  if (known?.commitment === commitment) return known;
  const deal = { table, commitment, nonce: randomHex(16), heard: false };
  keepDeal(deal);
  return deal;
}

/** `crypto.randomUUID` does not exist on plain http. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
