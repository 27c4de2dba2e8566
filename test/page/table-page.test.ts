import assert from 'node:assert/strict';
import { backoff } from '../../client/net/backoff.ts';
import { Packr, RESERVE_START_SPACE, unpack } from '../../client/net/msgpack.ts';
import { settingsOf } from '../../client/page/preferences.ts';
import { pathOf, routeOf } from '../../client/page/router.ts';
import { createAnnouncer } from '../../client/page/table/announcer.ts';
import { commandOf } from '../../client/page/table/keys.ts';
import { tapped } from '../../client/page/table/tap.ts';
import { langOf } from '../../shared/i18n/load.ts';

describe('keys of the table', () => {
  const buttons = [{ shortcut: 'D' }, { shortcut: 'S' }, { shortcut: null }];

  it('make the move of their letter, large or small', () => {
    assert.deepEqual(commandOf({ key: 'd' }, buttons), { kind: 'move', at: 0 });
    assert.deepEqual(commandOf({ key: 'S' }, buttons), { kind: 'move', at: 1 });
  });

  it('count through the list of moves, and no further', () => {
    assert.deepEqual(commandOf({ key: '3' }, buttons), { kind: 'move', at: 2 });
    assert.equal(commandOf({ key: '4' }, buttons), null);
    assert.equal(commandOf({ key: '0' }, buttons), null);
  });

  it('do nothing for letters of moves that are not legal now', () => {
    assert.equal(commandOf({ key: 'r' }, buttons), null);
  });

  it('confirm, cancel, go to the log, ask for help', () => {
    assert.deepEqual(commandOf({ key: 'Enter' }, buttons), { kind: 'confirm' });
    assert.deepEqual(commandOf({ key: 'Escape' }, buttons), { kind: 'cancel' });
    assert.deepEqual(commandOf({ key: 'l' }, buttons), { kind: 'log' });
    assert.deepEqual(commandOf({ key: '?' }, buttons), { kind: 'help' });
  });

  it('leave shortcuts of the browser alone and do not repeat', () => {
    assert.equal(commandOf({ key: 'd', ctrlKey: true }, buttons), null);
    assert.equal(commandOf({ key: 's', metaKey: true }, buttons), null);
    assert.equal(commandOf({ key: 'd', repeat: true }, buttons), null);
  });

  it('end what is still shown before they answer, and answer nothing unseen', () => {
    const behind = (key: string) => commandOf({ key }, buttons, false, true);
    for (const key of ['d', '3', 'Enter', 'Escape', ' ']) assert.deepEqual(behind(key), { kind: 'skip' }, key);
    for (const [key, kind] of Object.entries({ l: 'log', c: 'chat', z: 'undo', f: 'forward', '?': 'help' }))
      assert.deepEqual(behind(key), { kind });
    assert.equal(behind('9'), null);
    assert.equal(commandOf({ key: ' ' }, buttons), null, 'at the end the space bar scrolls');
    assert.equal(commandOf({ key: ' ', repeat: true }, buttons, false, true), null);
  });
});

describe('taps on the canvas', () => {
  const buttons = [
    { target: 'deck', atOnce: true },
    { target: 'harbour:2', atOnce: false },
  ];

  it('draw from the deck at once', () => {
    assert.deepEqual(tapped('deck', buttons, null, false), { kind: 'act', at: 0 });
  });

  it('choose a card first and take it second', () => {
    assert.deepEqual(tapped('harbour:2', buttons, null, false), { kind: 'choose', at: 1 });
    assert.deepEqual(tapped('harbour:2', buttons, 1, false), { kind: 'act', at: 1 });
    assert.deepEqual(tapped('harbour:2', buttons, 0, false), { kind: 'choose', at: 1 });
  });

  it('take it at once for those who wish so', () => {
    assert.deepEqual(tapped('harbour:2', buttons, null, true), { kind: 'act', at: 1 });
  });

  it('only choose where one place stands for two moves: their buttons say which', () => {
    const two = [
      { target: 'lane:0:14', atOnce: false },
      { target: 'lane:0:14', atOnce: false },
    ];
    assert.deepEqual(tapped('lane:0:14', two, null, true), { kind: 'choose', at: 0 });
    assert.deepEqual(tapped('lane:0:14', two, 0, false), { kind: 'choose', at: 0 });
  });

  it('ask for the reason where nothing is legal', () => {
    assert.deepEqual(tapped('harbour:3', buttons, null, true), { kind: 'ask' });
  });
});

