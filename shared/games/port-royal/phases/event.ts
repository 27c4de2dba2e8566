import { InvariantError } from '../../../engine/assert.ts';
import { clockwise } from '../../../engine/turn-order.ts';
import { gainCrowns } from '../crowns.ts';
import { eventOf } from '../happenings.ts';
import { missionOf } from '../missions.ts';
import { finish, verdictOn } from '../scoring.ts';
import { openMission, openPage } from '../tale.ts';
import type { EndingId, EventEffect, EventId, MonthLink, State } from '../types.ts';
import { adventureOf, coinsOf, type Emitter, gainCoins, payBank } from '../zones.ts';
import { offerBuyOut } from './buy-out.ts';
import { look } from './look.ts';

/** PR14.6: phase 0. What lasts is read off the event as long as it lies there. */
export function turnEvent(state: State, emit: Emitter): void {
  const adventure = adventureOf(state);
  adventure.looks = 0;
  adventure.grown = 0;
  adventure.takesFewer = 0;
  if (adventure.event !== null) adventure.past.push(adventure.event);
  adventure.event = null;
  const event = adventure.pack.pop();
  if (event === undefined) throw new InvariantError('no event to turn up');
  adventure.packKnown = Math.min(adventure.packKnown, adventure.pack.length);
  emit({ type: 'eventTurned', seat: state.active, event });
  const { effect } = eventOf(event);
  if (effect.monthEnds) {
    endMonth(state, event, effect, emit);
    return;
  }
  adventure.event = event;
  happen(state, effect, emit);
}

/** What happens at once (D.3). */
function happen(state: State, effect: EventEffect, emit: Emitter): void {
  const { active } = state;
  const { coins, coinsForAll, crowns, dues, rumours } = effect;
  gainCoins(state, active, coins, 'event', emit);
  for (const seat of clockwise(active, state.players.length)) {
    gainCoins(state, seat, coinsForAll, 'event', emit);
    if (dues === null || coinsOf(state, seat) < dues.from) continue;
    payBank(state, seat, dues.coins);
    emit({ type: 'duesPaid', seat, amount: dues.coins });
  }
  gainCrowns(state, active, crowns, 'event', emit);
  if (rumours > 0) look(state, active, 'rumours', rumours, emit);
}

/** PR14.9 */
function endMonth(state: State, event: EventId, effect: EventEffect, emit: Emitter): void {
  const adventure = adventureOf(state);
  emit({ type: 'monthEnded', month: adventure.month });
  const link = linkOf(state, effect);
  adventure.past.push(event);
  switch (link.kind) {
    case 'verdict':
      judge(state, link.ending, emit);
      return;
    case 'open':
      openMission(state, link.mission, emit);
      break;
    case 'check': {
      const done = adventure.missions.some(({ id, done }) => id === link.mission && done.length > 0);
      openMission(state, done ? link.yes : link.no, emit);
      break;
    }
    case 'stay':
      break;
  }
  beginMonth(state, emit);
  if (link.buyOut !== null) offerBuyOut(state, state.active, link.buyOut);
}

/** Of the latest mission; without a story the event itself says it all (PR15.5). */
function linkOf(state: Readonly<State>, { buyOut }: EventEffect): MonthLink {
  const { adventure: rules } = state.rules;
  const latest = adventureOf(state).missions.at(-1);
  if (rules === null || rules.chapter === null || latest === undefined) return { kind: 'stay', buyOut };
  const { together, rivals } = missionOf(latest.id);
  return rules.targets === null ? rivals : together;
}

/** PR14.9: the discard turned over, the first event of the month on top again, and a new one upon it. */
function beginMonth(state: State, emit: Emitter): void {
  const adventure = adventureOf(state);
  adventure.pack = adventure.past.reverse();
  adventure.past = [];
  adventure.packKnown = adventure.pack.length;
  const added = adventure.unused.pop();
  if (added !== undefined) adventure.pack.push(added);
  adventure.month++;
  const { month, pack } = adventure;
  emit({ type: 'monthBegan', month, cards: pack.length, added: added !== undefined });
}

/** PR15.1, PR15.2 */
function judge(state: State, ending: EndingId, emit: Emitter): void {
  const verdict = verdictOn(state);
  emit({ type: 'chapterJudged', ...verdict });
  if (verdict.won) openPage(state, ending, emit);
  finish(state, verdict.won ? 'chapterWon' : 'chapterLost', emit);
}
