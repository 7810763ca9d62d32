import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { embeddedRecord, slugOf } from './support/embedded-records';
import { standInForPlayers } from './support/open-states';

// With the keyboard alone. The form: estimate-form.spec.ts; menus and palette: dialogs-and-menus.spec.ts;
// floating panel: floating-panel.test.tsx; skip link: without-javascript.spec.ts.

const record = embeddedRecord('demo');

/** Name and target of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    return {
      name: (element.getAttribute('aria-label') ?? element.innerText ?? '').replace(/\s+/g, ' ').trim(),
      href: element.getAttribute('href') ?? '',
      tag: element.tagName,
    };
  });

const tabTo = async (
  page: Page,
  isIt: (element: Awaited<ReturnType<typeof focused>>) => boolean,
  what: string,
) => {
  const passed: string[] = [];
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press('Tab');
    const element = await focused(page);
    if (isIt(element)) return;
    passed.push(element.name || element.tag);
  }
  throw new Error(`Tab never reached ${what}, only ${passed.join(', ')}`);
};

const byName = (name: string | RegExp) => (element: { name: string }) =>
  typeof name === 'string' ? element.name === name : name.test(element.name);

test('a visitor finds a service, reads its page and asks for an estimate', async ({ demo, page }) => {
  const service = record.dbServices?.[2]?.name ?? '?';
  await page.goto(demo.origin);
  await tabTo(page, byName('Services'), 'Services');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${demo.origin}/services`);
  // Home has links to services too, until the new page stands.
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await tabTo(page, ({ href }) => href === `/${slugOf(service)}`, service);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: service })).toBeVisible();
  await tabTo(page, byName(/free estimate/i), 'Free estimate');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${demo.origin}/contact`);
});

test('a visitor writes a message in the chat', async ({ demo, page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      opened: [],
      open: (url: string) => (window as unknown as { opened: string[] }).opened.push(url) && null,
    });
  });
  await page.goto(`${demo.origin}/find-us-on`);
  await tabTo(page, byName('Quick help'), 'the floating panel');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  await tabTo(page, byName('Chat with us'), 'the chat');
  await page.keyboard.press('Enter');
  await tabTo(page, ({ tag }) => tag === 'INPUT', 'the message');
  await page.keyboard.type('Hello');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => (window as unknown as { opened: string[] }).opened)).toEqual([
    expect.stringMatching(/^https:\/\/wa\.me\/1\d{10}\?text=Hello$/),
  ]);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await focused(page)).name).toBe('Chat with us');
});

test('a visitor chooses a place and opens its map', async ({ demo, page, watch }) => {
  await standInForPlayers(page, watch);
  await page.goto(`${demo.origin}/contact`);
  const [, second] = record.dbPrincipal.location ?? [];
  await page.locator('#place-0').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: second?.address })).toBeChecked();
  await tabTo(page, byName('Show the map'), 'Show the map');
  await page.keyboard.press('Enter');
  await expect(page.locator('#coverage iframe')).toBeFocused();
  await expect(page.locator('#coverage iframe')).toHaveAttribute('title', second?.address ?? '?');
});

// A video has a frame of another host, into which focus goes.
test('focus goes round in a video, both ways', async ({ demo, page, watch }) => {
  await standInForPlayers(page, watch);
  await page.goto(`${demo.origin}/our-videos`);
  await tabTo(page, byName(/Watch video 1/), 'a video');
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
