import assert from 'node:assert/strict';
import { defaults } from '../../server/config.ts';
import { type Offer, offers } from '../../server/games.ts';
import { type MatchRecord, replay } from '../../shared/engine/record.ts';
import type { GameId } from '../../shared/games/ids.ts';
import { openedPages } from '../../shared/games/port-royal/index.ts';
import { games } from '../../shared/games/registry.ts';
import { pages as german } from '../../shared/i18n/de/port-royal/pages.ts';
import { pages as english } from '../../shared/i18n/en/port-royal/pages.ts';
import { pages as french } from '../../shared/i18n/fr/port-royal/pages.ts';
import type { RefusalMessage } from '../../shared/protocol/messages.ts';
import type { StoryPage } from '../../shared/protocol/pages.ts';
import { http, Visitor } from '../support/client.ts';
import { type House, openHouse } from '../support/house.ts';
import { playRecord } from '../support/make-fixture.ts';
import { fixture, type Shelved, shelve } from '../support/shelved.ts';

/** Opened by the tenth move of whatever game: what is tried here is who may read, not what the rules open. */
const opensAt = 10;
const openedByMove = ({ seq }: { readonly seq: number }): string[] =>
  seq < opensAt ? ['st-cover'] : ['st-cover', 'st-10'];
const telling: readonly Offer[] = offers.map((offer) =>
  offer.game.meta.id === 'port-royal' ? { ...offer, game: { ...offer.game, openedPages: openedByMove } } : offer,
);

describe('Pages of a story over http', () => {
  let house: House;
  let anna: Visitor;
  let cleo: Visitor;
  const whole = fixture('port-royal', 'two-players');
  before(async () => {
    house = await openHouse({ offers: telling });
    [anna, cleo] = [await Visitor.named(house.url, 'Anna'), await Visitor.named(house.url, 'Cleo')];
  });
  after(() => house.close());

  const put = (
    upTo: number,
    watching = { allowed: true, delay: 0 },
    record: MatchRecord<GameId> = whole,
  ): Promise<Shelved> =>
    shelve(house.app.services.store, record, { people: [{ uid: anna.uid, name: 'Anna' }], upTo, watching });
  const get = (path: string, token?: string, url = house.url) =>
    http<StoryPage>(url, `/api/tables/${path}`, undefined, token);
  const refusal = async (path: string, token?: string): Promise<[number, string, string]> => {
    const { status, body } = await http<RefusalMessage>(house.url, `/api/tables/${path}`, undefined, token);
    assert.deepEqual(Object.keys(body).sort(), ['clause', 'code', 'params']);
    return [status, body.code, body.clause];
  };
  const closed = [403, 'pageClosed', 'S60'];

  it('PR17.5 a page is closed until it is opened, and then read in every language', async () => {
    const early = await put(opensAt - 1);
    assert.deepEqual(await refusal(`${early.id}/pages/st-10`, anna.token), closed);
    assert.deepEqual((await get(`${early.id}/pages/st-cover`, anna.token)).body, english['st-cover']);
    const late = await put(opensAt);
    for (const [lang, texts] of Object.entries({ en: english, fr: french, de: german })) {
      const { status, body, headers } = await get(`${late.code.toLowerCase()}/pages/st-10?lang=${lang}`, anna.token);
      assert.deepEqual([status, body], [200, texts['st-10']]);
      assert.match(headers.get('cache-control') ?? '', /^private, max-age=/);
      assert.match(headers.get('vary') ?? '', /Authorization/i);
    }
    for (const lang of ['', '?lang=', '?lang=nl'])
      assert.deepEqual((await get(`${late.id}/pages/st-10${lang}`, anna.token)).body, english['st-10'], lang);
    assert.deepEqual((await get(`${late.id}/pages/st-10?lang=fr-CA`, anna.token)).body, french['st-10']);
  });

  it('PR17.5 a delayed spectator reads what they have come to, and a player what is there', async () => {
    const behind = { allowed: true, delay: 4 };
    const running = await put(opensAt + 3, behind);
    assert.equal((await get(`${running.id}/pages/st-10`, anna.token)).status, 200);
    for (const token of [cleo.token, undefined])
      assert.deepEqual(await refusal(`${running.id}/pages/st-10`, token), closed);
    const further = await put(opensAt + 4, behind);
    for (const token of [cleo.token, undefined])
      assert.equal((await get(`${further.id}/pages/st-10`, token)).status, 200);
    const begun = await put(3, behind);
    assert.deepEqual(await refusal(`${begun.id}/pages/st-cover`, cleo.token), [400, 'notRunning', 'S12']);
  });

  it('nobody reads at a table that they may not watch, but everybody what a finished game has opened', async () => {
    const unwatched = await put(opensAt, { allowed: false, delay: 0 });
    assert.deepEqual(await refusal(`${unwatched.id}/pages/st-10`, cleo.token), [403, 'notWatchable', 'S44']);
    assert.equal((await get(`${unwatched.id}/pages/st-10`, anna.token)).status, 200);
    const finished = await put(whole.moves.length, { allowed: false, delay: 4 });
    assert.equal((await get(`${finished.id}/pages/st-10`)).status, 200);
    assert.deepEqual(await refusal(`${finished.id}/pages/st-65`), closed, 'this game has not come so far');
  });

  it('tells nobody which pages exist', async () => {
    const { id } = await put(opensAt);
    const unopened = (await http<RefusalMessage>(house.url, `/api/tables/${id}/pages/st-11`)).body;
    const names = [
      'st-99',
      'x',
      '__proto__',
      'constructor',
      'toString',
      '..%2f..%2fsecret',
      '%00',
      '🐈',
      'st-11'.repeat(1000),
    ];
    for (const name of names) {
      const { status, body } = await http<RefusalMessage>(house.url, `/api/tables/${id}/pages/${name}`);
      assert.deepEqual([status, body], [403, unopened], name.slice(0, 30));
    }
    assert.deepEqual(await refusal(`${id}/pages/%E0%A4%A`), [400, 'badRequest', 'S1']);
    assert.deepEqual(await refusal(`${id}/pages/st-10?lang=${'x'.repeat(5000)}`), [400, 'badRequest', 'S1']);
    assert.deepEqual(await refusal(`${id}/pages/st-10?lang=en&lang=fr`), [400, 'badRequest', 'S1']);
    assert.deepEqual(await refusal(`${id}/pages/`), [404, 'noSuchRoute', 'S3']);
    assert.deepEqual(await refusal('NOBODY-2222/pages/st-10'), [404, 'noSuchTable', 'S4']);
  });

  it('a game without a story has none, and one that has not begun neither', async () => {
    const other = fixture('manila', 'three-players');
    const { id } = await put(other.moves.length, undefined, other);
    assert.deepEqual(await refusal(`${id}/pages/st-cover`), closed);
    const { id: waiting } = await anna.createTable({ game: 'port-royal', seats: 2 });
    assert.deepEqual(await refusal(`${waiting}/pages/st-cover`, anna.token), [400, 'notRunning', 'S12']);
  });

  it('answers nobody too often, and does not use up what replays are allowed', async () => {
    const strict = await openHouse({
      offers: telling,
      config: { allow: { ...defaults.allow, replays: { burst: 3, everyMs: 60_000 } } },
    });
    const { id } = await shelve(strict.app.services.store, whole);
    for (let asked = 0; asked < 3; asked++)
      assert.equal((await get(`${id}/pages/st-10`, undefined, strict.url)).status, 200);
    const { status, body } = await http<RefusalMessage>(strict.url, `/api/tables/${id}/pages/st-10`);
    assert.deepEqual([status, body.code], [429, 'tooMany']);
    assert.equal((await http(strict.url, `/api/replays/${id}`)).status, 200);
    await strict.close();
  });
});

