/** In a module of its own: one that the lobby reads facts of would be loaded whole with the lobby. */
export { manila as rules } from '../../../shared/games/manila/index.ts';
