import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../../shared/games/ids.ts';
import { manifestOf } from '../../games/index.ts';
import type { Rulebook } from '../../games/manifest.ts';
import { settings } from '../preferences.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useStore } from '../useStore.ts';
import { useWords } from '../words.tsx';

/** How to play, in the reader's language. */
export function RulesDialog({ game, onClose }: { readonly game: GameId; readonly onClose: () => void }) {
  const { common, games } = useWords();
  const { lang } = useStore(settings);
  const [rules, setRules] = useState<Rulebook | null>(null);
  useEffect(() => {
    manifestOf(game)
      .load()
      .then(({ texts }) => texts[lang]())
      .then(
        ({ rules }) => setRules(rules),
        () => {},
      );
  }, [game, lang]);
  return (
    <Dialog title={rules?.heading ?? games[game].name} onClose={onClose} class="prose wide" reading>
      {rules ? (
        rules.sections.map((section) => (
          <section key={section.title}>
            <h3>{section.title}</h3>
            {section.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))
      ) : (
        <p>{common.loading}</p>
      )}
    </Dialog>
  );
}
