import type { Move, View } from '../../../../shared/games/borneo/index.ts';
import type { TargetId } from '../../../stage/stage.ts';

/**
 * Places on the canvas: `company:<company>`, `merchant:<company>:<rank>`, `mission:<kind>`, `ware:<card>` in one's own
 * warehouse, `hand:<shipment>`, `harbour:<1–3>`, `column:<shipment>`, `laid:<shipment>` in a combat, `seat:<seat>`.
 *
 * Three moves need two places, first what goes and then where: a shipment and its harbour, a merchant and their new
 * company, an attacker and their victim. `targetsOf` names both; the page lets a player compose them and take them back
 * before anything is sent.
 */
export function targetsOf(_view: View, move: Move): readonly TargetId[] {
  switch (move.type) {
    case 'placeMerchant':
      return [`company:${move.company}`];
    case 'mission':
      return [`mission:${move.kind}`];
    case 'pirateCard':
    case 'pay':
      return [`ware:${move.card}`];
    case 'transfer':
      return [`merchant:${move.from}:${move.rank}`, `company:${move.to}`];
    case 'attack':
      return [`merchant:${move.company}:${move.attackerRank}`, `merchant:${move.company}:${move.defenderRank}`];
    case 'attackCard':
    case 'defendCard':
    case 'discard':
      return [`hand:${move.card}`];
    case 'leave':
      return [`company:${move.to}`];
    case 'reward':
      return [`laid:${move.card}`];
    case 'ship':
      return [`hand:${move.card}`, `harbour:${move.place}`];
    case 'pick':
      return [`column:${move.card}`];
    default:
      return [];
  }
}

/** The place that a move is about in the end; null for those that only have a button. */
export const targetOf = (view: View, move: Move): TargetId | null => targetsOf(view, move).at(-1) ?? null;
