import type { MedalsOf, MomentsOf } from '../../../../shared/games/borneo/index.ts';
import * as icons from '../../../art/icons.ts';
import type { StoryIcons } from '../../told-story.ts';

export const storyIcons: StoryIcons<MomentsOf, MedalsOf> = {
  moments: {
    mission: icons.scrollQuill,
    share: icons.harborDock,
    attack: icons.crossedSwords,
    defence: icons.checkedShield,
    luckyDraw: icons.cardDraw,
  },
  medals: {
    trader: icons.scrollQuill,
    attacker: icons.crossedSwords,
    defender: icons.checkedShield,
    monopolist: icons.crown,
    stores: icons.woodenCrate,
    wanderer: icons.meeple,
  },
};