describe('announcements', () => {
  const clockwork = () => {
    let pending: (() => void) | null = null;
    return {
      set: (then: () => void) => {
        pending = then;
        return then;
      },
      clear: () => {
        pending = null;
      },
      pass: () => {
        const then = pending;
        pending = null;
        then?.();
      },
    };
  };

  it('join what happens within a moment, the question last', () => {
    const said: string[] = [];
    const time = clockwork();
    const announcer = createAnnouncer((text) => said.push(text), time);
    announcer.push('Chidi stops.');
    announcer.prompt('Your turn.');
    announcer.push('Chidi trades the Flute.');
    assert.deepEqual(said, []);
    time.pass();
    assert.deepEqual(said, ['Chidi stops. Chidi trades the Flute. Your turn.']);
    announcer.push('You pass.');
    time.pass();
    assert.deepEqual(said.slice(1), ['You pass.']);
  });

  it('leave out the beginning of a long story', () => {
    const said: string[] = [];
    const time = clockwork();
    const announcer = createAnnouncer((text) => said.push(text), time);
    for (let i = 1; i <= 8; i++) announcer.push(`${i}.`);
    time.pass();
    assert.deepEqual(said, ['4. 5. 6. 7. 8.']);
  });

  it('keep what must not be missed of a long story', () => {
    const said: string[] = [];
    const time = clockwork();
    const announcer = createAnnouncer((text) => said.push(text), time);
    announcer.push('Chidi draws.');
    announcer.push('3 against 2: Chidi wins.', true);
    for (let i = 1; i <= 8; i++) announcer.push(`${i}.`);
    announcer.prompt('Your turn.');
    time.pass();
    assert.deepEqual(said, ['3 against 2: Chidi wins. 5. 6. 7. 8. Your turn.']);
  });

  it('say nothing when stopped, and nothing empty', () => {
    const said: string[] = [];
    const time = clockwork();
    const announcer = createAnnouncer((text) => said.push(text), time);
    announcer.push('');
    time.pass();
    announcer.push('a');
    announcer.stop();
    time.pass();
    assert.deepEqual(said, []);
  });
});

describe('addresses', () => {
  it('lead to lobby, seat and spectator’s place, and back', () => {
    for (const path of ['/', '/t/KRAKEN-7F3Q', '/watch/KRAKEN-7F3Q']) {
      const route = routeOf(path);
      assert.notEqual(route.page, 'lost');
      if (route.page !== 'lost') assert.equal(pathOf(route), path);
    }
  });

  it('do not lead anywhere else', () => {
    for (const path of ['/x', '/t/', '/t/a/b', '/watch/%2e%2e', '/t/a b'])
      assert.deepEqual(routeOf(path), { page: 'lost' });
  });
});

describe('settings', () => {
  it('take the first language that we speak', () => {
    assert.equal(langOf(['pl', 'de-AT', 'en']), 'de');
    assert.equal(langOf(['fr-CA']), 'fr');
    assert.equal(langOf(['pl']), 'en');
  });

  it('heal whatever the browser kept', () => {
    const healed = settingsOf(
      { lang: 'xx', speed: 'warp', volume: 7, sea: -1, theme: 'neon', sound: 'yes', odds: false },
      ['de'],
    );
    assert.deepEqual(healed, {
      lang: 'de',
      speed: 'normal',
      theme: 'chart',
      sound: true,
      volume: 0.6,
      sea: 0,
      odds: false,
      desktop: false,
      skipConfirmations: false,
      watchUnnamed: false,
    });
    assert.deepEqual(settingsOf(null, []), settingsOf({}, []));
  });
});

describe('asking again', () => {
  it('waits longer each time, up to a limit, and never in step', () => {
    assert.deepEqual(
      [0, 1, 2].map((attempt) => backoff(attempt, 0.5)),
      [300, 600, 1200],
    );
    assert.equal(backoff(20, 0.5), 3000);
    assert.notEqual(backoff(3, 0), backoff(3, 1));
  });
});

describe('MessagePack', () => {
  const values: unknown[] = [
    null,
    true,
    false,
    0,
    127,
    128,
    255,
    256,
    65_535,
    65_536,
    4_294_967_295,
    -1,
    -32,
    -33,
    -70_000,
    0.1,
    1e300,
    '',
    'é ☠',
    'x'.repeat(40),
    'y'.repeat(70_000),
    [],
    [1, [2, { a: null }]],
    Array.from({ length: 20 }, (_, i) => i),
    { type: 'hire', slot: 3 },
    Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`k${i}`, i])),
  ];

  it('reads back what it writes', () => {
    for (const value of values) assert.deepEqual(unpack(new Packr().pack(value)), value);
  });

  it('speaks the same as the codec of the server', async () => {
    const server = (await import('msgpackr')) as unknown as {
      Packr: new (options: object) => { pack(value: unknown): Uint8Array };
      unpack(bytes: Uint8Array): unknown;
    };
    const packr = new server.Packr({ useRecords: false });
    for (const value of [...values, undefined]) assert.deepEqual(unpack(packr.pack(value)), value);
    for (const value of values) assert.deepEqual(server.unpack(new Packr().pack(value)), value);
  });

  it('leaves room for the header of the protocol', () => {
    const bytes = new Packr().pack({ a: 1 }, RESERVE_START_SPACE | 7);
    assert.deepEqual(unpack(bytes, { start: 7 }), { a: 1 });
  });
});
