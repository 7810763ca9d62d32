import { contrast, TEXT_CONTRAST } from '../lib/platform/colour';
import { expect, sitesWith, test } from './fixtures';
import { embeddedRecord } from './support/embedded-records';
import { standInForPlayers } from './support/open-states';
import { swipe } from './support/prepare-page';

// What fails to load: links-to-dialog.test.tsx. Swipes of the viewer: gallery-viewer.test.tsx. Videos and
// maps: every-state.spec.ts.

test('before and after are side by side without JavaScript', async ({ demo, plainPage }) => {
  await plainPage.goto(`${demo.origin}/gallery`);
  const sides = plainPage.locator('#before-after figure');
  const [before, after] = [await sides.nth(0).boundingBox(), await sides.nth(1).boundingBox()];
  expect(after?.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
});

const demoRecord = embeddedRecord('demo');
const dbPrincipal = { ...demoRecord.dbPrincipal, logo: '/assets/demo/white-logo.svg' };
const sites = sitesWith({ site: { record: { ...demoRecord, dbPrincipal } } });

test('a white logo is on a dark ground in header and footer before scripts, a coloured one on none', async ({
  demo,
  plainPage,
}) => {
  const groundOf = (selector: string) =>
    plainPage
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const grounds = () => Promise.all(['header img.logo', '.footer-logo-picture'].map(groundOf));
  await plainPage.goto(demo.origin);
  expect(await grounds()).toEqual(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']);
  await plainPage.goto(sites.urlOf('site', '/'));
  for (const ground of await grounds()) expect(contrast(ground, '#fff')).toBeGreaterThan(TEXT_CONTRAST);
});

// A video has a frame of another host, into which focus goes.
test('focus goes round in a video, both ways', async ({ demo, sharedPage: page, watch }) => {
  await standInForPlayers(page, watch);
  await page.goto(`${demo.origin}/our-videos`);
  await page.getByRole('link', { name: /Watch video 1/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  // When focus leaves the player's iframe, `activeElement` is the body for a moment.
  const place = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return 'nowhere';
      return activeElement.closest('[role="dialog"], [data-headlessui-focus-guard]')
        ? 'inside'
        : `behind: ${activeElement.outerHTML.slice(0, 80)}`;
    });
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 18; step += 1) {
      await page.keyboard.press(key);
      await expect.poll(place).not.toBe('nowhere');
      expect(await place(), `after ${key} ${step + 1} times`).toBe('inside');
    }
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the before/after slider follows a tap and a horizontal swipe; a vertical swipe scrolls the page', async ({
    demo,
    page,
  }) => {
    await page.goto(`${demo.origin}/gallery`);
    const range = page.getByRole('slider').first();
    await range.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const value = async () => Math.round(Number(await range.inputValue()));
    const box = await range.boundingBox();
    if (!box) throw new Error('the slider is not on the page');
    const at = (share: number, down = 0.5): [number, number] => [
      box.x + box.width * share,
      box.y + box.height * down,
    ];
    await page.touchscreen.tap(...at(0.75));
    await expect.poll(value).toBe(75);
    await swipe(page, at(0.7), at(0.2));
    await expect.poll(async () => Math.abs((await value()) - 20)).toBeLessThanOrEqual(2);
    const [before, scrolled] = [await value(), await page.evaluate(() => scrollY)];
    const [x, y] = at(0.6, 0.8);
    await swipe(page, [x, y], [x, y - 200]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 100);
    expect(await value()).toBe(before);
  });
});
