import type { MedalsOf, MomentsOf } from '../../../../shared/games/manila/index.ts';
import * as icons from '../../../art/icons.ts';
import type { StoryIcons } from '../../told-story.ts';

export const storyIcons: StoryIcons<MomentsOf, MedalsOf> = {
  moments: {
    rise: icons.stack,
    voyage: icons.sailboat,
    slump: icons.hourglass,
    luckyRoll: icons.perspectiveDiceSixFacesRandom,
    unluckyRoll: icons.perspectiveDiceSixFacesRandom,
    plunder: icons.pirateFlag,
    insured: icons.umbrella,
    pledged: icons.receiveMoney,
  },
  medals: {
    baron: icons.stack,
    master: icons.shipWheel,
    plunderer: icons.pirateFlag,
    insurer: icons.umbrella,
    crew: icons.sailboat,
    docks: icons.anchor,
    pilot: icons.compass,
  },
};
