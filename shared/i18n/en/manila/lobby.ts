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
      hint: 'The two rulebooks differ in a few points. The options below follow the edition unless you change them.',
      values: { fr: 'French', en: 'English' },
    },
    pirateEviction: {
      label: 'Pirates can take a seat by force',
      hint: 'A pirate may board a full boat on 13 and send one accomplice home. An official variant.',
    },
    startValue: {
      label: 'Starting value of the wares',
      hint: 'Starting at 5 saves about one voyage.',
      values: { 0: '0', 5: '5, a shorter game' },
    },
    hideCash: { label: 'Secret money', hint: 'Players do not see how many pesos the others have.' },
    showOdds: { label: 'Show the odds', hint: 'Everyone can see how likely each boat is to arrive.' },
    pilotOrder: {
      label: 'First pilot',
      hint: 'Which pilot moves first before the last roll.',
      values: { smallFirst: 'small', largeFirst: 'large' },
    },
    largePilotMoves: {
      label: 'Large pilot',
      hint: 'Whether the large pilot may also move just one boat by 1.',
      values: { exact: '2, or 1 + 1', upTo: 'also a single 1' },
    },
    placementPass: {
      label: 'Passing a placement',
      hint: 'Whether you may place again after passing.',
      values: { skipOne: 'skips this round', final: 'ends the voyage' },
    },
    stowawayTargets: {
      label: 'Stowaways',
      hint: 'Where a player without any money may go.',
      values: { boatsOnly: 'boats only', anyExceptInsurance: 'anywhere but insurance' },
    },
    destituteMayInsure: {
      label: 'Insurance without money',
      hint: 'A player who cannot afford any space may still become the insurer.',
    },
    seatsOnDockedBoats: {
      label: 'Seats on boats in port',
      hint: 'Free seats on a boat can still be bought after it has docked.',
    },
    evictionVacancies: {
      label: 'Before a pirate takes a seat',
      hint: 'Which free seats must be filled first.',
      values: { attackedBoat: 'on that boat', allBoatsOn13: 'on all boats on 13' },
    },
  } as OptionTexts,
};

export type ManilaLobby = typeof lobby;
