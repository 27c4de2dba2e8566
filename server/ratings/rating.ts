import type { ShownRating } from '../../shared/protocol/players.ts';

/** How strong somebody is: probably `mu`, give or take `sigma`. */
export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

/** Of whom nothing is known; openskill's own beginning. */
export const unknown: Strength = { mu: 25, sigma: 25 / 3 };

const base = 1500;
const step = 20;
/** less sure than this is a guess */
const provisionalSigma = 5;

/** What has been shown at least: the estimate less three times its uncertainty. Everybody begins with 1500. */
export const shown = ({ mu, sigma }: Strength): ShownRating => ({
  value: Math.round(base + step * (mu - 3 * sigma)),
  uncertainty: Math.round(step * sigma),
  provisional: sigma > provisionalSigma,
});

/** half a second of loading: not before the first game is over, and not while anybody waits for a lock */
const load = () => import('openskill');
export const ready = async (): Promise<void> => void (await load());

/** The strengths after a game among these, by their ranks; who has the same rank has shared a place. */
export async function rated(before: readonly Strength[], ranks: readonly number[]): Promise<Strength[]> {
  const { rate } = await load();
  const after = rate(
    before.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: [...ranks] },
  );
  return after.map(([one], i) => one ?? before[i] ?? unknown);
}
