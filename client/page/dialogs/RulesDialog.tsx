import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../../shared/games/ids.ts';
import type { GameDicts } from '../../../shared/i18n/language.ts';
import { languages } from '../../../shared/i18n/load.ts';
import { settings } from '../preferences.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useStore } from '../use.ts';
import { useWords } from '../words.tsx';

/** How to play, in the reader's language. */
export function RulesDialog({ game, onClose }: { readonly game: GameId; readonly onClose: () => void }) {
  const { common, games } = useWords();
  const { lang } = useStore(settings);
  const [rules, setRules] = useState<GameDicts[GameId]['rules'] | null>(null);
  useEffect(() => {
    languages[lang].games[game]().then(
      (dict) => setRules(dict.rules),
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
