import type { Page } from '@playwright/test';
import { lookNames } from '../lib/content/look/looks';
import { expect, isFullRun, sitesWith, test } from './fixtures';
import { demoInLooks } from './support/embedded-records';
import { wholePage } from './support/prepare-page';

// A phone on its side, whose notch takes 59 px of the screen at each end.

test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

const NOTCH = 59;
const inLooks = demoInLooks(lookNames);
const sites = sitesWith(inLooks);

/** Lines of text and controls that reach into the notch. */
const underNotch = (page: Page) =>
  page.evaluate((notch) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.sr-only, [aria-hidden="true"]');
    const reaches = ({ left, right, width, height }: DOMRect) =>
      width > 1 && height > 1 && (left < notch - 0.5 || right > innerWidth - notch + 0.5);
    // A button may reach the edge of the screen: its words and icons may not.
    const found = [
      ...document.querySelectorAll('input, select, textarea, :is(a, button, summary) :is(svg, img)'),
    ]
      .filter((element) => isShown(element) && reaches(element.getBoundingClientRect()))
      .filter((element) => !element.matches('.photo'))
      .map((element) => element.outerHTML.slice(0, 120));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const { parentElement: parent } = text;
      // One pixel: for screen readers alone.
      if (!text.data.trim() || !parent || !isShown(parent) || parent.clientWidth === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(reaches)) found.push(text.data.trim().slice(0, 80));
    }
    return [...new Set(found)];
  }, NOTCH);

test('text and controls of every look keep clear of the notch, in the page, its menu and its dialogs', async ({
  page,
}) => {
  test.slow();
  const client = await page.context().newCDPSession(page);
  const insets = { left: NOTCH, right: NOTCH, bottom: 21 };
  await client.send('Emulation.setSafeAreaInsetsOverride', { insets });
  for (const id of Object.keys(inLooks))
    for (const path of isFullRun
      ? ['/', '/contact', '/gallery', '/reviews', '/lawn-care']
      : ['/', '/contact']) {
      await page.goto(sites.urlOf(id, path));
      await expect(page.locator('meta[name="viewport"]')).toHaveAttribute('content', /viewport-fit=cover/);
      await wholePage(page);
      expect([id, path, await underNotch(page)]).toEqual([id, path, []]);
      await page.locator('header summary').first().click();
      expect([id, path, 'menu', await underNotch(page)]).toEqual([id, path, 'menu', []]);
    }
  await page.goto(sites.urlOf('classic', '/gallery'));
  await page.locator('main a:has(img)').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await underNotch(page)).toEqual([]);
});
