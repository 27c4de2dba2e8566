import type { FaceId, PlayerView } from '../../../../shared/games/port-royal/index.ts';
import { face } from '../../../../shared/games/port-royal/index.ts';

const roleOrder = [
  'captain',
  'priest',
  'settler',
  'jack',
  'sailor',
  'pirate',
  'tybuk',
  'trader',
  'senorita',
  'jester',
  'admiral',
  'viceAdmiral',
  'sentinel',
  'innkeeper',
  'gunner',
  'governor',
  'gambler',
  'clerk',
  'merchant',
  'passenger',
];

/** The same roles side by side, the more influential first; expeditions behind the persons. */
export function laidOut(player: Pick<PlayerView, 'tableau' | 'expeditions'>): FaceId[] {
  const rank = (id: FaceId): number => {
    const card = face(id);
    return card.kind === 'person' ? roleOrder.indexOf(card.role) * 100 - card.influence : 0;
  };
  const persons = [...player.tableau].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  return [...persons, ...player.expeditions];
}
