import { at } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import { face } from './components.ts';
import { contractOf } from './contracts.ts';
import { mayMark } from './phases/contract.ts';
import type { ContractView, PersonFace, PlayerView, Role, ShipColour, ShipFace, View } from './types.ts';

/** How near somebody is to a contract, for whoever explains it. */
export interface Standing {
  /** completed, no marker for it, to be claimed as soon as they may, or something is missing */
  readonly state: 'done' | 'noMarker' | 'ready' | 'lacking';
  /** of what it asks for: so much is there already */
  readonly have: number;
  readonly need: number;
  /** persons that are missing, by role */
  readonly roles: readonly Role[];
  /** colours that have been stored (PR12.21) */
  readonly stored: readonly ShipColour[];
}

function rolesLacking(tableau: readonly string[], roles: readonly Role[]): Role[] {
  const left = tableau.map((id) => (face(id) as PersonFace).role);
  return roles.filter((role) => {
    const found = left.indexOf(role);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

const coloursStored = ({ stored }: PlayerView): ShipColour[] => stored.map((id) => (face(id) as ShipFace).colour);

/** Of what has to happen, how often it has; of what somebody has to have, how much (PR12.3, PR12.4, PR12.6). */
function counted(view: View, seat: Seat, open: ContractView): Pick<Standing, 'have' | 'need' | 'roles'> {
  const { condition, times } = contractOf(open.id);
  const player = at(view.players, seat);
  const some = (have: number, need: number) => ({ have: Math.min(have, need), need, roles: [] });
  switch (condition.kind) {
    case 'persons': {
      const roles = rolesLacking(player.tableau, condition.roles);
      return { have: condition.roles.length - roles.length, need: condition.roles.length, roles };
    }
    case 'cheapPersons':
      return some(
        player.tableau.filter((id) => (face(id) as PersonFace).cost <= condition.cost).length,
        condition.count,
      );
    case 'swords':
      return some(player.swords, condition.count);
    case 'expeditions':
      return some(player.expeditions.length, condition.count);
    case 'influence':
      return some(player.influence, condition.count);
    case 'coins':
      return some(player.coins, condition.count);
    case 'stored':
      return some(player.stored.length, condition.count);
    case 'taxPaid':
    case 'bust':
    case 'colours':
    case 'renounced':
      return some(open.progress[seat] ?? 0, times);
  }
}

/** Whether the moment of this contract is being asked about. */
const isAsked = ({ prompt }: View, seat: Seat, { id }: ContractView): boolean =>
  prompt.kind === 'instant' && prompt.seat === seat && prompt.contract === id;

export function standingOf(view: View, seat: Seat, open: ContractView): Standing {
  const count = counted(view, seat, open);
  const reached = count.have >= count.need || isAsked(view, seat, open);
  const state = open.done.includes(seat)
    ? 'done'
    : !mayMark(view, seat, open)
      ? 'noMarker'
      : reached
        ? 'ready'
        : 'lacking';
  return { ...count, state, stored: coloursStored(at(view.players, seat)) };
}
