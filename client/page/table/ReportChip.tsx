import './ReportChip.css';
import type { TableDict } from '../../../shared/i18n/en/table.ts';
import { scrollUnfurled } from '../../art/icons.ts';
import type { PartReport } from '../../games/presenter.ts';
import type { Rect } from '../../stage/stage.ts';
import { Coin } from '../ui/amounts.tsx';
import { Outline } from '../ui/Outline.tsx';
import { signed } from './signed.ts';

/** A report that is new, in one line: its title and what it brought its reader. All of it opens from here. */
export function ReportChip(props: {
  readonly report: PartReport;
  readonly me: number | null;
  readonly words: TableDict['report'];
  /** where the canvas leaves a line; else it stands where it is put */
  readonly at?: Rect;
  readonly onOpen: () => void;
}) {
  const { report, at } = props;
  const own = report.accounts.find(({ seat }) => seat === props.me);
  const style = at ? { left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px`, height: `${at.height}px` } : {};
  return (
    <button
      type="button"
      class={at ? 'report-chip placed' : 'report-chip'}
      style={style}
      title={at ? report.title : props.words.open}
      onClick={props.onOpen}
    >
      <Outline d={scrollUnfurled} size={16} />
      <span class={at ? 'sr' : 'text'}>{report.title}</span>
      {own && (
        <b class="sum">
          {signed(own.total)} {report.unit ? <Outline d={report.unit} size={15} /> : <Coin size={15} />}
        </b>
      )}
    </button>
  );
}
