import type { Page } from 'playwright-core';

/** The answer of the page itself to a touch or a key, on a machine that has much else to do. */
export const answerTime = 30_000;
/** What others do first: bots with their animations, or people who look closely. */
export const othersTime = 120_000;

/** What lies before the person, in one line. */
const scene = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const textOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((each) => each.textContent?.trim().replace(/\s+/g, ' '));
    const list = document.querySelector('section[aria-label="Your moves"] ul[data-seq]');
    const stage = (window as { __t?: { busy(): boolean } }).__t;
    return JSON.stringify({
      at: location.pathname,
      position: list?.getAttribute('data-seq'),
      waitsForServer: list?.getAttribute('aria-busy'),
      moving: stage ? stage.busy() : 'no canvas',
      moves: textOf('section[aria-label="Your moves"] button'),
      open: textOf('dialog[open] h1, dialog[open] h2, .toast'),
    });
  });

/** Waits until the page fulfils the condition; when it does not in time, says what was waited for and what is shown. */
export async function waitUntil<G>(
  page: Page,
  what: string,
  condition: (given: G) => boolean,
  given: G,
  timeout = answerTime,
): Promise<void> {
  try {
    await page.waitForFunction(condition as (given: unknown) => boolean, given, { timeout });
  } catch (cause) {
    const shown = page.isClosed() ? 'nothing: it is closed' : await scene(page).catch(() => 'nothing that can be read');
    throw new Error(`waited in vain for ${what} (at most ${timeout / 1000} s); the page shows ${shown}`, { cause });
  }
}
