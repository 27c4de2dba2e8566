import type { GameId } from '../../../shared/games/ids.ts';
import { manifestOf } from '../../games/index.ts';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words.tsx';

/** Three cards of a game, fanned. */
export function GameArt({ game }: { readonly game: GameId }) {
  const { games } = useWords();
  return (
    <div class="game-art" aria-hidden="true">
      {manifestOf(game)
        .lobbyCards(games[game].art)
        .map((card) => (
          <Card key={card.name} look={{ ...card, art: <Icon of={card.art} /> }} />
        ))}
    </div>
  );
}
