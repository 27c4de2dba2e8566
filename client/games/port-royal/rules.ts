export { portRoyal as rules } from '../../../shared/games/port-royal/index.ts';
