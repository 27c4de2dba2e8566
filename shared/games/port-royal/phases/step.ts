/** What a phase says after a step: a choice is open, look again, or the active player's turn has ended. */
export type Step = 'ask' | 'again' | 'turnOver';
