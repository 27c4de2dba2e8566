import type { Seat } from '../../../shared/engine/core.ts';
import {
  BERTHS,
  type BoatView,
  LETTERS,
  TILES,
  type View,
  type VoyageOdds,
  voyageOdds,
  WARES,
} from '../../../shared/games/manila/index.ts';
import type { ManilaDict } from '../../../shared/i18n/manila/en.ts';
import type { Speech } from '../../../shared/i18n/speech.ts';
import { berthChance } from './manila-moves.ts';
import { percentOf } from './telling.ts';

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
          if (auction.passed[seat]) return <li key={name}>{t.passed({ name })}</li>;
          return amount === null ? null : <li key={name}>{t.bid({ name, amount })}</li>;
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
    <div class="scroll">
      <table>
        <caption>{t.boats}</caption>
        <thead>
          <tr>
            <th scope="col">{t.boat}</th>
            <th scope="col">{t.where}</th>
            <th scope="col">{t.cargo}</th>
            <th scope="col">{t.seats}</th>
            {chances && <th scope="col">{t.arrives}</th>}
          </tr>
        </thead>
        <tbody>
          {view.boats.map((boat, lane) => (
            <tr key={boat.ware}>
              <th scope="row">{dict.wares[boat.ware]}</th>
              <td>{whereIs(dict, boat)}</td>
              <td>{TILES[boat.ware].payout}</td>
              <td>
                {boat.seats
                  .map((seat, at) => (seat === null ? t.free({ cost: TILES[boat.ware].costs[at] ?? 0 }) : s.name(seat)))
                  .join(', ')}
              </td>
              {chances && <td>{percentOf(chances.boats[lane]?.arrive ?? 0)} %</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BerthsInWords({ dict, speech: s, view, chances }: Props & { readonly chances: VoyageOdds | null }) {
  const { inWords: t } = dict;
  const rows = (['port', 'shipyard'] as const).flatMap((haven) => LETTERS.map((letter) => ({ haven, letter })));
  return (
    <div class="scroll">
      <table>
        <caption>{t.berths}</caption>
        <thead>
          <tr>
            <th scope="col">{t.space}</th>
            <th scope="col">{t.cost}</th>
            <th scope="col">{t.pays}</th>
            <th scope="col">{t.who}</th>
            <th scope="col">{t.boat}</th>
            {chances && <th scope="col">{t.chance}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ haven, letter }) => {
            const boat = view.boats.find(({ berth }) => berth?.haven === haven && berth.letter === letter);
            return (
              <tr key={haven + letter}>
                <th scope="row">{t.berth({ haven, letter })}</th>
                <td>{BERTHS[letter].cost}</td>
                <td>{BERTHS[letter].payout}</td>
                <td>{takenBy(dict, s, view[haven][letter])}</td>
                <td>{boat ? dict.wares[boat.ware] : '–'}</td>
                {chances && <td>{berthChance(dict, chances[haven][letter])}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function OthersInWords({ dict, speech: s, view }: Props) {
  const { inWords: t } = dict;
  const spaces: readonly [string, Seat | null][] = [
    [t.captain, view.pirates[0]],
    [t.secondPirate, view.pirates[1]],
    [t.smallPilot, view.pilots.small],
    [t.largePilot, view.pilots.large],
    [t.insurer, view.insurer],
  ];
  return (
    <>
      <h3>{t.others}</h3>
      <ul>
        {spaces.map(([name, seat]) => (
          <li key={name}>
            {name}: {takenBy(dict, s, seat)}
          </li>
        ))}
      </ul>
    </>
  );
}

function MarketInWords({ dict, view }: Props) {
  const { inWords: t } = dict;
  return (
    <div class="scroll">
      <table>
        <caption>{t.market}</caption>
        <thead>
          <tr>
            <th scope="col">{t.ware}</th>
            <th scope="col">{t.value}</th>
            <th scope="col">{t.supply}</th>
          </tr>
        </thead>
        <tbody>
          {WARES.map((ware) => (
            <tr key={ware}>
              <th scope="row">{dict.wares[ware]}</th>
              <td>{view.values[ware]}</td>
              <td>{view.supply[ware]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PlayersInWords({ dict, speech: s, view }: Props) {
  const { inWords: t } = dict;
  return (
    <div class="scroll">
      <table>
        <caption>{t.players}</caption>
        <thead>
          <tr>
            <th scope="col">{t.player}</th>
            <th scope="col">{t.pesos}</th>
            <th scope="col">{t.accomplices}</th>
            <th scope="col">{t.shares}</th>
            <th scope="col">{t.pledged}</th>
            <th scope="col">{t.known}</th>
          </tr>
        </thead>
        <tbody>
          {view.players.map((player, seat) => {
            const known = (player.hand ?? player.bought).map((ware) => dict.wares[ware]).join(', ');
            return (
              <tr key={s.name(seat)}>
                <th scope="row">{s.name(seat)}</th>
                <td>{player.cash ?? t.hidden}</td>
                <td>{player.accomplices}</td>
                <td>{player.shares}</td>
                <td>{player.pledged}</td>
                <td>{known || '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
