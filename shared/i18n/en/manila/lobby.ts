import type { Params } from '../../../engine/core.ts';
import type { Options } from '../../../games/manila/index.ts';
import type { OptionText } from '../../options.ts';

/** who begins is drawn by lot */
type OptionTexts = Readonly<Record<Exclude<keyof Options, 'startingSeat'>, OptionText>>;

/** What the lobby says of Manila: its card, how it plays, its options. */
export const lobby = {
  name: 'Manila',
  credit: 'Manila is a game by Franz-Benno Delonge.',
  tagline: 'Bid, bet and roll the dice',
  blurb:
    'Three boats, three rolls. Bet on the boats that arrive, on those that do not, or lie in wait with the pirates.',
  /** names of the wares on the shares of the picture, and what a share is called */
  art: ['Silk', 'Jade', 'Ginseng', 'share'] as readonly string[],
  steps: [
    {
      title: 'Bid',
      text: 'The highest bidder becomes harbour master: they buy a share, load three boats and launch them.',
    },
    {
      title: 'Place',
      text: 'Your accomplices board boats, wait in port or shipyard, or become pirates, pilots or insurer.',
    },
    { title: 'Roll', text: 'Three rolls take the boats to the port, to the shipyard or to the pirates on space 13.' },
    { title: 'Win', text: 'Wares that arrive gain value. Once one is worth 30, the richest player wins.' },
  ],
  lobbySummary: (p: Params) => `Voyage ${p.voyage} · best ware ${p.top} / ${p.goal}`,
  options: {
    rules: {
      label: 'Edition',
      values: { fr: 'French', en: 'English' },
    },
    pirateEviction: {
      label: 'Pirates can take a seat by force',
    },
    startValue: {
      label: 'Starting value of the wares',
      values: { 0: '0', 5: '5, a shorter game' },
    },
    hideCash: { label: 'Secret money' },
    showOdds: { label: 'Show the odds' },
    pilotOrder: {
      label: 'First pilot',
      values: { smallFirst: 'small', largeFirst: 'large' },
    },
    largePilotMoves: {
      label: 'Large pilot',
      values: { exact: '2, or 1 + 1', upTo: 'also a single 1' },
    },
    placementPass: {
      label: 'Passing a placement',
      values: { skipOne: 'skips this round', final: 'ends the voyage' },
    },
    stowawayTargets: {
      label: 'Stowaways',
      values: { boatsOnly: 'boats only', anyExceptInsurance: 'anywhere but insurance' },
    },
    destituteMayInsure: {
      label: 'Insurance without money',
    },
    seatsOnDockedBoats: {
      label: 'Seats on boats in port',
    },
    evictionVacancies: {
      label: 'Before a pirate takes a seat',
      values: { attackedBoat: 'on that boat', allBoatsOn13: 'on all boats on 13' },
    },
  } as OptionTexts,
};

export type ManilaLobby = typeof lobby;
