import { at, never } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import { adventurerOn } from './adventurers.ts';
import type { Affairs } from './appraisal.ts';
import { face } from './components.ts';
import type { Own } from './mates.ts';
import { abilityIn, ofWindow, QUEST_TASTE, type Quest, questGain, wantedByExpeditions } from './quests.ts';
import type { AdventurerId, FaceId, Move, PersonFace, ShipFace, View } from './types.ts';

/** The moves that only the adventure has; looks are rated where cards are. */
export type VentureMove = Extract<
  Move,
  { type: 'choose' | 'side' | 'look' | 'fulfil' | 'deliver' | 'stow' | 'sell' | 'buyOut' }
>;

/** Adventurers as far as bots like them, their start coins aside. */
const liking: Readonly<Record<AdventurerId, number>> = {
  'adv-grace-may': 0.5,
  'adv-jacques-grandeur': 1.5,
  'adv-jean-blackbeard': 2,
  'adv-senora-anne': 4,
  'adv-don-ferdinando': 1.8,
  'adv-officer-scott': 1.2,
  'adv-p-landman': 1.2,
  'adv-cutthroat-mary': 2.5,
  'adv-samuel-blackguard': 1.5,
  'adv-thomas-fishborn': 3,
};

function ofSide(card: number, side: 'a' | 'b'): number {
  const { id, startCoins } = adventurerOn(card, side);
  return liking[id] + startCoins;
}

/** How much a bot likes what only the adventure offers. */
export function rateVenture(view: View, own: Own, seat: Seat, move: VentureMove, prospect: () => number): number {
  switch (move.type) {
    case 'choose':
      return Math.max(ofSide(move.card, 'a'), ofSide(move.card, 'b'));
    case 'side':
      return ofSide(at(view.players, seat).venturer?.card || 1, move.side);
    case 'look':
      // who knows the next card can still stop
      return prospect() + 0.8;
    case 'fulfil':
      return ofFulfilling(view, own, move.mission, prospect);
    case 'deliver':
      return -move.ships.reduce((sum, id) => sum + keepWorth(own, face(id) as ShipFace), 0);
    case 'stow': {
      const ship = shipAsked(view);
      return ship === null ? 0 : stowGain(own, ship);
    }
    case 'sell':
      return ofSelling(own, move.ship, move.innkeeper);
    case 'buyOut': {
      const price = view.prompt.kind === 'buyOut' ? view.prompt.price : 0;
      return ofWindow(view, seat, own.perInfluence) - price * 0.75;
    }
    default:
      return never(move);
  }
}

function shipAsked({ prompt, harbour }: View): ShipFace | null {
  const moored = prompt.kind === 'shipUse' ? harbour.find(({ slot }) => slot === prompt.slot) : undefined;
  return moored === undefined ? null : (face(moored.face) as ShipFace);
}

/** What completing it brings, less what is paid; the moment of some costs a take as well. */
export function claimWorth({ mission, worth, left }: Quest): number {
  return worth * QUEST_TASTE.hope ** (left - 1) - (left > 1 ? 0 : 0.8 * mission.coins + 3 * mission.takesFewer);
}

function ofFulfilling(view: View, own: Own, id: string, prospect: () => number): number {
  const quest = own.quests.find(({ mission }) => mission.id === id);
  if (quest === undefined) return Number.NEGATIVE_INFINITY;
  const gain = claimWorth(quest);
  return view.prompt.kind === 'discover' && gain > 0 ? prospect() + gain : gain;
}

/** What a ship is worth in the hold: for missions, expeditions and innkeepers. */
export function keepWorth(own: Affairs, ship: ShipFace): number {
  if (ship.cargo === null) return 0;
  const { means } = own;
  const missions = questGain(own.quests, means, { ...means, hold: [...means.hold, ship] });
  const expeditions = 2.2 * wantedByExpeditions(own.table, ship, means.hold);
  const inn = ship.cargo === 'bread' || ship.cargo === 'rum' ? 0.8 * own.innPrice : 0;
  return Math.max(missions + expeditions, inn);
}

/** What is won by keeping the cargo of a ship instead of its coins and crown (PR14.12). */
export const stowGain = (own: Affairs, ship: ShipFace): number =>
  keepWorth(own, ship) - ship.coins - crownsWorth(own, ship.crowns);

export const crownsWorth = (own: Affairs, crowns: number): number => crowns * QUEST_TASTE.crown * own.perInfluence;

/** Crowns that trading it brings: printed, or by the adventurer. */
export function tradeCrowns({ ability }: Affairs, ship: ShipFace): number {
  const byAdventurer = ability?.kind === 'tradeCrowns' && ability.colour === ship.colour ? ability.crowns : 0;
  return ship.crowns + byAdventurer;
}

/** The missions that a person brings nearer. */
export function recruitWorth(own: Affairs, person: PersonFace): number {
  if (own.quests.length === 0) return 0;
  const { means } = own;
  const after = {
    ...means,
    persons: [...means.persons, person],
    swords: means.swords + person.swords,
    influence: means.influence + person.influence,
  };
  return questGain(own.quests, means, after);
}

function ofSelling(own: Own, ship: FaceId, innkeeper: FaceId): number {
  const kept = face(ship) as ShipFace;
  const { means } = own;
  const index = means.hold.findIndex(({ id }) => id === ship);
  const without = { ...means, hold: means.hold.filter((_, i) => i !== index) };
  return (
    (face(innkeeper) as PersonFace).buysFor + questGain(own.quests, means, without) - (kept.cargo === null ? 9 : 0)
  );
}

/** PR14.17: missions whose moment is so many colours. */
export function ofColoursReached(own: Affairs, colours: number): number {
  let sum = 0;
  for (const quest of own.quests) {
    const { moment, coins } = quest.mission;
    if (moment?.kind === 'colours' && own.reached < moment.count && moment.count <= colours && coins <= own.coins)
      sum += Math.max(0, claimWorth(quest));
  }
  return sum;
}

/** PR14.18: missions whose moment is stopping with so many cards. */
export function ofStoppingAt(own: Affairs, cards: number): number {
  let sum = 0;
  for (const quest of own.quests) {
    const { moment, coins } = quest.mission;
    if (moment?.kind === 'stop' && moment.cards === cards && coins <= own.coins && own.spoilt !== cards)
      sum += Math.max(0, claimWorth(quest));
  }
  return sum;
}

/** PR14.17: the mission whose moment is a tax that takes coins. */
export function taxQuest({ quests }: Pick<Affairs, 'quests'>): number {
  const quest = quests.find(({ mission }) => mission.moment?.kind === 'taxPaid');
  return quest === undefined ? 0 : Math.max(0, quest.worth);
}

export { abilityIn };