describe('Pages of an adventure over http', () => {
  let house: House;
  let anna: Visitor;
  const game = games['port-royal'];
  const options = game.parseOptions({ mode: 'adventureCoop', chapter: 1 }, 1);
  assert.ok(options.ok);
  const { record } = playRecord(game, options.value, ['random'], 1);
  const whole = record as MatchRecord<GameId>;
  const openAt = (seq: number): readonly string[] =>
    openedPages(game.view(replay(game, { ...whole, moves: whole.moves.slice(0, seq) }), 0));

  before(async () => {
    house = await openHouse();
    anna = await Visitor.named(house.url, 'Anna');
  });
  after(() => house.close());

  const put = (upTo: number): Promise<Shelved> =>
    shelve(house.app.services.store, whole, { people: [{ uid: anna.uid, name: 'Anna' }], upTo });
  const statusOf = async (table: string, page: string): Promise<number> =>
    (await http(house.url, `/api/tables/${table}/pages/${page}`, undefined, anna.token)).status;

  it('PR17.5 a mission can be read from the move that opens it, and not one before', async () => {
    const opens = whole.moves.findIndex((_, at) => openAt(at + 1).includes('st-11')) + 1;
    assert.ok(opens > 1);
    const [before, after] = [await put(opens - 1), await put(opens)];
    assert.deepEqual([await statusOf(before.id, 'st-10'), await statusOf(before.id, 'st-11')], [200, 403]);
    assert.deepEqual([await statusOf(after.id, 'st-10'), await statusOf(after.id, 'st-11')], [200, 200]);
  });

  it('PR17.5 a finished chapter gives out what it has opened, in every language, and nothing else', async () => {
    const { id } = await put(whole.moves.length);
    const open = openAt(whole.moves.length);
    assert.ok(open.includes('st-cover') && open.includes('st-9') && open.length >= 7, open.join());
    for (const [lang, texts] of Object.entries({ en: english, fr: french, de: german }))
      for (const [page, text] of Object.entries(texts)) {
        const { status, body } = await http<StoryPage>(house.url, `/api/tables/${id}/pages/${page}?lang=${lang}`);
        assert.equal(status, open.includes(page) ? 200 : 403, page);
        if (status === 200) assert.deepEqual(body, text);
      }
  });

  it('PR17.5 neither a history nor a file has a text in it', async () => {
    const { id } = await put(whole.moves.length);
    for (const path of [`/api/replays/${id}`, `/api/tables/${id}/history`]) {
      const text = JSON.stringify((await http(house.url, path)).body);
      for (const page of Object.values(english)) assert.ok(!text.includes(page.text.slice(0, 30)));
    }
  });
});
