import type { ShownRating } from '../../shared/protocol/players.ts';

/** How strong somebody is: probably `mu`, give or take `sigma`. */
export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

/** Of a person without games; openskill's default. */
export const unknown: Strength = { mu: 25, sigma: 25 / 3 };

const base = 1500;
const step = 20;
/** above this the rating is provisional */
const provisionalSigma = 5;

/** A cautious figure: the estimate minus three times its uncertainty. Everybody begins with 1500. */
export const shown = ({ mu, sigma }: Strength): ShownRating => ({
  value: Math.round(base + step * (mu - 3 * sigma)),
  uncertainty: Math.round(step * sigma),
  provisional: sigma > provisionalSigma,
});

/** takes half a second to load: not before the first game is over, and not while anybody waits for a lock */
const load = () => import('openskill');
export const ready = async (): Promise<void> => void (await load());

/** The strengths after a game among these people, by their ranks; equal ranks share a place. */
export async function rated(before: readonly Strength[], ranks: readonly number[]): Promise<Strength[]> {
  const { rate } = await load();
  const after = rate(
    before.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: [...ranks] },
  );
  return after.map(([one], i) => one ?? before[i] ?? unknown);
}
