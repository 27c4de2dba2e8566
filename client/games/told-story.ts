import { at } from '../../shared/engine/assert.ts';
import type { Medal, Moment, Story } from '../../shared/engine/story.ts';
import type { MedalLinesOf, MomentLinesOf, Speech } from '../../shared/i18n/speech.ts';
import type { ToldStory } from './presenter.ts';

/** The words of a game for its stories. */
export interface StoryWords<M, A> {
  readonly curve: string;
  readonly luck: string;
  readonly luckHint: string;
  readonly moments: MomentLinesOf<M>;
  readonly medals: MedalLinesOf<A>;
}

/** The icons of a game for its stories. */
export interface StoryIcons<M, A> {
  readonly moments: { readonly [C in keyof M]: string };
  readonly medals: { readonly [C in keyof A]: string };
}

/** Puts the story of a finished game into words. */
export function toldStory<M, A>(
  { curve, turningPoint, moments, luck, medals }: Story<M, A>,
  words: StoryWords<M, A>,
  icons: StoryIcons<M, A>,
  s: Speech,
): ToldStory {
  return {
    curve: {
      heading: words.curve,
      scores: curve.map(({ scores }) => scores),
      turningPoint,
      seq: turningPoint === null ? 0 : at(curve, turningPoint - 1).seq,
    },
    moments: moments.map((moment: Moment<M>) => {
      const { code, seat, seq, params } = moment;
      const [heading, text] = words.moments[code](params, s, seat);
      return { key: `${code} ${seat}`, seat, seq, icon: icons.moments[code], heading, text };
    }),
    luck: luck && { unit: words.luck, hint: words.luckHint, values: luck },
    medals: medals.map(({ code, seat, params }: Medal<A>) => {
      const [name, text] = words.medals[code](params);
      return { seat, icon: icons.medals[code], name, text };
    }),
  };
}
