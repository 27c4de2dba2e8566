import type { BrowserContextOptions } from 'playwright-core';
import type { GameId } from '../../shared/games/ids.ts';
import type { GuestAnswer } from '../../shared/protocol/http.ts';
import { http } from '../support/client.ts';
import type { House } from '../support/house.ts';
import { fixture, shelve } from '../support/shelved.ts';
import { desktop, Person, type Place } from './support.ts';

interface Running {
  readonly game: GameId;
  /** a fixture of this game */
  readonly name: string;
  /** how much of it has been played: moves from its beginning, or from its end when negative */
  readonly played: number;
  /** on the first seats, each at a screen of this size; bots that do not dawdle have the others */
  readonly devices?: readonly BrowserContextOptions[];
  readonly rated?: boolean;
  /** other options than those of the fixture, where none of it has been played */
  readonly options?: object;
}

const names = ['Anneke', 'Baptiste', 'Chidi', 'Dolores'];

/** Knows somebody before they come. */
export const introduce = async (url: string, name: string): Promise<GuestAnswer> =>
  (await http<GuestAnswer>(url, '/api/guest', { name })).body;

/** People at their table in the middle of a game of which the beginning is on record, and so what comes is known. */
export async function sitDown(
  place: Place & { readonly house: House },
  { game, name, played, devices = [desktop], rated = false, options = {} }: Running,
): Promise<Person[]> {
  const whole = fixture(game, name);
  const record = { ...whole, options: { ...(whole.options as object), ...options } };
  const guests = await Promise.all(devices.map((_, at) => introduce(place.house.url, names[at]!)));
  const upTo = played < 0 ? record.moves.length + played : played;
  const { store } = place.house.app.services;
  const { code } = await shelve(store, record, { people: guests, upTo, pace: 'instant', rated });
  return Promise.all(
    devices.map(async (device, at) => {
      const person = await Person.comes(place, { device, guest: guests[at]! });
      await person.opens(`/t/${code}`);
      await person.settles();
      return person;
    }),
  );
}
