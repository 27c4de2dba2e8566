import type { Company } from '../../../../../shared/games/borneo/index.ts';
import type { Piece } from '../../../../stage/piece.ts';
import { pieceIn } from '../../../../stage/piece.ts';
import { holdingOf } from '../../../../stage/seats.ts';
import { boardSkin, companySkin, merchantSkin } from '../../art/company.ts';
import { harbourSkin, tallySkin, waterSkin } from '../../art/harbour.ts';
import { missionSkin } from '../../art/mission.ts';
import { coveSkin, pileSkin } from '../../art/piles.ts';
import { comingSkin, shipmentSkin } from '../../art/shipment.ts';
import type { PlaceSpot, Places } from '../layout.ts';
import type { PlaceOnTable, Table } from '../model.ts';
import type { Words } from '../words.ts';
import { depths } from './depths.ts';
import { companyKey, harbourKey, keys, merchantKey, missionKey, shipmentKey, tallyKey, waterKey } from './keys.ts';

/** Three harbours with their tallies and columns; what a show hides is put away. */
export function harbourPieces(table: Table, places: Places, text: Words): Piece[] {
  const shown = table.show === 'harbours';
  if (!shown && places.covered) return [];
  return table.places.flatMap((place, i) => {
    const spot = places.places[i];
    if (!spot) return [];
    const target = `harbour:${i + 1}`;
    return [
      pieceIn(waterKey(i), spot.water, depths.water, (w, h) => waterSkin(stateOf(place), spot, w, h), {
        target,
        radius: 14,
      }),
      ...headPieces(place, i, spot, text),
      // while its cards are handed out there is nothing left to count
      ...(place.harbour && table.pick?.place !== i
        ? [
            pieceIn(tallyKey(i), spot.tally, depths.harbour, (w, h) => tallySkin(place, w, h), {
              face: `tally:${i + 1}`,
            }),
          ]
        : []),
      ...(shown ? columnPieces(place, spot, target, text) : []),
    ];
  });
}

const stateOf = ({ harbour, column }: PlaceOnTable) =>
  harbour === null ? 'closed' : column.length === 0 ? 'empty' : 'busy';

function headPieces({ harbour, column, coming }: PlaceOnTable, i: number, spot: PlaceSpot, text: Words): Piece[] {
  if (!harbour) return [];
  const cards = column.length + (coming ? 1 : 0);
  const skin = (w: number, h: number) => harbourSkin(harbour, cards, text.faceName(harbour.id), w, h);
  return [
    pieceIn(harbourKey(harbour.id), spot.harbour, depths.harbour, skin, {
      target: `harbour:${i + 1}`,
      face: harbour.id,
      lies: true,
    }),
  ];
}

/** A tap on any card of a column means the harbour; what is only meant to come lies there like a shadow. */
function columnPieces({ column, coming }: PlaceOnTable, spot: PlaceSpot, target: string, text: Words): Piece[] {
  const lying = { target, radius: 8, lies: true };
  return [...column, ...(coming ? [coming] : [])].flatMap((card, nth) => {
    const at = spot.cards[nth];
    if (!at) return [];
    const skin = (w: number, h: number) => shipmentSkin(card, text.word(card.spice), w, h);
    const depth = depths.column + nth * 0.1;
    return card === coming
      ? [pieceIn(keys.coming, at, depth, (w, h) => comingSkin(skin(w, h)), lying)]
      : [pieceIn(shipmentKey(card.id), at, depth, skin, { ...lying, face: card.id })];
  });
}

/** Four companies with their merchants by rank. */
export function companyPieces(table: Table, places: Places, text: Words): Piece[] {
  const { companies, upright } = places;
  const title = text.word('companies');
  const board = pieceIn(keys.companies, companies.frame, depths.panel, (w, h) =>
    boardSkin('companies', title, companies, w, h),
  );
  const each = table.companies.flatMap(({ company, merchants }, i) => {
    const spot = places.company[i];
    if (!spot) return [];
    const name = text.word(company);
    const ranks = spot.slots.map((_, nth) => text.word('rank', nth + 1));
    const sheet = pieceIn(
      companyKey(company),
      spot.frame,
      depths.company,
      (w, h) => companySkin(company, name, ranks, merchants.length, spot, upright, w, h),
      { target: `company:${company}`, face: `company:${company}`, radius: 8 },
    );
    const men = merchants.flatMap((seat, nth) => {
      const at = spot.slots[nth];
      if (!at) return [];
      const role = roleOf(table, company, nth + 1);
      const skin = (size: number) =>
        merchantSkin(seat, holdingOf(table, seat)?.look ?? '', seat === table.me, role, size);
      return [
        pieceIn(merchantKey(company, nth + 1), at, depths.merchant + nth * 0.1, skin, {
          target: table.joining ? `company:${company}` : `merchant:${company}:${nth + 1}`,
          face: `company:${company}`,
          radius: at.width / 2,
        }),
      ];
    });
    return [sheet, ...men];
  });
  return [board, ...each];
}

function roleOf({ combat }: Table, company: Company, rank: number): 'attack' | 'defence' | null {
  if (combat?.company !== company) return null;
  return combat.attack.rank === rank ? 'attack' : combat.defence.rank === rank ? 'defence' : null;
}

/** Missions by kind. */
export function missionPieces(table: Table, places: Places, text: Words): Piece[] {
  const { missions } = places;
  const title = text.word('missions');
  const board = missions.heading
    ? [pieceIn(keys.missions, missions.frame, depths.panel, (w, h) => boardSkin('missions', title, missions, w, h))]
    : [];
  const each = table.missions.flatMap((mission, i) => {
    const at = places.mission[i];
    if (!at) return [];
    const { kind, left } = mission;
    const words = { name: text.word(kind), left: `${left} ${text.word('left', left)}` };
    const skin = (w: number, h: number) => missionSkin(mission, words, w, h);
    return [pieceIn(missionKey(kind), at, depths.company, skin, { target: `mission:${kind}`, face: kind, radius: 7 })];
  });
  return [...board, ...each];
}

/** Draw pile, discard pile, harbours to come, and the cove. */
export function pilePieces(table: Table, places: Places, text: Words): Piece[] {
  const { draw, discard, harbours, cove } = places;
  const piles = [
    pieceIn(keys.draw, draw, depths.plate, (w, h) => pileSkin('draw', table.draw, w, h), { face: 'pile:draw' }),
    pieceIn(keys.discard, discard, depths.plate, (w, h) => pileSkin('discard', table.discard.count, w, h), {
      radius: 10,
      target: 'discard',
      face: 'pile:discard',
    }),
    pieceIn(keys.harbours, harbours, depths.plate, (w, h) => pileSkin('harbours', table.harbours, w, h), {
      face: 'pile:harbours',
    }),
  ];
  const { top } = table.discard;
  if (top) {
    const width = discard.height * 0.52;
    const at = { x: discard.x + discard.width * 0.32 - width / 2, y: discard.y + discard.height / 2 - width * 0.65 };
    const skin = (w: number, h: number) => shipmentSkin(top, text.word(top.spice), w, h);
    const more = { target: 'discard', face: 'pile:discard', radius: 4 };
    piles.push(pieceIn(shipmentKey(top.id), { ...at, width, height: width * 1.3 }, depths.plate + 1, skin, more));
  }
  if (!cove || table.cove === null) return piles;
  return [
    ...piles,
    pieceIn(keys.cove, cove, depths.plate, (w, h) => coveSkin(table.cove === 'ship', w, h), { face: 'pile:cove' }),
  ];
}
