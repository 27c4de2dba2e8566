import type { Seat } from '../../../../shared/engine/core.ts';
import type { Party, Payment, Settlement, View } from '../../../../shared/games/manila/index.ts';
import type { ManilaDict } from '../../../../shared/i18n/en/manila/index.ts';
import type { Speech } from '../../../../shared/i18n/speech.ts';
import type { PartReport, ReportItem } from '../../presenter.ts';
import { wareLooks } from '../art/wares.ts';
import { wareTints } from './card-looks.tsx';

/** What a payment was for this seat: its sign, and the other party. */
function lineFor({ report: t }: ManilaDict, s: Speech, seat: Seat, payment: Payment) {
  const gets = payment.to === seat;
  const other: Party = gets ? payment.from : payment.to;
  const named = other === 'bank' ? null : { name: s.name(other) };
  return {
    what: t.reasons[payment.reason](payment),
    party: gets ? (named ? t.from(named) : t.fromBank) : named ? t.to(named) : t.toBank,
    amount: gets ? payment.amount : -payment.amount,
  };
}

type Line = ReturnType<typeof lineFor>;

/** Two accomplices on one boat are paid in one line. */
function together(lines: readonly Line[]): Line[] {
  const sums = new Map<string, Line>();
  for (const line of lines) {
    const key = `${line.what} ${line.party}`;
    sums.set(key, { ...line, amount: line.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()];
}

/** Whether somebody of the table has it, as receiver or as payer; the insurer's own letter costs and brings nothing. */
const concerns = (seat: Seat, { from, to }: Payment): boolean => (from === seat) !== (to === seat);

function fateOf(dict: ManilaDict, boat: Settlement['boats'][number]): ReportItem {
  const { report: t } = dict;
  const { letter, haven } = boat.berth;
  const where = haven === 'port' ? t.arrived({ letter }) : t.towed({ letter });
  return {
    key: boat.ware,
    icon: wareLooks[boat.ware].emblem,
    tint: wareTints[boat.ware],
    name: dict.wares[boat.ware],
    text: boat.plundered ? `${t.plundered}, ${where}` : where,
  };
}

/** The sheet of the last voyage (M11.1, M12.1). */
export function reportOf(dict: ManilaDict, s: Speech, view: View): PartReport | null {
  const { settlement } = view;
  if (!settlement) return null;
  const { report: t } = dict;
  const accounts = view.players.map((_, seat) => {
    const lines = together(
      settlement.payments
        .filter((payment) => concerns(seat, payment))
        .map((payment) => lineFor(dict, s, seat, payment)),
    );
    return { seat, lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
  });
  const ended = (haven: 'port' | 'shipyard') =>
    settlement.boats.filter(({ berth }) => berth.haven === haven).map(({ ware }) => ware);
  return {
    key: String(settlement.voyage),
    title: t.heading({ voyage: settlement.voyage }),
    summary: t.summary({
      voyage: settlement.voyage,
      arrived: ended('port'),
      lost: ended('shipyard'),
      you: accounts.find(({ seat }) => s.isYou(seat))?.total ?? null,
    }),
    fates: settlement.boats.map((boat) => fateOf(dict, boat)),
    accounts,
    nothing: t.nothing,
    changes: {
      title: t.values,
      none: t.noRise,
      items: settlement.rises.map(({ ware, from, to }) => ({
        key: ware,
        icon: wareLooks[ware].emblem,
        tint: wareTints[ware],
        name: dict.wares[ware],
        text: t.rose({ from, to }),
      })),
    },
  };
}
