/** Watchers in a process of their own, as they are in the world: says a line when all are there, and goes with its parent. */

import { AtTable, Visitor } from '../support/client.ts';

const [url, table, count] = process.argv.slice(2);
if (!url || !table || !count) throw new Error('audience <url> <table> <count>');
const wim = await Visitor.named(url, 'Wim');
for (let n = 0; n < Number(count); n++) await AtTable.enter(url, await wim.seat(table, 'spectator'));
console.log('here');
process.stdin.on('end', () => process.exit(0)).resume();
