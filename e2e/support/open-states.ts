import { expect, type Page } from '@playwright/test';
import { getMessages, type Messages } from '../../lib/language/i18n';
import { formOf, formStates, wrongFields } from './form-states';
import type { Watch } from './watch';

/** Something that a visitor opens on the demo site. */
export type OpenState = {
  name: string;
  path: string;
  /** On one kind of screen only. */
  width?: 390 | 1440;
  open: (page: Page) => Promise<void>;
};

const emptyPage = '<!doctype html><html lang="en"><title>player</title><main><h1>Player</h1></main></html>';

/** Stands in for the hosts of videos and maps, to which `watch` allows requests. */
export const standInForPlayers = async (page: Page, watch?: Watch): Promise<void> => {
  for (const host of ['https://www.google.com', 'https://www.youtube-nocookie.com']) watch?.allowOrigin(host);
  await page.route(/^https:\/\/(www\.youtube-nocookie\.com|www\.google\.com)\//, (route) =>
    route.fulfill({ body: emptyPage, contentType: 'text/html' }),
  );
};

/** Where the bar of phones has come into the window. */
const scrollBelowFirstScreen = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: window.innerHeight, behavior: 'instant' }));

type WidgetReady = [widget: 'chat' | 'visits' | 'callNow' | 'weather' | 'qr', ready: RegExp | string];

/** What visitors open on the demo site, in the language of `messages`. */
export const statesIn = (messages: Messages): OpenState[] => {
  const { action, floating, media, palette, reviews } = messages;
  const openPanel = async (page: Page) => {
    await scrollBelowFirstScreen(page);
    await page.getByRole('button', { name: floating.panel }).click();
    await expect(page.getByRole('button', { name: floating.qr, exact: true })).toBeVisible();
  };
  const widgets: WidgetReady[] = [
    ['chat', floating.greeting],
    ['visits', new RegExp(`${floating.oneVisit}|${floating.manyVisits}`)],
    ['callNow', /303-555-0142/],
    ['weather', 'Denver'],
    ['qr', floating.scan],
  ];
  return [
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
        await expect(page.locator('[data-dropdown] button').first()).toHaveAttribute(
          'aria-expanded',
          'false',
        );
        await page.locator('[data-dropdown] a').first().focus();
        await page.keyboard.press('Tab');
        await expect(page.locator('.dropdown').first()).toBeVisible();
      },
    },
    { name: 'the floating panel', path: '/about', open: openPanel },
    ...widgets.map(([widget, ready]) => ({
      name: `the widget ${widget}`,
      path: '/about',
      open: async (page: Page) => {
        await openPanel(page);
        await page.getByRole('button', { name: floating[widget], exact: true }).click();
        await expect(page.getByRole('region', { name: floating[widget], exact: true })).toContainText(ready);
      },
    })),
    {
      name: 'the note on the score',
      path: '/about',
      width: 1440,
      open: async (page) => {
        await scrollBelowFirstScreen(page);
        await page.getByRole('button', { name: reviews.howScored }).click();
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
        await scrollBelowFirstScreen(page);
        await page.getByRole('button', { name: palette.open }).click();
        await page.getByRole('dialog').locator('button[aria-expanded]').nth(5).click();
        await page.getByRole('dialog').locator('ul:not([hidden]) button').first().click();
        await expect(page.getByRole('dialog').locator('input[readonly]')).toBeFocused();
      },
    },
    {
      name: 'the gallery viewer',
      path: '/gallery/lakewood-lodge',
      open: async (page) => {
        await page.locator('main a:has(img)').nth(1).click();
        await expect(page.getByRole('dialog').getByRole('button', { name: media.next })).toBeVisible();
      },
    },
    {
      name: 'a video',
      path: '/our-videos',
      open: async (page) => {
        await page.getByRole('link', { name: action.watchVideo(1, 6) }).click();
        await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
      },
    },
    {
      name: 'the second place, and its map',
      path: '/contact',
      open: async (page) => {
        await page.locator('#coverage label').nth(1).click();
        // That of the first place is hidden.
        await page.locator('#coverage button').nth(1).click();
        await expect(page.locator('#coverage iframe')).toBeVisible();
        // Elsewhere a phone's bar may hide a half of some link, until the visitor scrolls.
        await page.evaluate(() => scrollTo(0, 0));
      },
    },
    ...formStates.map(({ name, open }) => ({
      name: `the form: ${name}`,
      path: '/contact',
      open: (page: Page) => open(page, formOf(page, 'contact-form'), messages),
    })),
  ];
};

export const openStates: readonly OpenState[] = statesIn(getMessages('en'));

/** The popup, which opens by itself 2.5 seconds after the load, on a phone once the visitor has scrolled. */
export const popupStatesIn = (messages: Messages): OpenState[] => {
  const openPopup = async (page: Page) => {
    const { estimateForm, estimatePopup } = messages;
    await page.evaluate(() => {
      localStorage.removeItem('estimate-popup');
      if (innerWidth < 768) scrollTo({ top: 2 * innerHeight, behavior: 'instant' });
    });
    const popup = page.getByRole('dialog', { name: estimatePopup.title });
    await expect(popup).toBeVisible();
    const sheet = popup.getByRole('button', { name: estimateForm.openForm });
    if (await sheet.isVisible()) await sheet.click();
    await expect(popup.locator('form')).toBeVisible();
  };
  return [
    { name: 'the popup', path: '/about', open: openPopup },
    {
      name: 'the popup: errors',
      path: '/about',
      open: async (page) => {
        await openPopup(page);
        await wrongFields.open(page, formOf(page, 'popup-form'), messages);
      },
    },
  ];
};
