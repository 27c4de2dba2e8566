import type { Company, EndReason, MissionKind, Spice } from '../../../games/borneo/index.ts';
import { together } from '../../games/borneo/kinds.ts';
import { listed } from '../../plural.ts';
import { cards, companies, harbour, missions, ordinal, points, spices } from './names.ts';

/** What is looked at: zoomed cards, piles, the table in words, the account of a distribution, the score. */
export const page = {
  stats: {
    hand: (n: number): string => `${cards(n)} in hand`,
    warehouse: (n: number): string => `${cards(n)} in the warehouse`,
    missions: (n: number): string => (n === 1 ? '1 mission completed' : `${n} missions completed`),
    ship: 'has the pirate ship: −2 points at the end',
    active: 'to move',
    score: (n: number): string => points(n),
    /** before the end */
    soFar: (n: number): string => `${points(n)} so far`,
    leads: 'leads',
  },
  pile: {
    warehouse: (p: { name: string }) => `${p.name}’s warehouse`,
    ownMissions: (p: { missions: readonly MissionKind[] }) =>
      p.missions.length === 0 ? '' : `Missions: ${together(p.missions, missions)}.`,
    closedMissions: (p: { n: number }) => (p.n === 0 ? '' : `Missions face down: ${p.n}.`),
    empty: 'The warehouse is empty.',
    discard: 'Discard pile',
    discardNone: 'No cards have been discarded.',
    discardNote: (p: { draw: number }) => `Top card first. Draw pile: ${cards(p.draw)}.`,
    column: (p: { harbour: string }) => `Shipments in ${p.harbour}`,
    columnNone: 'No shipments here yet.',
  },
  /** what is no card: piles, phases, figures, goods */
  explain: {
    phase: 'Phase of a turn',
    tally: 'Flags in this harbour',
    tallyText: 'Visible flags of each company, and how many make a monopoly.',
    pile: 'Pile',
    draw: 'Draw pile',
    drawText: 'Two shipments are drawn from here at the end of a turn. When it is empty, the discard pile is shuffled.',
    discardText: 'Open to everybody: tap to look through it.',
    harbours: 'Harbours to come',
    harboursText: 'Each distribution opens the next harbour. When none is left, the game ends.',
    cove: 'Pirates’ cove',
    coveText:
      'The pirate ship lies here until somebody completes a mission with the help of the pirates. It costs 2 points at the end.',
    store: 'In your warehouse',
    storeText: 'Every card in a warehouse is worth 1 point at the end, and pays for missions until then.',
    cards: 'Cards',
    points: 'Points so far',
    player: 'Player',
    phaseTexts: [
      'Complete one mission with goods from your warehouse, if you can.',
      'Move one of your merchants, attack somebody ranked above you, or leave the companies as they are.',
      'Play one shipment from your hand to a harbour. If that makes a monopoly or fills the harbour, the cargo is distributed.',
      'Draw two shipments, and keep six at most.',
    ],
  },
  zoom: {
    shipment: 'Shipment',
    harbour: 'Harbour',
    mission: 'Mission',
    company: 'Company',
    topRow: 'Top row',
    below: 'Below',
    spice: 'Spice',
    units: 'Units',
    limit: 'Full at',
    monopoly: 'Monopoly at',
    laid: 'Shipments so far',
    points: 'Points',
    left: 'Left',
    missing: 'You need',
    merchants: 'Merchants',
    flags: (p: { n: number }) => (p.n === 1 ? '1 flag' : `${p.n} flags`),
    cards: (p: { n: number }) => cards(p.n),
    shipmentText:
      'In a harbour, the top row always counts and the flag below only until it is covered. In combat, all four count.',
    harbourText:
      'Enough visible flags of one company make a monopoly: only its merchants take the cargo. If the harbour fills up first, all companies share it, most flags first.',
    crateText: 'A crate counts as any one spice in a mission.',
    missionText: (p: { of: 'each' | 'same'; amount: number }) =>
      p.of === 'each'
        ? `Pay ${p.amount} of each of the four spices from your warehouse.`
        : `Pay ${p.amount} of one spice from your warehouse.`,
    companyText: 'When cargo is distributed, its merchants pick in order of rank.',
    nobody: 'nobody',
    nothing: 'nothing',
  },
  inWords: {
    turn: (p: { turn: number; name: string }) => `Turn ${p.turn}: ${p.name}.`,
    placing: 'The merchants are being placed.',
    piles: (p: { draw: number; discard: number; harbours: number }) =>
      `Draw pile: ${cards(p.draw)}. Discard pile: ${cards(p.discard)}. Harbours left: ${p.harbours}.`,
    ship: (p: { name: string | null }) =>
      p.name === null ? 'The pirate ship is in its cove.' : `${p.name} has the pirate ship.`,
    combat: 'Combat',
    side: 'Side',
    who: 'Who',
    laid: 'Cards played',
    flags: 'Flags',
    bonus: 'Bonus',
    total: 'Total',
    attack: 'Attack',
    defence: 'Defence',
    picks: 'Picks still to come',
    pick: (p: { name: string; rank: number; company: Company }) => `${p.name}, ${ordinal(p.rank)} in ${p.company}`,
    harbours: 'Harbours',
    harbour: 'Harbour',
    spice: 'Spice',
    filled: 'Cards',
    monopoly: 'Monopoly',
    column: 'Shipments, first to last',
    none: 'none',
    closed: 'closed',
    companies: 'Companies',
    company: 'Company',
    ranks: 'Merchants by rank',
    missions: 'Missions',
    mission: 'Mission',
    points: 'Points',
    left: 'Left',
    missing: 'You need',
    nothing: 'nothing',
    players: 'Players',
    player: 'Player',
    cards: 'Cards in hand',
    warehouse: 'Warehouse',
    done: 'Missions completed',
    hand: 'Your hand',
    shipment: 'Shipment',
  },
  /** what a warehouse lacks for a mission, and how many of it crates make up for */
  lack: (p: { spices: readonly { spice: Spice; n: number }[]; crates: number }) => {
    const list = p.spices.map(({ spice, n }) => `${n} ${spices[spice].toLowerCase()}`);
    const by = p.crates > 0 ? ` (${p.crates} with crates)` : '';
    return list.length === 0 ? 'nothing' : `${listed('en', list)}${by}`;
  },
  /** what a payment still owes; of a spice that is not chosen yet only how many */
  owed: (p: { spices: readonly { spice: Spice; n: number }[]; total: number; crates: number }) => {
    const list = p.spices.map(({ spice, n }) => `${n} ${spices[spice].toLowerCase()}`);
    const by = p.crates > 0 && list.length > 0 ? `, ${p.crates} of it with crates` : '';
    return `*Still to pay:* ${list.length === 0 ? `${p.total} of one spice` : listed('en', list)}${by}`;
  },
  report: {
    title: (p: { harbour: string }) => `Summary: ${p.harbour}`,
    monopoly: (p: { company: Company }) => `${p.company} monopoly: its merchants took everything, in order of rank`,
    shared: (p: { companies: readonly Company[] }) => `shared distribution: ${p.companies.join(', ')}`,
    lost: 'no merchants there to take the cargo',
    harbourCard: (p: { harbour: string }) => `Harbour card ${p.harbour}`,
    asShipper: 'played the last shipment',
    asLeader: 'first of the monopoly',
    asRank: (p: { rank: number; company: Company }) => `as ${ordinal(p.rank)} in ${p.company}`,
    nothing: 'nothing',
    order: 'Companies in order',
    none: 'No company had merchants there.',
    place: (p: { at: number; cards: number }) => `${ordinal(p.at)}: ${cards(p.cards)} taken`,
    summary: (p: { harbour: string; kind: 'monopoly' | 'shared'; company: Company; you: number | null }) => {
      const what = p.kind === 'monopoly' ? `A ${p.company} monopoly in ${p.harbour}.` : `${p.harbour} is shared.`;
      return p.you === null ? what : `${what} You get ${p.you === 0 ? 'nothing' : cards(p.you)}.`;
    },
  },
  score: {
    shipments: 'Shipments',
    harbours: 'Harbours',
    missions: 'Missions',
    ship: 'Pirate ship',
    total: 'Points',
    detail: (p: { missions: readonly MissionKind[] }) => together(p.missions, missions),
    reasons: {
      harbours: 'There were no harbours left.',
      shipments: 'There were no cards left to draw.',
    } as Readonly<Record<EndReason, string>>,
  },
  companies: companies as Readonly<Record<Company, string>>,
  spices: spices as Readonly<Record<Spice | 'crate', string>>,
  missions: missions as Readonly<Record<MissionKind, string>>,
  harbour,
};

export type BorneoPage = typeof page;
