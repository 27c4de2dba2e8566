/**
 * A page for the eyes: any table of any game on the stage, without a server. Serve this folder with
 * `npx vite --config test/browser/gallery/vite.config.ts`. In the address: `game`, `seed`, `seats`, `me` (a seat, or
 * none for a spectator), `options` as JSON, `moves` (played before the curtain rises), `at` (a kind of question to stop
 * at, searching from seed to seed) with `nth`, `until` (an event to stop before), `wild` (share of moves by chance),
 * `lang`, `speed`, `names` (long ones), `chosen`, `pointed`.
 */
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/cinzel/latin-700.css';
import '@fontsource/im-fell-english-sc/latin-400.css';
import type { AnimationSpeed, Settings } from '../../../client/settings.ts';
import { createStage } from '../../../client/stage/create.ts';
import type { Stage, StageInput } from '../../../client/stage/stage.ts';
import type { GameId } from '../../../shared/games/ids.ts';
import type { Lang } from '../../../shared/i18n/load.ts';
import type { Exhibit } from './exhibit.ts';
import { query } from './exhibit.ts';

const exhibits = import.meta.glob<{ readonly shownInGallery: () => Exhibit }>('../../games/*/support/gallery.ts');

const gameId = (query.get('game') ?? 'port-royal') as GameId;
const load = exhibits[`../../games/${gameId}/support/gallery.ts`];
if (!load) throw new Error(`no game ${gameId}`);
const shown = (await load()).shownInGallery();

const names = query.has('names')
  ? ['Maximiliane von Hohenlohe', 'Jean-Baptiste Grenouille', 'Chidiebere', 'María Dolores', 'Bartholomäus']
  : ['Anneke', 'Baptiste', 'Chidi', 'Dolores', 'Emre'];
const lang = (query.get('lang') ?? 'en') as Lang;

const settings: Settings = {
  lang,
  speed: (query.get('speed') ?? 'normal') as AnimationSpeed,
  sound: true,
  volume: 1,
  sea: 0,
  theme: 'chart',
  odds: query.get('odds') !== 'off',
  skipConfirmations: false,
  watchUnnamed: false,
  desktop: false,
};

const actions = document.getElementById('actions');
const host = document.getElementById('stage');
if (!host || !actions) throw new Error('no host');

const heard: string[] = [];
let stage: Stage | null = null;

const mark = (): void =>
  stage?.show({ legal: shown.legal(), chosen: query.get('chosen'), pointed: query.get('pointed') });
shown.onChange(mark);

const input: StageInput = {
  host,
  match: shown.match,
  settings,
  text: {
    ...(await shown.text(lang)),
    seatName: (seat) => names[seat] ?? String(seat),
    verdict: ({ winners }) => ({ words: winners.map((seat) => names[seat]).join(' · '), mood: 'watched' }),
  },
  events: {
    onTap: (target) => {
      heard.push(`tap ${target}`);
      shown.tapped(target);
    },
    onZoom: (card) => heard.push(`zoom ${card?.face ?? 'off'}`),
    onLayout: ({ actions: at }) => {
      Object.assign(actions.style, {
        left: `${at.x}px`,
        top: `${at.y}px`,
        width: `${at.width}px`,
        height: `${at.height}px`,
      });
    },
    onBusy: (busy) => heard.push(`busy ${busy}`),
    onSound: (sound) => heard.push(`sound ${sound}`),
  },
};
stage = await createStage(gameId, input);
mark();

Object.assign(window, {
  gallery: { step: shown.step, stage, input, createStage, heard, snapshot: () => shown.match.snapshot() },
});
