export { borneo as rules } from '../../../shared/games/borneo/index.ts';
