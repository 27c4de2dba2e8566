import type { Ware } from '../../../../shared/games/manila/index.ts';
import { gems, plantRoots, rolledCloth } from '../../../art/icons.ts';
import { ink } from '../../../art/palette.ts';
import { nutmeg } from '../../borneo/art/nutmeg.ts';

/** Colour and emblem of each ware, never the colour alone; `on` is legible upon it, `deep` is its shade. */
export const wareLooks: Readonly<
  Record<Ware, { readonly colour: string; readonly deep: string; readonly on: string; readonly emblem: string }>
> = {
  nutmeg: { colour: '#8A4B2A', deep: '#5E2F17', on: '#FBF2DC', emblem: nutmeg },
  silk: { colour: '#2E75B9', deep: '#1B4C82', on: '#FFFFFF', emblem: rolledCloth },
  ginseng: { colour: '#FFD245', deep: '#D39C1C', on: ink, emblem: plantRoots },
  jade: { colour: '#56BE94', deep: '#2F8C66', on: ink, emblem: gems },
};
