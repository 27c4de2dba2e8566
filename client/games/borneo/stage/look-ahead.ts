import type { Shipment, View } from '../../../../shared/games/borneo/index.ts';
import { COMPANIES, forecast, isShipment, shipment } from '../../../../shared/games/borneo/index.ts';
import type { TargetId } from '../../../stage/stage.ts';
import type { Ahead, Table } from './model.ts';

/** What the page marks on the canvas, as far as it tells of a shipment on its way. */
interface Aim {
  readonly held?: TargetId | null;
  readonly chosen: TargetId | null;
  readonly pointed: TargetId | null;
}

/** The shipment that is held, while one is to be played. */
function heldIn({ prompt }: View, { held }: Aim): Shipment | null {
  const [place, id = ''] = held?.split(':') ?? [];
  return prompt.kind === 'ship' && place === 'hand' && isShipment(id) ? shipment(id) : null;
}

/**
 * The table with a shipment in the hand: every harbour tells what its flags would become, and the one that is meant
 * shows the card lying there (B8.3, B8.4). Nothing is decided yet.
 */
export function lookAhead(table: Table, view: View, aim: Aim): Table {
  const card = heldIn(view, aim);
  if (!card) return table;
  const meant = aim.chosen ?? aim.pointed;
  return {
    ...table,
    places: table.places.map((place, i) => {
      const ahead = aheadAt(view, card, i);
      return ahead ? { ...place, ahead, coming: meant === `harbour:${i + 1}` ? card : null } : place;
    }),
  };
}

function aheadAt(view: View, card: Shipment, place: number): Ahead | null {
  const caused = forecast(view, card.id, (place + 1) as 1 | 2 | 3);
  if (!caused) return null;
  const { kind, flags, companies } = caused;
  return {
    kind,
    flags: COMPANIES.map((company) => flags[company]),
    winner: kind === 'monopoly' ? (companies[0] ?? null) : null,
  };
}
