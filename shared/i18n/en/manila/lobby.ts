import type { Params } from '../../../engine/core.ts';
import type { Options } from '../../../games/manila/index.ts';
import type { OptionText } from '../../options.ts';

/** who begins is drawn by lot */
type OptionTexts = Readonly<Record<Exclude<keyof Options, 'startingSeat'>, OptionText>>;

/** What the lobby says of Manila: its card, how it plays, its options. */
export const lobby = {
  name: 'Manila',
  credit: 'Manila is a game by Franz-Benno Delonge.',
  tagline: 'Auction, bet, roll the tides',
  blurb: 'Three boats, three rolls. Bet on who makes port, on who does not, or wait for them with the pirates.',
  /** names of the wares on the shares of the picture, and what a share is called */
  art: ['Silk', 'Jade', 'Ginseng', 'share'] as readonly string[],
  steps: [
    {
      title: 'Bid',
      text: 'The highest bid makes the harbour master: he buys a share, loads three boats, launches them.',
    },
    { title: 'Place', text: 'Accomplices board boats, wait in port or shipyard, turn pirate, pilot or insurer.' },
    { title: 'Roll', text: 'Three rolls carry the boats to port, to the shipyard, or to the pirates on 13.' },
    { title: 'Win', text: 'Wares that arrive gain value. When one is worth 30, the greatest fortune wins.' },
  ],
  glance: (p: Params) => `Voyage ${p.voyage} · best ware ${p.top} / ${p.goal}`,
  options: {
    rules: {
      label: 'Edition',
      hint: 'The booklets differ in a few points. Everything below follows the edition, unless you change it.',
      values: { fr: 'French', en: 'English' },
    },
    pirateEviction: {
      label: 'Pirates may throw people off',
      hint: 'A pirate may board a full boat on 13 and send one accomplice home. The booklet’s own variant.',
    },
    startValue: {
      label: 'First value of the wares',
      hint: 'Starting at 5 saves about a voyage.',
      values: { 0: '0', 5: '5, a shorter game' },
    },
    hideCash: { label: 'Secret money', hint: 'Nobody sees how many pesos the others have.' },
    showOdds: { label: 'Odds at the table', hint: 'Everybody may see how likely boats are to arrive.' },
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
      label: 'Placing nobody',
      hint: 'Whether you may place again after you have passed.',
      values: { skipOne: 'for this round', final: 'for this voyage' },
    },
    stowawayTargets: {
      label: 'Stowaways',
      hint: 'Where somebody without any money may go.',
      values: { boatsOnly: 'boats only', anyExceptInsurance: 'anywhere but insurance' },
    },
    destituteMayInsure: {
      label: 'Insurance without money',
      hint: 'Somebody who cannot pay for any space may still be insurer.',
    },
    seatsOnDockedBoats: {
      label: 'Seats on boats in port',
      hint: 'Free seats of a boat may be bought even after she has docked.',
    },
    evictionVacancies: {
      label: 'Before anybody is thrown off',
      hint: 'Which free seats must be taken first.',
      values: { attackedBoat: 'those of that boat', allBoatsOn13: 'those of all boats on 13' },
    },
  } as OptionTexts,
};

export type ManilaLobby = typeof lobby;
