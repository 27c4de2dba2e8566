import { rngOf } from '../../shared/engine/rng.ts';

/** The same numbers every time: what a page asks of an imagined state must not depend on what is hidden. */
export const imaginedRng = () => rngOf('0'.repeat(32));
