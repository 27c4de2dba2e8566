import type { MedalsOf, MomentsOf } from '../../../../shared/games/port-royal/index.ts';
import * as icons from '../../../art/icons.ts';
import type { StoryIcons } from '../../told-story.ts';

export const storyIcons: StoryIcons<MomentsOf, MedalsOf> = {
  moments: {
    leap: icons.laurels,
    expedition: icons.treasureMap,
    bust: icons.skullCrossedBones,
    dared: icons.cardDraw,
    haul: icons.coins,
    contract: icons.tiedScroll,
    mission: icons.scrollUnfurled,
  },
  medals: {
    explorer: icons.treasureMap,
    daredevil: icons.cardDraw,
    host: icons.house,
    swords: icons.crossedSabres,
    merchant: icons.coins,
    recruiter: icons.person,
    wrecked: icons.anchor,
    envoy: icons.scrollUnfurled,
  },
};
