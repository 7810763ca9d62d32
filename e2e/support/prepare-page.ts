import { expect, type JSHandle, type Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';

/** The number of sections that are not laid out yet. */
export const waitingParts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main > :not(script), body > footer')].filter(
        (part) => getComputedStyle(part).contentVisibility !== 'visible',
      ).length,
  );

const hasSize = ({ width, height }: { width: number; height: number }): boolean =>
  matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches;

/**
 * Resizes the page, waits until media queries match and for a frame, and ends the transitions that the
 * size starts. A page gets no frames while nothing in it changes: it goes on after a second.
 */
export const resizePage = async (page: Page, size: { width: number; height: number }): Promise<void> => {
  if (await page.evaluate(hasSize, size)) return;
  await page.setViewportSize(size);
  await page.waitForFunction(hasSize, size, { polling: 20 });
  const frame = page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  // Measured here: the timers of a page that gets no frames may be throttled to one a minute.
  await Promise.race([frame.catch(() => {}), pause(1_000)]);
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
};

/** In the page: lays out waiting parts. @returns whether a frame with all parts was drawn before */
const layOut = (): boolean => {
  const waiting = document
    .getAnimations()
    .filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'laid-out')
    .filter(({ playState }) => playState !== 'finished');
  for (const animation of waiting) animation.finish();
  return waiting.length === 0 && 'isDrawnWhole' in document;
};

/** Lays out the whole page at once (components/ui/first-screen.tsx), so that measured positions stay. */
export const wholePage = async (page: Page): Promise<void> => {
  const isDrawn = await page.evaluate(layOut);
  await expect.poll(() => waitingParts(page), 'parts that are not laid out').toBe(0);
  if (isDrawn) return;
  // Parts that have just become visible may still have the boxes of another width until a frame is drawn.
  // The first picture after a change of size may wait for a frame that never comes: asked for again.
  const clip = { x: 0, y: 0, width: 1, height: 1 };
  await expect(() => page.screenshot({ clip, timeout: 5_000 })).toPass();
  await page.evaluate(() => void Object.assign(document, { isDrawnWhole: true }));
};

const isHydrated = () => {
  const ends = [document.querySelector('header'), document.querySelector('footer')];
  return ends.every((end) => end && Object.keys(end).some((key) => key.startsWith('__reactProps')));
};

/** Waits until React has taken over the page and its effects have run. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(isHydrated);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
};

const MAX_WAIT_MS = 5_000;

/**
 * Makes `goto` and `reload` return when React has taken over the page, whose scripts start after its load
 * (docs/decisions/first-paint.md). Without scripts, or with a stopped clock, they return after a timeout.
 */
export const loadWithScripts = (page: Page): void => {
  const takenOver = async () => {
    const hasScripts = await page
      .locator('script[data-src]')
      .count()
      .catch(() => 0);
    if (hasScripts > 0)
      await page.waitForFunction(isHydrated, undefined, { timeout: MAX_WAIT_MS }).catch(() => {});
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...args) => {
    const answer = await goto(...args);
    await takenOver();
    return answer;
  };
  page.reload = async (...args) => {
    const answer = await reload(...args);
    await takenOver();
    return answer;
  };
};

/**
 * Adds rules to a page; not as a <style> element, which the page's policy blocks.
 * @returns the sheet; `disabled = true` removes the rules
 */
export const addStyles = (page: Page, rules: string): Promise<JSHandle<CSSStyleSheet>> =>
  page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return sheet;
  }, rules);

/** Adds rules to a page while `work` runs. */
export const withStyles = async <T>(page: Page, rules: string, work: () => Promise<T>): Promise<T> => {
  const styles = await addStyles(page, rules);
  const result = await work();
  await styles.evaluate((sheet) => {
    sheet.disabled = true;
  });
  return result;
};

/** Runs in the page: records what moves without input. */
const noteShifts = () => {
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources?: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  const moved = ({ node, previousRect, currentRect }: NonNullable<Shift['sources']>[number]) =>
    `"${node?.textContent?.slice(0, 40)}" ${box(previousRect)} -> ${box(currentRect)}`;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (!hadRecentInput) shifts.push(`${value} at ${scrollY}: ${sources?.map(moved).join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Records layout shifts from the next navigation on; `layoutShifts` returns those of the current page. */
export const watchLayoutShifts = (page: Page) => page.addInitScript(noteShifts);

export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

/** As wide as a photograph: divided by a `srcset`, the width must not become 0. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="3200" height="2400"><rect width="3200" height="2400" fill="#123"/></svg>';

/** Replaces pictures by plain rectangles in tests that are not about pictures, which saves resizing. */
export const withLightPictures = async (page: Page): Promise<void> => {
  await page.route(/\/_next\/image\?|\/assets\/.*\.(jpg|png|webp|avif)$/, (route) =>
    route.fulfill({ body: picture, contentType: 'image/svg+xml' }),
  );
};

/** Advances the page's clock (after page.clock.install()) and waits for the requests that it causes. */
export const passTime = async (page: Page, ms: number): Promise<void> => {
  await page.clock.runFor(ms);
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
};

/**
 * Gives the page a new bot check; the server marks a lead as suspicious that is sent within a second of it.
 * @returns a function that waits until it is old enough
 */
export const withBotCheck = async (page: Page, origin: string): Promise<() => Promise<void>> => {
  const body = await (await fetch(`${origin}/api/leads/bot-check`)).text();
  const askedAt = Date.now();
  await page.route('**/api/leads/bot-check', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
  return () => expect.poll(() => Date.now() - askedAt).toBeGreaterThan(2_100);
};

type Point = [x: number, y: number];
const STEPS = 12;

/** A swipe, in pixels of the window. */
export const swipe = async (page: Page, [fromX, fromY]: Point, [toX, toY]: Point): Promise<void> => {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', { x: fromX, y: fromY });
  for (let step = 1; step <= STEPS; step += 1)
    await send('touchMove', {
      x: fromX + ((toX - fromX) * step) / STEPS,
      y: fromY + ((toY - fromY) * step) / STEPS,
    });
  await send('touchEnd');
  await client.detach();
};
