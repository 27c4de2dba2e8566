import type { ReplayDict } from '../../../shared/i18n/en/replay.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { KeyList } from '../ui/KeyList.tsx';

/** The keys of a replay. */
export function ReplayHelp(props: {
  readonly heading: string;
  readonly words: ReplayDict['keys'];
  readonly onClose: () => void;
}) {
  const { words } = props;
  const rows = [
    { key: '← →', label: words.step },
    { key: 'PgUp PgDn', label: words.leap },
    { key: 'Home End', label: words.ends },
    { key: '␣', label: words.play },
    { key: '0 – 5', label: words.seats },
    { key: '− +', label: words.speed },
    { key: 'L', label: words.log },
    { key: '?', label: words.help },
  ];
  return (
    <Dialog title={props.heading} onClose={props.onClose} class="prose" reading>
      <p>{words.hint}</p>
      <KeyList rows={rows} />
    </Dialog>
  );
}
