import type { Seat } from '../../engine/core.ts';
import { BERTHS, LETTERS, NUMBERS, partOf, raised, TILES } from './components.ts';
import { insuranceOdds, voyageOdds } from './odds.ts';
import type { BoatView, State, View, Ware } from './types.ts';
import { view } from './view.ts';
import { advanceBoat } from './zones.ts';

/** How a voyage stands for everybody, as far as dice decide it: the mean of what places and shares will bring, by seat. */
export interface Prospect {
  readonly voyage: number;
  readonly worth: readonly number[];
  readonly board: View;
}

/** Before a roll. It knows everybody's shares. */
export const prospectOf = (state: Readonly<State>): Prospect => prospect(view(state, 'omniscient'));

/** After these dice, before anybody has decided anything: the mean of it over all dice is what stood before. */
export function rolled({ board }: Prospect, dice: readonly { readonly ware: Ware; readonly face: number }[]): Prospect {
  const boats = board.boats.map((boat): BoatView => {
    const face = dice.find(({ ware }) => ware === boat.ware)?.face;
    if (face === undefined) return boat;
    const moved = { ...boat, seats: [...boat.seats] };
    const { to } = advanceBoat(moved, face);
    return to > NUMBERS.lastSpace ? { ...moved, berth: { haven: 'port', letter: 'A' } } : moved;
  });
  return prospect({ ...board, boats, rolls: board.rolls + 1 });
}

/** A boat on 13 in the end is the pirates', and nobody's where there are none; what a captain will do is not foreseen. */
function prospect(board: View): Prospect {
  const odds = voyageOdds(board);
  const pirates = board.pirates.filter((seat): seat is Seat => seat !== null);
  const worth = board.players.map((player, seat) => {
    if (!odds) return 0;
    let sum = 0;
    for (const { ware, arrive, on13 } of odds.boats) {
      const docks = odds.pirates ? arrive : arrive + on13;
      const crew = board.boats.find((boat) => boat.ware === ware)?.seats.filter((one) => one !== null) ?? [];
      const own = crew.filter((one) => one === seat).length;
      if (own > 0) sum += docks * own * partOf(ware, crew.length);
      const loot = pirates.filter((one) => one === seat).length;
      if (loot > 0) sum += (on13 * loot * TILES[ware].payout) / pirates.length;
      const shares = player.hand?.filter((share) => share === ware).length ?? 0;
      sum += docks * shares * (raised(board.values[ware]) - board.values[ware]);
    }
    for (const letter of LETTERS) {
      if (board.port[letter] === seat) sum += odds.port[letter].sure * BERTHS[letter].payout;
      if (board.shipyard[letter] === seat && board.insurer !== seat)
        sum += odds.shipyard[letter].sure * BERTHS[letter].payout;
    }
    if (board.insurer === seat) sum -= insuranceOdds(board, seat)?.expected ?? 0;
    return sum;
  });
  return { voyage: board.voyage, worth, board };
}
