import { useState } from 'preact/hooks';
import { manifests } from '../../games/index.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words.tsx';

/** A game in four short steps, for those who have never played it. */
export function HowItPlays(props: { readonly first: GameManifest; readonly onRules: (game: GameManifest) => void }) {
  const { lobby, games } = useWords();
  const [game, show] = useState(props.first);
  return (
    <section class="box list how">
      <header>
        <h2>
          <Icon of="scroll-unfurled" size={20} />
          {lobby.howItPlays}
        </h2>
        {manifests.length > 1 && (
          <div class="tabs">
            {manifests.map((one) => (
              <button type="button" key={one.id} aria-pressed={one === game} onClick={() => show(one)}>
                {games[one.id].name}
              </button>
            ))}
          </div>
        )}
      </header>
      <ol>
        {games[game.id].steps.map((step, at) => (
          <li key={step.title}>
            <span class="step" aria-hidden="true">
              {at + 1}
            </span>
            <span>
              <b>{step.title}.</b> {step.text}
            </span>
          </li>
        ))}
      </ol>
      <button type="button" class="link" onClick={() => props.onRules(game)}>
        {lobby.allRules}
        {manifests.length > 1 && <span class="sr">: {games[game.id].name}</span>}
      </button>
    </section>
  );
}
