import type { AdventurerId, Cargo, EventId, MissionId } from '../../../../shared/games/port-royal/index.ts';
import { face, isContractId } from '../../../../shared/games/port-royal/index.ts';
import type { PortRoyalDict, PortRoyalWord } from '../../../../shared/i18n/en/port-royal/index.ts';
import type { StageText } from '../../../stage/stage.ts';

type CanvasText = Pick<StageText, 'faceName' | 'faceShort' | 'word'>;

/** What the canvas writes, in the words of a dictionary. */
export const canvasTextOf = (dict: PortRoyalDict): CanvasText => ({
  faceName: (id) => textOf(dict, id)?.name ?? dict.faceName(face(id)),
  faceShort: (id) => textOf(dict, id)?.short ?? dict.faceShort(face(id)),
  word: (key, n) => wordOf(dict, key as PortRoyalWord, n),
});

interface Told {
  readonly name: string;
  readonly short: string;
}

/** What is no card of the deck, by the same ids. */
function textOf(dict: PortRoyalDict, id: string): Told | null {
  if (isContractId(id)) return { name: dict.contracts[id].name, short: dict.contracts[id].text };
  if (id in dict.missions) return told(dict.missions[id as MissionId]);
  if (id in dict.happenings) return told(dict.happenings[id as EventId]);
  if (id in dict.adventurers) return dict.adventurers[id as AdventurerId];
  const cargo = id.startsWith('cargo:') ? id.slice('cargo:'.length) : '';
  return cargo === '' ? null : { name: dict.cargoes[cargo as Cargo], short: '' };
}

const told = ({ name, text }: { readonly name: string; readonly text: string }): Told => ({ name, short: text });

function wordOf({ canvas, amounts, score }: PortRoyalDict, key: PortRoyalWord, n: number | undefined): string {
  if (key === 'rank' && n !== undefined) return score.ranks[n] ?? '';
  if (key in amounts && (n !== undefined || !(key in canvas))) return amounts[key as keyof typeof amounts](n ?? 2);
  return canvas[key as keyof typeof canvas];
}
