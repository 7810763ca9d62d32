import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { panelIsThere, markDocument, testIslands } from './support/island-checks';

// Islands on a page that the back/forward cache restores: back-forward-cache.spec.ts.

const LAST_PLACE = '/privacy';

/** Follows a link of the document, even one in a closed menu. */
const follow = async (page: Page, url: string) => {
  await page
    .locator(`a[href="${new URL(url).pathname}"]`)
    .first()
    .dispatchEvent('click');
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

testIslands('followed to', async (page, url) => {
  await page.goto(new URL(url).pathname === '/' ? new URL('/about', url).href : new URL('/', url).href);
  await panelIsThere(page);
  await markDocument(page);
  await follow(page, url);
});

testIslands('gone back to', async (page, url) => {
  await page.goto(url);
  await panelIsThere(page);
  await markDocument(page);
  await follow(page, new URL(LAST_PLACE, url).href);
  await page.goBack();
  await expect(page).toHaveURL(url);
});
