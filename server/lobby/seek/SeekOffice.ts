import { randomInt } from 'node:crypto';
import { ok, type Result } from '../../../shared/engine/core.ts';
import type { AnyGame } from '../../../shared/engine/game.ts';
import { isTeamGame, seatsFor } from '../../../shared/engine/seats.ts';
import type { BotsOffered, FellowSeeker, Seek, SeekAnswer } from '../../../shared/protocol/players.ts';
import { type ServiceRefusalCode, serviceRefusal } from '../../../shared/protocol/refusals.ts';
import type { NewMatch } from '../../store/match-types.ts';
import type { Guest } from '../../store/row-types.ts';
import type { Seeker, SeekGroup } from '../../store/SeekStore.ts';
import { newCode, newMatchId } from '../../table/ids.ts';
import { together } from '../../table/seating/holders.ts';
import { newSecret } from '../../table/secret.ts';
import type { HouseServices } from '../services.ts';
import { fits, groupsOf, offerTo } from './pairing.ts';
import { seatsToOffer } from './seats.ts';

const no = (code: ServiceRefusalCode, params = {}): Result<never> => ({ ok: false, ...serviceRefusal(code, params) });

/** names shown of those who wait for the same */
const named = 8;
/** seconds for which a person who would rather wait is not offered bots again */
const staySeconds = 30;
/** after the moment at which the game should have begun with those who were there */
const scatteredSeconds = 15;

/** Matches people who look for a game. All it knows is in the store: any process answers, and any may die. */
export class SeekOffice {
  private readonly services: HouseServices;
  private readonly games: ReadonlyMap<string, AnyGame>;

  constructor(services: HouseServices, games: ReadonlyMap<string, AnyGame>) {
    this.services = services;
    this.games = games;
  }

  async join(guest: Guest, seek: Seek): Promise<Result<SeekAnswer>> {
    if (this.services.closing) return no('closing');
    const game = this.games.get(seek.game);
    if (!game) return no('noSuchGame');
    // strangers meet at tables of the usual options
    const [least, most] = seatsFor(game.meta, {});
    if (seek.least < least || seek.most > most) return no('seatCount', { least, most });
    const { ratings, seekers } = this.services.store;
    const { mu } = await ratings.strength(guest.uid, seek.game);
    await seekers.join(guest, seek, mu);
    await this.pair(game);
    return ok(await this.state(guest.uid));
  }

  /** The state of a search. A person who stops asking for it stops waiting. */
  async state(uid: string): Promise<SeekAnswer> {
    const { seekers } = this.services.store;
    const row = await seekers.beat(uid);
    if (!row) {
      const found = await seekers.found(uid);
      return found ? { state: 'found', id: found.id, code: found.code } : { state: 'idle' };
    }
    const { game, least, most, speed, rated, patience, waited } = row;
    const [all, estimate, tables] = await Promise.all([
      seekers.waiting(game),
      seekers.usualWait(row),
      seatsToOffer(this.services, game, uid),
    ]);
    const self = all.find((one) => one.uid === uid);
    return {
      state: 'waiting',
      seek: { game, least, most, speed, rated, patience },
      waited: Math.floor(waited),
      others: self ? fellowsOf(self, all) : [],
      estimate,
      offer: self ? offered(self, all) : null,
      tables,
    };
  }

  async cancel(uid: string): Promise<SeekAnswer> {
    await this.services.store.seekers.cancel(uid);
    return this.state(uid);
  }

  /** Agrees to begin with bots on the seats for which nobody was found. */
  async takeBots(uid: string): Promise<Result<SeekAnswer>> {
    const { seekers } = this.services.store;
    const row = await seekers.beat(uid);
    const game = row ? this.games.get(row.game) : undefined;
    const agreed = game ? await seekers.agree(uid, (one, all) => offerTo(one, all) !== null) : null;
    if (agreed === false) return no('notOffered');
    if (game && agreed) await this.pair(game);
    const state = await this.state(uid);
    return state.state === 'idle' ? no('notSeeking') : ok(state);
  }

  /** Would rather wait for people: whoever agreed to bots begins without this person. */
  async stay(uid: string): Promise<Result<SeekAnswer>> {
    const stays = await this.services.store.seekers.stay(uid, staySeconds);
    const state = await this.state(uid);
    return stays || state.state === 'found' ? ok(state) : no('notSeeking');
  }

  /** Time alone can make a match: what a person accepts widens with waiting. */
  async tick(): Promise<void> {
    if (this.services.closing) return;
    const { seekers } = this.services.store;
    for (const id of await seekers.games()) {
      const game = this.games.get(id);
      if (game) await this.pair(game);
    }
    await this.showSeekers();
    const rules = [...this.games.values()].map(({ meta }) => meta);
    await seekers.removeScattered(scatteredSeconds, rules);
  }

  /** The lobby of this process shows who waits. */
  private async showSeekers(): Promise<void> {
    const { store, presence } = this.services;
    const seeking = await store.seekers.names();
    for (const names of Object.values(seeking)) names.splice(named);
    if (JSON.stringify(seeking) !== JSON.stringify(presence.seeking)) presence.seek(seeking);
  }

  private async pair(game: AnyGame): Promise<void> {
    const { store, log } = this.services;
    const tableFor = (group: SeekGroup): NewMatch => this.tableFor(game, group);
    const made = await store.seekers.pair(game.meta.id, { groupsOf, tableFor });
    for (const { id } of made) log.info('people-paired', { table: id, game: game.meta.id });
  }

  private tableFor({ meta, parseOptions }: AnyGame, { people, seats }: SeekGroup): NewMatch {
    const [first] = people;
    const options = parseOptions({}, seats);
    if (!first || !options.ok) throw new Error(`no table of ${meta.id} for ${seats}`);
    const seating = shuffled(together(people, seats));
    const host = seating.find((holder) => holder.kind === 'person');
    return {
      id: newMatchId(),
      code: newCode(),
      game: meta.id,
      rulesVersion: meta.rulesVersion,
      options: options.value,
      visibility: 'public',
      pace: 'normal',
      host: host?.kind === 'person' ? host.uid : first.uid,
      seating,
      secret: newSecret(),
      begins: true,
      speed: first.speed,
      rated: first.rated && people.length === seats && !isTeamGame(meta, options.value),
      gatherBy: new Date(this.services.time.now() + this.services.config.gatherMs),
    };
  }
}

/** Those who wait for the same game, whatever table they want: nobody is told that nobody is there. */
function fellowsOf(self: Seeker, all: readonly Seeker[]): FellowSeeker[] {
  const others = all.filter((one) => one !== self);
  const shown = [...others.filter((one) => fits(self, one)), ...others.filter((one) => !fits(self, one))];
  return shown.slice(0, named).map((one) => {
    const { name, waited, least, most, speed, rated } = one;
    return { name, waited: Math.floor(waited), least, most, speed, rated, fits: fits(self, one) };
  });
}

function offered(self: Seeker, all: readonly Seeker[]): BotsOffered | null {
  const offer = offerTo(self, all);
  if (!offer) return null;
  const { company, bots, begins } = offer;
  return {
    people: company.filter((one) => one !== self).map(({ name }) => name),
    bots,
    agreed: self.agreed !== null,
    begins: begins && { by: begins.by.name, seconds: Math.ceil(begins.seconds) },
  };
}

/** Seats are random. */
function shuffled<T>(items: readonly T[]): T[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
}
