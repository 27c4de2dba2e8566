import type { Seat } from '../../../../shared/engine/core.ts';
import type { DiscardView, FaceId, PlayerView, View } from '../../../../shared/games/port-royal/index.ts';
import { adventurerOf, face, NUMBERS } from '../../../../shared/games/port-royal/index.ts';

/** A card whose face the events do not tell: a coin that went face up to the discard. */
export const unknown: FaceId = '';

export function discarding(discard: DiscardView, faces: readonly FaceId[]): DiscardView {
  return discard.known
    ? { known: true, faces: [...discard.faces, ...faces] }
    : { known: false, count: discard.count + faces.length };
}

export const coinsOut = (amount: number): FaceId[] => Array<FaceId>(amount).fill(unknown);

export function change(view: View, seat: Seat, by: (player: PlayerView) => Partial<PlayerView>): View {
  return { ...view, players: view.players.map((player, at) => (at === seat ? { ...player, ...by(player) } : player)) };
}

export function without(list: readonly FaceId[], gone: readonly FaceId[]): FaceId[] {
  const rest = [...list];
  for (const id of gone) {
    const at = rest.indexOf(id);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** PR14.19 */
function swordsOfAbility(venturer: PlayerView['venturer']): number {
  if (!venturer?.adventurer || !venturer.abilityUnlocked) return 0;
  const { ability } = adventurerOf(venturer.adventurer);
  return ability.kind === 'swords' ? ability.count : 0;
}

/** Influence and swords as printed on what lies in front of a player (PR2.9). */
export function worthOf(
  view: View,
  seat: Seat,
  player: Pick<PlayerView, 'tableau' | 'expeditions' | 'ships' | 'venturer'>,
): Pick<PlayerView, 'influence' | 'swords'> {
  const contracts = view.contracts.filter(({ done }) => done.includes(seat)).length;
  let influence =
    player.ships.length * NUMBERS.influencePerKeptShip +
    (NUMBERS.influenceByContracts[contracts] ?? 0) +
    (player.venturer?.crownInfluence ?? 0);
  let swords = swordsOfAbility(player.venturer);
  for (const id of [...player.tableau, ...player.expeditions]) {
    const card = face(id);
    if (card.kind === 'person') swords += card.swords;
    if (card.kind === 'person' || card.kind === 'expedition') influence += card.influence;
  }
  return { influence, swords };
}

export const pay = (view: View, seat: Seat, amount: number): View => ({
  ...change(view, seat, (player) => ({ coins: player.coins - amount })),
  discard: discarding(view.discard, coinsOut(amount)),
});

/** A ship that was told as discarded lies elsewhere. */
export function taken(view: View, id: FaceId): DiscardView {
  const { discard } = view;
  if (!discard.known) return { known: false, count: discard.count - 1 };
  const at = discard.faces.lastIndexOf(id);
  return { known: true, faces: discard.faces.filter((_, i) => i !== at) };
}

/** Cards leave the top of the deck, also those that somebody knew (PR17.3). */
export function offDeck(view: View, cards: number): View {
  const top = view.glimpse?.top.slice(cards) ?? [];
  const looking = view.glimpse?.looking ?? [];
  const glimpse = view.glimpse === null || top.length + looking.length === 0 ? null : { looking, top };
  return { ...view, deck: Math.max(0, view.deck - cards), glimpse };
}
