import { createApp } from '../app.ts';
import { offers } from '../games.ts';
import { run } from '../run.ts';
import { HeldBots } from './HeldBots.ts';
import { devRoutes } from './routes.ts';

/** The server of `npm run dev`. Nothing of this folder is in the build that is shipped. */
run((config) => {
  let bots: HeldBots | null = null;
  const openBots = (options: ConstructorParameters<typeof HeldBots>[0]): HeldBots => {
    bots = new HeldBots(options);
    return bots;
  };
  return createApp(config, offers, { openBots, routes: (parts) => devRoutes(parts, bots as HeldBots) });
});
