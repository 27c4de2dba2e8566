export { manila as rules } from '../../../shared/games/manila/index.ts';
