import type { MissionId, PageId, State } from './types.ts';
import { adventureOf, type Emitter } from './zones.ts';

/** PR17.5: from now on everybody may read it. */
export function openPage(state: State, page: PageId, emit: Emitter): void {
  adventureOf(state).pages.push(page);
  emit({ type: 'pageOpened', page });
}

/** PR14.7: on the right of the others; told where there is a story. */
export function openMission(state: State, mission: MissionId, emit: Emitter): void {
  if (state.rules.adventure?.chapter !== null) openPage(state, mission, emit);
  adventureOf(state).missions.push({ id: mission, done: [], progress: [] });
  emit({ type: 'missionOpened', mission });
}
