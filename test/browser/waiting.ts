import type { Page } from 'playwright-core';

/** The answer of the page itself to a touch or a key, on a machine that has much else to do. */
export const answerTime = 30_000;
/** What others do first: bots with their animations, or people who look closely. */
export const othersTime = 120_000;

/** Asking at every frame would make the page draw all the time, and leave the machine little for anything else. */
const polling = 40;

const list = 'section[aria-label="Your moves"] ul[data-seq]';

/** What lies before the person, in one line. */
async function shownOn(page: Page): Promise<string> {
  const texts = (selector: string) => page.locator(selector).allInnerTexts();
  const [moves, open, state] = await Promise.all([
    texts('section[aria-label="Your moves"] button'),
    texts('dialog[open] h1, dialog[open] h2, .toast'),
    page.evaluate(
      (list) => ({
        at: location.pathname,
        position: document.querySelector(list)?.getAttribute('data-seq'),
        waitsForServer: document.querySelector(list)?.getAttribute('aria-busy'),
        moving: (window as { __t?: { busy(): boolean } }).__t?.busy() ?? 'no canvas',
      }),
      list,
    ),
  ]);
  return JSON.stringify({ ...state, moves: moves.map((text) => text.replace(/\s+/g, ' ')), open });
}

/** Waits until the page fulfils the condition; when it does not in time, says what was waited for and what is shown. */
export async function waitUntil<G>(
  page: Page,
  what: string,
  condition: (given: G) => boolean,
  given: G,
  timeout = answerTime,
): Promise<void> {
  try {
    await page.waitForFunction(condition as (given: unknown) => boolean, given, { timeout, polling });
  } catch (cause) {
    const shown = page.isClosed()
      ? 'nothing: it is closed'
      : await shownOn(page).catch(() => 'nothing that can be read');
    throw new Error(`waited in vain for ${what} (at most ${timeout / 1000} s); the page shows ${shown}`, { cause });
  }
}
