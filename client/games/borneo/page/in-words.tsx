import { flagsOn, MISSION_KINDS, type View } from '../../../../shared/games/borneo/index.ts';
import type { BorneoDict } from '../../../../shared/i18n/en/borneo/index.ts';
import type { Speech } from '../../../../shared/i18n/speech.ts';
import { WordTable } from '../../../page/ui/WordTable.tsx';
import { type CombatOnTable, type Table, tableOf } from '../stage/model.ts';
import { cardWords, lackOf, seatingOf } from './card-looks.tsx';

interface Props {
  readonly dict: BorneoDict;
  readonly speech: Speech;
  readonly view: View;
}
type Shown = Props & { readonly table: Table };

/** Everything that lies open, in lists and tables: for those who do not see the canvas. */
export function BorneoInWords(props: Props) {
  const { dict, speech: s, view } = props;
  const { inWords: t } = dict;
  const shown: Shown = { ...props, table: tableOf(view, seatingOf(view, s)) };
  return (
    <>
      <p>
        {view.turn === 0 ? t.placing : t.turn({ turn: view.turn, name: s.name(view.active) })}{' '}
        {t.piles({ draw: view.draw, discard: view.discard.length, harbours: view.harbours })}{' '}
        {view.rules.blackbeard && t.ship({ name: view.ship === null ? null : s.name(view.ship) })}
      </p>
      {shown.table.combat && <CombatInWords {...props} combat={shown.table.combat} />}
      <PicksInWords {...shown} />
      <HarboursInWords {...shown} />
      <CompaniesInWords {...shown} />
      <MissionsInWords {...shown} />
      <PlayersInWords {...shown} />
      <HandInWords {...shown} />
    </>
  );
}

function CombatInWords({ dict, combat }: Props & { readonly combat: CombatOnTable }) {
  const { inWords: t } = dict;
  const bonus = combat.between.length;
  const row = (id: string, head: string, side: CombatOnTable['attack'], extra: number) => ({
    id,
    cells: [
      head,
      t.pick({ name: side.name, rank: side.rank, company: combat.company }),
      side.cards.map((card) => `${dict.goods(card.id)} (${dict.flagged(card.id)})`).join(', ') || t.none,
      side.flags,
      extra,
      side.flags + extra,
    ],
  });
  return (
    <WordTable
      caption={t.combat}
      heads={[t.side, t.who, t.laid, t.flags, t.bonus, t.total]}
      rows={[row('attack', t.attack, combat.attack, 0), row('defence', t.defence, combat.defence, bonus)]}
    />
  );
}

function PicksInWords({ dict, speech: s, table }: Shown) {
  if (!table.pick) return null;
  const { inWords: t } = dict;
  return (
    <>
      <h3>{t.picks}</h3>
      <ol>
        {table.pick.pickers.map(({ seat, company, rank }, at) => (
          // a merchant may pick twice
          <li key={`${at} ${company}`}>{t.pick({ name: s.name(seat), company, rank })}</li>
        ))}
      </ol>
    </>
  );
}

function HarboursInWords({ dict, table }: Shown) {
  const { inWords: t } = dict;
  return (
    <WordTable
      caption={t.harbours}
      heads={[
        t.harbour,
        t.spice,
        t.filled,
        t.monopoly,
        ...table.companies.map(({ company }) => dict.companies[company]),
        t.column,
      ]}
      rows={table.places.map(({ harbour, column, tally }, at) => ({
        id: at,
        cells: [
          harbour ? dict.harbour(harbour.id) : t.closed,
          harbour ? dict.spices[harbour.spice] : '–',
          harbour ? `${column.length} / ${harbour.limit}` : column.length,
          harbour?.monopoly ?? '–',
          ...tally.map(({ flags }) => flags),
          column.map(({ id }) => `${dict.goods(id)} (${dict.flagged(id)})`).join(', ') || t.none,
        ],
      }))}
    />
  );
}

function CompaniesInWords({ dict, speech: s, table }: Shown) {
  const { inWords: t } = dict;
  return (
    <WordTable
      caption={t.companies}
      heads={[t.company, t.ranks]}
      rows={table.companies.map(({ company, merchants }) => ({
        id: company,
        cells: [
          dict.companies[company],
          merchants.map((seat, at) => `${at + 1}. ${s.name(seat)}`).join(', ') || t.none,
        ],
      }))}
    />
  );
}

function MissionsInWords({ dict, table }: Shown) {
  const { inWords: t } = dict;
  const own = table.me !== null;
  return (
    <WordTable
      caption={t.missions}
      heads={[t.mission, t.points, t.left, ...(own ? [t.missing] : [])]}
      rows={MISSION_KINDS.flatMap((kind) => {
        const mission = table.missions.find((one) => one.kind === kind);
        if (!mission) return [];
        const cells = [dict.missions[kind], mission.points, mission.left];
        return [{ id: kind, cells: own ? [...cells, lackOf(dict, mission)] : cells }];
      })}
    />
  );
}

function PlayersInWords({ dict, speech: s, view }: Shown) {
  const { inWords: t } = dict;
  return (
    <WordTable
      caption={t.players}
      heads={[t.player, t.cards, t.warehouse, t.done]}
      rows={view.players.map(({ cards, warehouse, missions, completed }, seat) => {
        const kinds = missions?.map((kind) => dict.missions[kind]).join(', ');
        return {
          id: seat,
          cells: [
            s.name(seat),
            cards,
            warehouse.map((card) => cardWords(dict, card, view.rules)).join('; ') || '–',
            kinds ? `${completed}: ${kinds}` : completed,
          ],
        };
      })}
    />
  );
}

function HandInWords({ dict, table }: Shown) {
  const { inWords: t } = dict;
  const hand = table.mat?.hand;
  if (!hand) return null;
  return (
    <WordTable
      caption={t.hand}
      heads={[t.shipment, t.spice, ...table.companies.map(({ company }) => dict.companies[company])]}
      rows={hand.map(({ id }) => ({
        id,
        cells: [dict.flagged(id), dict.goods(id), ...table.companies.map(({ company }) => flagsOn(id, company))],
      }))}
    />
  );
}
