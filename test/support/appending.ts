import { MatchStore } from '../../server/store/MatchStore.ts';

// A process that appends and tells, until it is killed.
const store = await MatchStore.open(JSON.parse(process.argv[2] ?? ''));
const standing = { lobbySummary: {}, toMove: [0], result: null };
await store.create({
  id: 'dying',
  code: 'DYING',
  game: 'toy',
  rulesVersion: 1,
  options: {},
  visibility: 'public',
  pace: 'normal',
  host: 'anna',
  seating: [],
});
await store.begin({ id: 'dying', epoch: 0 }, { seed: 'seed', dealtWith: [] }, standing);
for (let seq = 1; ; seq++) {
  await store.append(
    { id: 'dying', epoch: 0 },
    { seq, seat: 0, move: { type: 'lay' }, requestId: `r${seq}` },
    standing,
  );
  process.stdout.write(`${seq}\n`);
}
