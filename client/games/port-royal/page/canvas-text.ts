import { face, isContractId } from '../../../../shared/games/port-royal/index.ts';
import type { PortRoyalDict, PortRoyalWord } from '../../../../shared/i18n/en/port-royal/index.ts';
import type { StageText } from '../../../stage/stage.ts';

type CanvasText = Pick<StageText, 'faceName' | 'faceShort' | 'word'>;

/** What the canvas writes, in the words of a dictionary. */
export const canvasTextOf = (dict: PortRoyalDict): CanvasText => ({
  faceName: (id) => (isContractId(id) ? dict.contracts[id].name : dict.faceName(face(id))),
  faceShort: (id) => (isContractId(id) ? dict.contracts[id].text : dict.faceShort(face(id))),
  word: (key, n) => wordOf(dict, key as PortRoyalWord, n),
});

function wordOf({ canvas, amounts, score }: PortRoyalDict, key: PortRoyalWord, n: number | undefined): string {
  if (key === 'rank' && n !== undefined) return score.ranks[n] ?? '';
  if (key in amounts && (n !== undefined || !(key in canvas))) return amounts[key as keyof typeof amounts](n ?? 2);
  return canvas[key as keyof typeof canvas];
}
