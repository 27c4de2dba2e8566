/** What a phase says after a step: a choice is open, look again, or the phase is over. */
export type Step = 'ask' | 'again' | 'done';
