import type { Emote } from '../../../shared/protocol/chat.ts';
import {
  beerStein,
  hearts,
  laurels,
  shrug,
  skullCrossedBones,
  surprised,
  tearTracks,
  thumbUp,
} from '../../art/icons.ts';

export const emoteIcons: Readonly<Record<Emote, string>> = {
  thumbUp,
  bravo: laurels,
  love: hearts,
  cheers: beerStein,
  surprise: surprised,
  shrug,
  tears: tearTracks,
  skull: skullCrossedBones,
};
