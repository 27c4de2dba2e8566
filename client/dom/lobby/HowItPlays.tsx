import type { OfferedGame } from '../games/list.ts';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words.tsx';

/** The game in four short steps, for those who have never played it. */
export function HowItPlays(props: { readonly game: OfferedGame; readonly onRules: () => void }) {
  const { lobby, games } = useWords();
  return (
    <section class="box list how">
      <h2>
        <Icon of="scroll-unfurled" size={20} />
        {lobby.howItPlays}
      </h2>
      <ol>
        {games[props.game.id].steps.map((step, at) => (
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
      <button type="button" class="link" onClick={props.onRules}>
        {lobby.allRules}
      </button>
    </section>
  );
}
