import type { AdventurerId, Cargo, EventId, MissionId, StoryPageId } from '../../../games/port-royal/index.ts';
import type { StoryPage } from '../../../protocol/pages.ts';

/** A mission, an event: its name, and what it asks or does in one sentence. */
export interface AdventureText {
  readonly name: string;
  readonly text: string;
}

/** An adventurer: the name, the ability in a sentence, and as short as a card has room for. */
export interface AdventurerText extends AdventureText {
  readonly short: string;
}

export type MissionTexts = Readonly<Record<MissionId, AdventureText>>;
export type EventTexts = Readonly<Record<EventId, AdventureText>>;
export type AdventurerTexts = Readonly<Record<AdventurerId, AdventurerText>>;
/** The whole story: only the server reads it (PR17.5). */
export type StoryPages = Readonly<Record<StoryPageId, StoryPage>>;
export type CargoTexts = Readonly<Record<Cargo, string>>;
