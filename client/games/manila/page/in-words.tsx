import type { Seat } from '../../../../shared/engine/core.ts';
import {
  BERTHS,
  type BoatView,
  LETTERS,
  type Space,
  sharePrice,
  TILES,
  type View,
  type VoyageOdds,
  voyageOdds,
  WARES,
} from '../../../../shared/games/manila/index.ts';
import type { ManilaDict } from '../../../../shared/i18n/en/manila/index.ts';
import { percentOf } from '../../../../shared/i18n/percent.ts';
import type { Speech } from '../../../../shared/i18n/speech.ts';
import { WordTable } from '../../../page/ui/WordTable.tsx';
import { costIn } from './card-looks.tsx';
import { berthChance } from './moves.ts';

interface Props {
  readonly dict: ManilaDict;
  readonly speech: Speech;
  readonly view: View;
  readonly odds: boolean;
}

/** Everything that lies open, in lists and tables: for those who do not see the canvas. */
export function ManilaInWords(props: Props) {
  const { dict, speech: s, view } = props;
  const { inWords: t } = dict;
  const chances = props.odds ? voyageOdds(view) : null;
  return (
    <>
      <p>
        {t.voyage({ voyage: view.voyage, rolls: view.rolls })}{' '}
        {view.master === null ? t.noMaster : t.master({ name: s.name(view.master) })}
      </p>
      {view.auction && <AuctionInWords {...props} auction={view.auction} />}
      <BoatsInWords {...props} chances={chances} />
      <BerthsInWords {...props} chances={chances} />
      <OthersInWords {...props} />
      <MarketInWords {...props} />
      <PlayersInWords {...props} />
    </>
  );
}

function AuctionInWords({ dict, speech: s, auction }: Props & { readonly auction: NonNullable<View['auction']> }) {
  const { inWords: t } = dict;
  const { standing } = auction;
  return (
    <>
      <h3>{t.auction}</h3>
      <p>{standing ? t.standing({ name: s.name(standing.seat), amount: standing.amount }) : t.noBid}</p>
      <ul>
        {auction.bids.map((amount, seat) => {
          const name = s.name(seat);
          if (auction.passed[seat]) return <li key={seat}>{t.passed({ name })}</li>;
          return <li key={seat}>{amount === null ? t.silent({ name }) : t.bid({ name, amount })}</li>;
        })}
      </ul>
    </>
  );
}

const takenBy = ({ inWords: t }: ManilaDict, s: Speech, seat: Seat | null): string =>
  seat === null ? t.nobody : s.name(seat);

function whereIs({ inWords: t }: ManilaDict, boat: BoatView): string {
  const { berth, plundered, start, position } = boat;
  if (start === null) return t.notLaunched;
  const where = berth ? t.berth(berth) : t.onSpace({ n: position });
  return plundered ? `${where}, ${t.plundered}` : where;
}

function BoatsInWords({ dict, speech: s, view, chances }: Props & { readonly chances: VoyageOdds | null }) {
  const { inWords: t } = dict;
  if (view.boats.length === 0)
    return (
      <>
        <h3>{t.boats}</h3>
        <p>{t.noBoats}</p>
      </>
    );
  return (
    <WordTable
      caption={t.boats}
      heads={[t.boat, t.where, t.cargo, t.seats, ...(chances ? [t.arrives] : [])]}
      rows={view.boats.map((boat, lane) => ({
        id: boat.ware,
        cells: [
          dict.wares[boat.ware],
          whereIs(dict, boat),
          TILES[boat.ware].payout,
          seatsOf(dict, s, boat),
          ...(chances ? [`${percentOf(chances.boats[lane]?.arrive ?? 0)} %`] : []),
        ],
      }))}
    />
  );
}

const seatsOf = ({ inWords: t }: ManilaDict, s: Speech, { ware, seats }: BoatView): string =>
  seats.map((seat, at) => (seat === null ? t.free({ cost: TILES[ware].costs[at] ?? 0 }) : s.name(seat))).join(', ');

function BerthsInWords({ dict, speech: s, view, chances }: Props & { readonly chances: VoyageOdds | null }) {
  const { inWords: t } = dict;
  const berths = (['port', 'shipyard'] as const).flatMap((haven) => LETTERS.map((letter) => ({ haven, letter })));
  return (
    <WordTable
      caption={t.berths}
      heads={[t.space, t.cost, t.pays, t.who, t.boat, ...(chances ? [t.chance] : [])]}
      rows={berths.map(({ haven, letter }) => {
        const boat = view.boats.find(({ berth }) => berth?.haven === haven && berth.letter === letter);
        return {
          id: haven + letter,
          cells: [
            t.berth({ haven, letter }),
            BERTHS[letter].cost,
            BERTHS[letter].payout,
            takenBy(dict, s, view[haven][letter]),
            boat ? dict.wares[boat.ware] : '–',
            ...(chances ? [berthChance(dict, chances[haven][letter])] : []),
          ],
        };
      })}
    />
  );
}

function OthersInWords({ dict, speech: s, view }: Props) {
  const { inWords: t } = dict;
  const spaces: readonly (readonly [string, Space, Seat | null])[] = [
    [t.captain, 'pirate', view.pirates[0]],
    [t.secondPirate, 'pirate', view.pirates[1]],
    [t.smallPilot, 'pilot:small', view.pilots.small],
    [t.largePilot, 'pilot:large', view.pilots.large],
    [t.insurer, 'insurance', view.insurer],
  ];
  return (
    <WordTable
      caption={t.others}
      heads={[t.space, t.cost, t.who]}
      rows={spaces.map(([name, space, seat]) => ({
        id: name,
        cells: [name, costIn(view, space) ?? 0, takenBy(dict, s, seat)],
      }))}
    />
  );
}

function MarketInWords({ dict, view }: Props) {
  const { inWords: t } = dict;
  return (
    <WordTable
      caption={t.market}
      heads={[t.ware, t.value, t.price, t.supply]}
      rows={WARES.map((ware) => ({
        id: ware,
        cells: [dict.wares[ware], view.values[ware], sharePrice(view.values, ware), view.supply[ware]],
      }))}
    />
  );
}

function PlayersInWords({ dict, speech: s, view }: Props) {
  const { inWords: t } = dict;
  return (
    <WordTable
      caption={t.players}
      heads={[t.player, t.pesos, t.accomplices, t.shares, t.pledged, t.known]}
      rows={view.players.map(({ cash, accomplices, shares, pledged, hand, bought }, seat) => {
        const known = (hand ?? bought).map((ware) => dict.wares[ware]).join(', ');
        return { id: seat, cells: [s.name(seat), cash ?? t.hidden, accomplices, shares, pledged, known || '–'] };
      })}
    />
  );
}
