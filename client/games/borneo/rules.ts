/** In a module of its own: one that the lobby reads facts of would be loaded whole with the lobby. */
export { borneo as rules } from '../../../shared/games/borneo/index.ts';
