import { expect, type Page } from '@playwright/test';
import { getMessages } from '../../lib/language/i18n';
import { formOf, formStates } from './form-states';

/** Something that a visitor opens on the demo site. */
export type OpenState = {
  name: string;
  path: string;
  /** On one kind of screen only. */
  width?: 390 | 1440;
  open: (page: Page) => Promise<void>;
};

const emptyPage = '<!doctype html><html lang="en"><title>player</title><main><h1>Player</h1></main></html>';

/** Stands in for the hosts of videos and maps. */
export const standInForPlayers = async (page: Page): Promise<void> => {
  await page.route(/^https:\/\/(www\.youtube-nocookie\.com|www\.google\.com)\//, (route) =>
    route.fulfill({ body: emptyPage, contentType: 'text/html' }),
  );
};

const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Quick help' }).click();
  await expect(page.getByRole('button', { name: 'QR code', exact: true })).toBeVisible();
};

const widget = (name: string, ready: RegExp | string): OpenState => ({
  name: `the widget '${name}'`,
  path: '/about',
  open: async (page) => {
    await openPanel(page);
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('region', { name, exact: true })).toContainText(ready);
  },
});

export const openStates: readonly OpenState[] = [
  {
    name: 'the phone menu',
    path: '/about',
    width: 390,
    open: async (page) => {
      await page.locator('header summary').first().click();
      for (const submenu of await page.locator('header details details > summary').all())
        await submenu.click();
    },
  },
  {
    name: 'a dropdown',
    path: '/about',
    width: 1440,
    open: async (page) => {
      await expect(page.locator('[data-dropdown] button').first()).toHaveAttribute('aria-expanded', 'false');
      await page.locator('[data-dropdown] a').first().focus();
      await page.keyboard.press('Tab');
      await expect(page.locator('.dropdown').first()).toBeVisible();
    },
  },
  { name: 'the floating panel', path: '/about', open: openPanel },
  widget('Chat with us', 'How can we help you?'),
  widget('Visits', /visits? to this website/),
  widget('Call us now', /303-555-0142/),
  widget('Weather', 'Denver'),
  widget('QR code', /Scan/),
  {
    name: 'the note on the score',
    path: '/about',
    open: async (page) => {
      await page.getByRole('button', { name: 'How the score is computed' }).click();
      await expect(page.locator('#how-scored')).toBeVisible();
    },
  },
  {
    name: 'how the reviews are scored',
    path: '/reviews',
    open: (page) => page.locator('main .card summary').click(),
  },
  {
    name: 'the palette, a colour to copy by hand',
    path: '/about',
    open: async (page) => {
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      await page.getByRole('button', { name: 'Color Palettes' }).click();
      await page.getByRole('dialog').locator('button[aria-expanded]').nth(5).click();
      await page.getByRole('dialog').locator('ul:not([hidden]) button').first().click();
      await expect(page.getByRole('dialog').getByLabel('Copy this code')).toBeFocused();
    },
  },
  {
    name: 'the gallery viewer',
    path: '/gallery/lakewood-lodge',
    open: async (page) => {
      await page.locator('main a:has(img)').nth(1).click();
      await expect(page.getByRole('dialog').getByText(/^Image 2 of/)).toBeVisible();
    },
  },
  {
    name: 'a video',
    path: '/our-videos',
    open: async (page) => {
      await page.getByRole('link', { name: /Watch video 1/ }).click();
      await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
    },
  },
  {
    name: 'the second place, and its map',
    path: '/contact',
    open: async (page) => {
      await page.locator('#coverage label').nth(1).click();
      await page.locator('#coverage button').filter({ visible: true }).click();
      await expect(page.locator('#coverage iframe')).toBeVisible();
      // Elsewhere a phone's bar may hide a half of some link, until the visitor scrolls.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  ...formStates.map(({ name, open }) => ({
    name: `the form: ${name}`,
    path: '/contact',
    open: (page: Page) => open(page, formOf(page, 'contact-form'), getMessages('en')),
  })),
];
