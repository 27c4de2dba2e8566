const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

/** What is said when a game is over. */
export const end = {
  /** the way back to it */
  open: 'Result',
  counting: (p: { source: string }) => `Counting: ${p.source}`,
  skip: 'Skip the count',
  you: 'you',
  place: (p: { place: number }) => `Place ${p.place}`,
  /** of a bar, to those who do not see it */
  part: (p: { source: string; value: number }) => `${p.source} ${p.value}`,
  each: (p: { price: number }) => `${p.price} each`,
  /** to whoever has won alone */
  ahead: (p: { amount: string }) => `You are ahead by ${p.amount}.`,
  /** to whoever has not; equal points were decided otherwise */
  behind: (p: { place: number; amount: string }) => `You came ${ordinals[p.place] ?? p.place}, ${p.amount} behind.`,
  tied: (p: { place: number }) => `You came ${ordinals[p.place] ?? p.place} on a tie-break.`,
  decided: 'What decided it',
  /** a moment leads to the replay */
  watch: 'Watch it in the replay',
  luck: 'Luck against expectation',
  lucky: (p: { name: string; value: string; unit: string }) => `${p.name}: ${p.value} ${p.unit}`,
  luckShort: (p: { value: string }) => `luck ${p.value}`,
  medals: 'Medals',
  turningPoint: 'turning point',
  start: 'start',
  /** the curve in words, row by row */
  curveRow: (p: { name: string; scores: string }) => `${p.name}: ${p.scores}`,
  replayTurningPoint: 'Replay at the turning point',
  turningPointShort: 'Turning point',
  replay: 'Replay',
  proof: 'Proof',
  share: 'Share picture',
  shareShort: 'Share',
  saved: 'Picture saved.',
  notSaved: 'The picture could not be drawn.',
  toLobby: 'Back to the lobby',
  lobbyShort: 'Lobby',
};

export type EndDict = typeof end;
