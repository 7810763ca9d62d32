import { expect, test } from './fixtures';
import { hydrated } from './support/hydrated';
import type { Locator, Page } from '@playwright/test';
import { swipe } from './support/touch';

const viewer = (page: Page) => page.getByRole('dialog');
const pictures = (page: Page): Locator => page.locator('main a[href*="/assets/"]:has(img)');

test.describe('the gallery viewer', () => {
  test('opens at the clicked picture, moves, wraps at both ends, and returns focus', async ({
    demo,
    page,
  }) => {
    await page.goto(`${demo.origin}/gallery/lakewood-lodge`);
    const all = pictures(page);
    const count = await all.count();
    expect(count).toBeGreaterThan(3);
    await all.nth(1).click();
    await expect(viewer(page).getByText(`Image 2 of ${count}`)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(viewer(page).getByText(`Image ${count} of ${count}`)).toBeVisible();
    await viewer(page).getByRole('button', { name: 'Next image' }).click();
    await expect(viewer(page).getByText(`Image 1 of ${count}`)).toBeVisible();
    await viewer(page).getByRole('button', { name: 'Previous image' }).click();
    await expect(viewer(page).getByText(`Image ${count} of ${count}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(all.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await viewer(page).getByRole('button', { name: 'Close' }).click();
    await expect(viewer(page)).toHaveCount(0);
  });

  test('is swiped on a phone', async ({ demo, browser, watch }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    watch.follow(page);
    await page.addInitScript(() => localStorage.setItem('estimate-popup', String(Date.now())));
    await page.goto(`${demo.origin}/gallery/lakewood-lodge`);
    await hydrated(page);
    await pictures(page).first().tap();
    await expect(viewer(page).getByText(/^Image 1 of/)).toBeVisible();
    await swipe(page, [330, 400], [60, 400]);
    await expect(viewer(page).getByText(/^Image 2 of/)).toBeVisible();
    await context.close();
  });

  test('lets the browser follow the link when it cannot be loaded', async ({ demo, page, watch }) => {
    watch.allow(/request failed|Failed to load resource|ERR_FAILED/);
    await page.goto(`${demo.origin}/gallery/lakewood-lodge`);
    await hydrated(page);
    await page.route(/_next\/static\/chunks/, (route) => route.abort());
    await pictures(page).first().click();
    await page.waitForURL(/\/assets\/demo\/.*\.jpg$/);
  });
});

test('the before/after slider is a range: by keyboard, by tap, and whole without JavaScript', async ({
  demo,
  page,
  plainPage,
}) => {
  await page.goto(`${demo.origin}/gallery`);
  const range = page.getByRole('slider', { name: /Compare before and after, 1 of 3/ });
  await range.focus();
  await page.keyboard.press('Home');
  await expect(range).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await expect(range).toHaveValue('1');
  await expect(range).toHaveAttribute('aria-valuetext', /before.*after/);
  const box = await range.boundingBox();
  if (!box) throw new Error('the slider is not on the page');
  await page.mouse.click(box.x + box.width * 0.75, box.y + box.height / 2);
  expect(Number(await range.inputValue())).toBeGreaterThan(70);
  expect(Number(await range.inputValue())).toBeLessThan(80);

  await plainPage.goto(`${demo.origin}/gallery`);
  const sides = plainPage.locator('#before-after figure');
  const [before, after] = [await sides.nth(0).boundingBox(), await sides.nth(1).boundingBox()];
  expect(after?.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
});

const player = '<!doctype html><title>player</title><p>player</p>';

test('a video asks nothing of another host before the click, and closes', async ({ demo, page, watch }) => {
  await page.goto(demo.origin);
  await hydrated(page);
  expect(watch.unexpected).toEqual([]);
  watch.allowOrigin('https://www.youtube-nocookie.com');
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: player, contentType: 'text/html' });
  });
  const still = page.getByRole('link', { name: /Watch the video/ });
  await still.click();
  await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+\?/,
  );
  await expect.poll(() => asked.length).toBe(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(still).toBeFocused();
});

test('a map is loaded on click, in each tab separately', async ({ demo, page, watch }) => {
  watch.allowOrigin('https://www.google.com');
  const asked: string[] = [];
  await page.route('https://www.google.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: player, contentType: 'text/html' });
  });
  await page.goto(demo.origin);
  await hydrated(page);
  const section = page.locator('#coverage');
  await section.getByRole('button', { name: 'Show the map' }).click();
  const frame = section.locator('iframe');
  await expect(frame).toHaveCount(1);
  expect((await frame.boundingBox())?.height).toBeCloseTo(400, -1);
  await section.locator('label').nth(1).click();
  await expect(frame.filter({ visible: true })).toHaveCount(0);
  await expect(section.getByRole('button', { name: 'Show the map' })).toBeVisible();
  await section.locator('label').nth(0).click();
  await expect(frame.filter({ visible: true })).toHaveCount(1);
  expect(asked.length).toBe(1);
});
