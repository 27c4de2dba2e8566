import type { GameId } from '../../../shared/games/ids.ts';
import { Card, type CardLook } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words.tsx';

const looks: Readonly<Record<GameId, (names: readonly string[]) => readonly CardLook[]>> = {
  'port-royal': ([ship = '', man = '', does = '', other = '']) => [
    { kind: 'ship', name: ship, art: <Icon of="shooner-sailboat" />, tint: 'yellow', coins: 3, swords: 2 },
    { kind: 'man', name: man, art: <Icon of="captain-hat-profile" />, cost: 7, worth: 2, text: does },
    { kind: 'ship', name: other, art: <Icon of="galleon" />, tint: 'black', coins: 4, swords: 7 },
  ],
  manila: ([silk = '', jade = '', ginseng = '', text = '']) => [
    { kind: 'share', name: silk, art: <Icon of="rolled-cloth" />, tint: 'blue', text },
    { kind: 'share', name: jade, art: <Icon of="gems" />, tint: 'green', text },
    { kind: 'share', name: ginseng, art: <Icon of="plant-roots" />, tint: 'yellow', text },
  ],
  borneo: ([pepper = '', cloves = '', nutmeg = '']) => [
    { kind: 'cargo', name: pepper, art: <Icon of="pepper" />, top: ['red', 'red', 'blue'], bottom: 'yellow' },
    { kind: 'cargo', name: cloves, art: <Icon of="cloves" />, top: ['yellow', 'green', 'red'], bottom: 'blue' },
    { kind: 'cargo', name: nutmeg, art: <Icon of="nutmeg" />, top: ['green', 'green', 'blue'], bottom: 'green' },
  ],
};

/** Three cards of a game, fanned. */
export function GameArt({ game }: { readonly game: GameId }) {
  const { games } = useWords();
  return (
    <div class="game-art" aria-hidden="true">
      {looks[game](games[game].art).map((look) => (
        <Card key={look.name} look={look} />
      ))}
    </div>
  );
}
