import { InvariantError } from '../../engine/assert.ts';
import type { ContractFace, ContractId, Occasion, Possession } from './types.ts';

const contract = (
  id: ContractId,
  condition: Possession | Occasion,
  rewards: readonly number[],
  [value, letter]: readonly [value: number, letter: string],
  { times = 1, teamOnly = false }: { readonly times?: number; readonly teamOnly?: boolean } = {},
): ContractFace => Object.freeze({ id, condition, times, rewards, seal: { value, letter }, teamOnly });

/** PR12.8 – PR12.23, PR13.5 */
export const CONTRACTS: readonly ContractFace[] = Object.freeze([
  contract('c-luminary', { kind: 'persons', roles: ['priest', 'jester'] }, [4, 3, 2, 1, 0], [0, 'I']),
  contract('c-bruja', { kind: 'persons', roles: ['captain', 'senorita'] }, [3, 2, 1, 0, 0], [1, 'G']),
  contract('c-maritime-supremacy', { kind: 'persons', roles: ['captain', 'viceAdmiral'] }, [4, 3, 2, 1, 0], [0, 'G']),
  contract('c-new-colony', { kind: 'persons', roles: ['settler', 'gunner'] }, [3, 2, 1, 0, 0], [1, 'D']),
  contract('c-trade-outpost', { kind: 'persons', roles: ['settler', 'clerk'] }, [4, 3, 2, 1, 0], [0, 'D']),
  contract('c-trade-master', { kind: 'persons', roles: ['trader', 'trader'] }, [3, 2, 1, 0, 0], [0, 'B']),
  contract('c-thrifty-staff', { kind: 'cheapPersons', cost: 3, count: 4 }, [5, 4, 3, 2, 1], [1, 'B']),
  contract('c-mercenary', { kind: 'swords', count: 3 }, [3, 2, 1, 0, 0], [0, 'A']),
  contract('c-explorer', { kind: 'expeditions', count: 1 }, [2, 1, 0, 0, 0], [1, 'E']),
  contract('c-frigate-nemesis', { kind: 'renounced', colour: 'red' }, [8, 6, 5, 4, 3], [0, 'C'], { times: 3 }),
  contract('c-galleon-nemesis', { kind: 'renounced', colour: 'black' }, [6, 5, 4, 3, 2], [-1, 'H'], { times: 2 }),
  contract('c-tax-inspector', { kind: 'taxPaid' }, [7, 7, 7, 7, 7], [1, 'C']),
  contract('c-jinx', { kind: 'bust' }, [1, 1, 1, 1, 1], [-1, 'F']),
  contract('c-speculator', { kind: 'colours', count: 3 }, [2, 1, 0, 0, 0], [0, 'A'], { times: 2 }),
  contract('c-major-speculator', { kind: 'colours', count: 4 }, [2, 1, 0, 0, 0], [0, 'A']),
  contract('c-pirates-nest', { kind: 'stored', count: 5 }, [3, 2, 1, 0, 0], [0, 'A']),
  contract('c-small-estate', { kind: 'influence', count: 12 }, [0, 0, 0, 0, 0], [2, 'J'], { teamOnly: true }),
  contract('c-ransom', { kind: 'coins', count: 15 }, [0, 0, 0, 0, 0], [2, 'K'], { teamOnly: true }),
]);

const byId: ReadonlyMap<ContractId, ContractFace> = new Map(CONTRACTS.map((one) => [one.id, one]));

export function contractOf(id: ContractId): ContractFace {
  const found = byId.get(id);
  if (found === undefined) throw new InvariantError(`no contract ${id}`);
  return found;
}

export const isContractId = (value: unknown): value is ContractId => byId.has(value as ContractId);

/** PR13.2: what the seals of these contracts add to the time pile. */
export function timeOfSeals(ids: readonly ContractId[]): number {
  const seals = ids.map((id) => contractOf(id).seal);
  return seals.reduce((sum, { value }) => sum + value, 0) + new Set(seals.map(({ letter }) => letter)).size;
}
