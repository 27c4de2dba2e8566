import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import type { Settings } from '../../client/settings.ts';
import type { Time } from '../../server/time.ts';
import type { Lang } from '../../shared/i18n/load.ts';
import type { GuestAnswer } from '../../shared/protocol/http.ts';
import { type House, openHouse } from '../support/house.ts';
import { othersTime, waitUntil } from './waiting.ts';

const here = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const pictures = here('../../test-output/screenshots');

/** The two sizes that are first-class. */
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** The house with the test build of the client: like the shipped one, plus `window.__t`. */
export async function openTestHouse({
  folder,
  port = 0,
  moderatorKey,
  time,
}: {
  folder?: string;
  port?: number;
  moderatorKey?: string;
  time?: Time;
} = {}): Promise<House> {
  const clientDir = here('../../dist/test-client');
  assert.ok(existsSync(clientDir), 'no test build of the client: run `npm test -- browser`, which makes it');
  return openHouse({
    config: { clientDir, port, moderatorKey },
    ...(folder ? { folder } : {}),
    ...(time ? { time } : {}),
  });
}

function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  assert.ok(existsSync(executablePath), `no browser at ${executablePath}: apt-get install chromium, or set CHROMIUM`);
  // without 3d the table is drawn by the canvas renderer, as on machines without a graphics card
  const args = `--no-sandbox --disable-gpu --disable-3d-apis --disable-quic --no-first-run --disable-sync
    --disable-background-networking --disable-component-update --mute-audio`.split(/\s+/);
  return chromium.launch({ executablePath, args });
}

/** It begins once for all files of a process; with the process it ends. */
let browser: Promise<Browser> | undefined;

async function browserForTests(): Promise<Browser> {
  if (browser && !(await browser).isConnected()) browser = undefined;
  browser ??= openBrowser();
  return browser;
}

/** Where a person comes to, and with what. */
export interface Place {
  readonly house: { readonly url: string };
  readonly browser: Browser;
}

/** A house for the tests of a file, opened before the first and closed after the last, and a browser with nobody in it. */
export function openForTests(wishes: Parameters<typeof openTestHouse>[0] = {}): { house: House; browser: Browser } {
  const place = {} as { house: House; browser: Browser };
  before(async () => {
    [place.house, place.browser] = await Promise.all([openTestHouse(wishes), browserForTests()]);
  });
  after(async () => {
    await Promise.all(place.browser.contexts().map((context) => context.close()));
    await place.house.close();
  });
  return place;
}

export interface Arrival {
  readonly device?: BrowserContextOptions;
  readonly settings?: Partial<Settings>;
  /** who has been here before, with this browser */
  readonly guest?: GuestAnswer;
}

/** Somebody with a browser of their own, and what went wrong in it. */
export class Person {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly errors: string[] = [];
  private readonly url: string;

