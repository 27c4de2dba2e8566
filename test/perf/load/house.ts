/** The service under load, in a process of its own; its parent asks for what it has used. */
import { openHouse } from '../../support/house.ts';
import { usage } from './report.ts';

const [databaseUrl] = process.argv.slice(2);
const house = await openHouse(databaseUrl ? { config: { databaseUrl } } : {});
process.on('message', async (asked) => {
  if (asked === 'usage') process.send?.(usage());
  if (asked !== 'end') return;
  await house.close();
  process.exit(0);
});
process.send?.({ url: house.url });
