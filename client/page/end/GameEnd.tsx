import { useMemo } from 'preact/hooks';
import type { Speech } from '../../../shared/i18n/speech.ts';
import type { TableInfo } from '../../../shared/protocol/messages.ts';
import type { Presenter, Score } from '../../games/presenter.ts';
import type { GameTableWords } from '../../games/table-words.ts';
import { toast } from '../ui/toasts.tsx';
import { useWords } from '../words.tsx';
import { type EndActions, EndDialog } from './EndDialog.tsx';
import { type StorySource, useStory } from './useStory.ts';

/** The end of a game, for players, spectators and those who look at a replay. */
export function GameEnd(props: {
  readonly table: TableInfo;
  readonly words: GameTableWords;
  readonly presenter: Presenter;
  readonly speech: Speech;
  readonly view: unknown;
  readonly score: Score;
  readonly source: StorySource;
  readonly count: boolean;
  readonly onCounted?: () => void;
  readonly actions: Omit<EndActions, 'onShare'>;
  readonly news?: string | null;
  readonly onClose: () => void;
}) {
  const { table, words, presenter, speech, score, view } = props;
  const { games } = useWords();
  const story = useStory(props.source);
  const told = useMemo(() => story && presenter.story(story), [story, presenter]);
  const { end } = words.table;
  // a picture is for others: nobody is spoken to
  const neutral = useMemo(
    () => words.game({ speech: { name: speech.name, isYou: () => false }, odds: false }),
    [words, speech],
  );
  const share = async () => {
    const shown = neutral.score(view);
    if (!shown) return;
    const { sharePicture } = await import('./share-picture.ts');
    const done = await sharePicture({
      game: games[table.game].name,
      verdict: neutral.text.verdict(score.outcome),
      score: shown,
      story: story && neutral.story(story),
      turningPoint: end.turningPoint,
      start: end.start,
      names: table.seats.map(({ name }) => name),
      code: table.code,
    });
    if (done === 'saved') toast(end.saved);
    else if (done === 'failed') toast(end.notSaved, 'no');
  };
  return (
    <EndDialog
      verdict={presenter.text.verdict(score.outcome)}
      score={score}
      story={told}
      speech={speech}
      words={end}
      count={props.count}
      {...(props.onCounted ? { onCounted: props.onCounted } : {})}
      actions={{ ...props.actions, onShare: () => void share() }}
      news={props.news ?? null}
      onClose={props.onClose}
    />
  );
}