  private constructor(url: string, context: BrowserContext, page: Page) {
    this.url = url;
    this.context = context;
    this.page = page;
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      // a dropped line is reported by the browser itself
      if (message.type() === 'error' && !/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load/.test(message.text()))
        this.errors.push(message.text());
    });
  }

  static async comes(
    { house, browser }: Place,
    { device = desktop, settings = {}, guest }: Arrival = {},
  ): Promise<Person> {
    const context = await browser.newContext({ locale: 'en-GB', ...device });
    const kept = JSON.stringify({ sound: false, speed: 'off', ...settings });
    await context.addInitScript(`localStorage['three-harbours.settings'] ??= ${JSON.stringify(kept)};`);
    if (guest)
      await context.addInitScript(`localStorage['three-harbours.guest'] ??= ${JSON.stringify(JSON.stringify(guest))};`);
    const page = await context.newPage();
    return new Person(house.url, context, page);
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(this.url + path);
  }

  /** Answers the question for a name, whoever asked it. */
  async isNamed(name: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: 'Your name' });
    await field.fill(name);
    await field.press('Enter');
    await field.waitFor({ state: 'detached' });
  }

  /** Follows the link of a table that waits, and sits down under this name. */
  async accepts(link: string, name: string): Promise<void> {
    await this.opens(new URL(link, this.url).pathname);
    await this.page.getByRole('button', { name: 'Take a seat' }).click();
    await this.isNamed(name);
  }

  /** Opens a table of one's own and begins as soon as it is full. */
  async opensTable(
    name: string,
    { game = 'Port Royal', players = 3, bots = 2, edition = '', speed = '', variants = [] as readonly string[] } = {},
  ): Promise<void> {
    const { page } = this;
    await this.opens('/');
    await page.getByRole('button', { name: 'Create and invite' }).click();
    await this.isNamed(name);
    const dialog = page.getByRole('dialog');
    const choose = (group: string, value: string) =>
      dialog.getByRole('group', { name: group, exact: true }).getByRole('radio', { name: value }).check();
    await choose('Game', game);
    await choose('Players', String(players));
    if (bots > 0) {
      await choose('Bots', String(bots));
      await choose('Pace of the bots', 'instant');
    }
    if (speed !== '') await choose('Time to think', speed);
    if (edition !== '') await choose('Edition', edition);
    for (const variant of variants) await dialog.getByRole('checkbox', { name: variant }).check();
    await page.getByRole('button', { name: bots === players - 1 ? 'Open and begin' : 'Open the table' }).click();
    await page.waitForURL('**/t/*');
  }

  /** Comes back with other settings. */
  async prefers(wanted: Partial<Settings>): Promise<void> {
    await this.page.evaluate((wanted) => {
      const kept = JSON.parse(localStorage['three-harbours.settings'] ?? '{}');
      localStorage['three-harbours.settings'] = JSON.stringify({ ...kept, ...wanted });
    }, wanted);
    await this.page.reload();
  }

  /** Comes back speaking another language. */
  async speaks(lang: Lang): Promise<void> {
    await this.prefers({ lang });
    await this.page.locator(`html[lang=${lang}]`).waitFor();
  }

  /** The legal moves as the page offers them. */
  get moves() {
    return this.page.getByRole('region', { name: 'Your moves' }).locator('[data-at]');
  }

  get log() {
    return this.page.locator('.log[role=log]');
  }

  /** Nothing moves on the canvas, and no ribbon lies over it. */
  async clears(): Promise<void> {
    const clear = () => {
      const { __t: stage } = window as { __t?: { busy(): boolean; covered(): boolean } };
      return stage !== undefined && !stage.busy() && !stage.covered();
    };
    await waitUntil(this.page, 'the canvas to lie still, without a ribbon', clear, null, othersTime);
  }

  /** The window has this size, and the canvas has followed: it waits until a window has stopped changing. */
  async resizes(to: { width: number; height: number }): Promise<void> {
    await this.page.setViewportSize(to);
    const fits = () => {
      const canvas = document.querySelector('canvas');
      const host = canvas?.parentElement;
      return !host || (canvas.clientWidth === host.clientWidth && canvas.clientHeight === host.clientHeight);
    };
    await waitUntil(this.page, 'the canvas to have the size of its place', fits, null);
    if ((await this.page.locator('canvas').count()) > 0) await this.settles();
  }

  /** Animations are over and the picture stands. */
  async settles(): Promise<void> {
    const still = () => (window as { __t?: { busy(): boolean } }).__t?.busy() === false;
    await waitUntil(this.page, 'the canvas to be there and lie still', still, null, othersTime);
  }

  /** The middle of something on the canvas, in CSS pixels of the page; null when it is not on the table. */
  async find(target: string): Promise<{ x: number; y: number } | null> {
    await this.settles();
    return this.page.evaluate(
      (id) => (window as unknown as { __t: { at(id: string): { x: number; y: number } | null } }).__t.at(id),
      target,
    );
  }

  async at(target: string): Promise<{ x: number; y: number }> {
    const found = await this.find(target);
    assert.ok(found, `${target} is not on the table`);
    return found;
  }

  /** What fades in has done so: neither a picture nor a contrast is true before. */
  async stands(): Promise<void> {
    await this.page.evaluate(async () => {
      const passing = document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(passing.map(({ finished }) => finished));
    });
  }

  /** A picture for people to look at, where somebody has asked for them: tests compare others. */
  async pictures(name: string): Promise<void> {
    await this.stands();
    if (!process.env.PICTURES) return;
    mkdirSync(pictures, { recursive: true });
    await this.page.screenshot({ path: `${pictures}/${name}.png` });
  }

  /** The same in a window of the other size. */
  async picturesBoth(name: string, closely: (size: string) => Promise<void> = async () => {}): Promise<void> {
    const own = this.page.viewportSize();
    assert.ok(own);
    for (const [size, { viewport }] of Object.entries({ desktop, phone })) {
      if (viewport) await this.resizes(viewport);
      await this.pictures(`${name}-${size}`);
      await closely(size);
    }
    await this.resizes(own);
  }

  /** What axe finds, in words; an empty list is what we want. */
  async axe(): Promise<string[]> {
    await this.stands();
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(axe);
    return this.page.evaluate(async () => {
      const { violations } = await (
        window as unknown as {
          axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
        }
      ).axe.run();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
    });
  }

  async leaves(): Promise<void> {
    await this.context.close();
    assert.deepEqual(this.errors, [], 'errors in the page');
  }
}
