import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { forceStates, prepareProbe, seenOn, tooPale } from './support/colour-probe';
import { withLightPictures } from './support/light-pictures';
import { openStates, standInForPlayers } from './support/open-states';
import { coloursOf, inkOf } from './support/pixels';

// Forced colours, as Windows' contrast themes set them: backgrounds and shadows are gone, and all that a visitor needs is still seen.

const schemes = {
  dark: { canvas: '#000000', text: '#ffffff' },
  light: { canvas: '#ffffff', text: '#000000' },
} as const;
type Scheme = keyof typeof schemes;

const inScheme = (page: Page, colorScheme: Scheme) =>
  page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });

/** In the page: icons and drawings, and what a mask is cut from, in a colour of the business's own. */
const ownColours = (): string[] => {
  const probe = document.createElement('i');
  document.body.append(probe);
  const system = [
    'CanvasText',
    'Canvas',
    'LinkText',
    'VisitedText',
    'ActiveText',
    'ButtonText',
    'ButtonFace',
    'FieldText',
    'GrayText',
    'Highlight',
    'HighlightText',
  ].map((name) => {
    probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const drawings = [...document.querySelectorAll('svg, .stars')]
    .filter(isSeen)
    .map((element) => ({ colour: getComputedStyle(element).color, where: element.outerHTML }));
  const masked = [...document.querySelectorAll('body *')]
    .filter(isSeen)
    .flatMap((element) =>
      ['::before', '::after'].map((part) => ({
        style: getComputedStyle(element, part),
        where: `${part} of ${element.outerHTML}`,
      })),
    )
    .filter(({ style }) => style.content !== 'none' && style.maskImage !== 'none')
    .map(({ style, where }) => ({ colour: style.backgroundColor, where }));
  return [...drawings, ...masked]
    .filter(({ colour }) => !system.includes(colour))
    .map(({ colour, where }) => `${colour}: ${where.slice(0, 120)}`);
};

/** In the page: fields, buttons and tabs that nothing sets off but a shadow or a background that is gone. */
const withoutEdge = (): string[] =>
  [
    ...document.querySelectorAll(
      '.field, .btn, .float, .float-label, .float-badge, .float-popup, .dropdown, .palette-tab, .tabs > label, .compare-handle > span, [role="dialog"] li button',
    ),
  ]
    .filter(
      (element) =>
        element.clientWidth > 1 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    .filter((element) => {
      const { borderBottomWidth, borderBottomStyle, borderBottomColor, backgroundColor } =
        getComputedStyle(element);
      return (
        Number.parseFloat(borderBottomWidth) < 1 ||
        borderBottomStyle === 'none' ||
        (borderBottomColor === backgroundColor &&
          backgroundColor === getComputedStyle(document.body).backgroundColor)
      );
    })
    .map((element) => element.outerHTML.slice(0, 120));

/** What is too pale; the browser itself lays a ground behind words on photographs, which is tested by its pixels. */
const pale = async (page: Page) =>
  tooPale(
    (await seenOn(page)).filter(
      ({ kind, layers }) =>
        kind !== 'text' || !layers.at(-1)?.includes('#ffffff') || layers.at(-1)?.length === 1,
    ),
  );

const expectSeen = async (page: Page, width: number, what: string) => {
  await prepareProbe(page, width);
  for (const state of ['as it is', 'with focus everywhere']) {
    if (state !== 'as it is') await forceStates(page);
    for (const scheme of ['dark', 'light'] as const) {
      await inScheme(page, scheme);
      const where = `${what}, ${scheme}, ${width} px, ${state}`;
      expect.soft([...new Set(await pale(page))], `${where}: too pale`).toEqual([]);
      expect
        .soft(await page.evaluate(ownColours), `${where}: colours that are not the visitor's`)
        .toEqual([]);
      expect.soft(await page.evaluate(withoutEdge), `${where}: no edge`).toEqual([]);
    }
  }
};

test.beforeEach(async ({ page }) => inScheme(page, 'dark'));

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(async ({ page }) => withLightPictures(page));

    test('every control, icon and outline is seen on every kind of page', async ({ demo, served, page }) => {
      test.slow();
      for (const url of [
        ...['/', '/lawn-care', '/gallery', '/reviews', '/our-videos', '/contact', '/find-us-on'].map(
          (path) => demo.origin + path,
        ),
        served.urlOf('call-only'),
      ]) {
        await page.goto(url);
        await expectSeen(page, width, url);
      }
    });

    test('and in everything that can be opened', async ({ demo, page, watch }) => {
      test.slow();
      for (const host of ['https://www.google.com', 'https://www.youtube-nocookie.com'])
        watch.allowOrigin(host);
      watch.allow(/422/);
      await standInForPlayers(page);
      for (const { name, path, open } of openStates.filter((state) => (state.width ?? 390) === width)) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(demo.origin + path);
        await open(page);
        await expectSeen(page, width, name);
        await page.evaluate(() => localStorage.clear());
      }
    });
  });
}

for (const [scheme, { canvas, text }] of Object.entries(schemes) as [Scheme, (typeof schemes)[Scheme]][]) {
  test.describe(scheme, () => {
    test.beforeEach(async ({ page }) => inScheme(page, scheme));

    test('words on photographs stand on a ground of their own', async ({ demo, page }) => {
      for (const path of ['/', '/about']) {
        await page.goto(demo.origin + path);
        const colours = await coloursOf(page.getByRole('heading', { level: 1 }));
        const shareOf = (wanted: string) => colours.find(({ colour }) => colour === wanted)?.share ?? 0;
        expect(shareOf(canvas), `${path}: ${canvas}`).toBeGreaterThan(0.08);
        expect(shareOf(text), `${path}: ${text}`).toBeGreaterThan(0.02);
      }
    });

    test('the score is seen in its stars: full ones in the colour of text, the rest not', async ({
      demo,
      page,
    }) => {
      await page.goto(`${demo.origin}/reviews`);
      for (const stars of [5, 4, 2, 1]) {
        const drawn = page.locator('main .stars').first();
        await drawn.evaluate((element, full) => element.style.setProperty('--stars', String(full)), 0);
        const none = await inkOf(drawn, canvas);
        await drawn.evaluate((element, full) => element.style.setProperty('--stars', String(full)), stars);
        const full = await inkOf(drawn, canvas);
        expect(none, 'without a star').toBeLessThan(0.02);
        expect(full, `${stars} stars`).toBeGreaterThan(stars * 0.06);
        expect(full, `${stars} stars`).toBeLessThan(stars * 0.16);
      }
    });

    test('a logo that was drawn for a white page is seen, and so are icons', async ({ demo, page }) => {
      await page.goto(demo.origin);
      expect(await inkOf(page.locator('header .logo').filter({ visible: true })), 'the logo').toBeGreaterThan(
        0.05,
      );
      for (const icon of await page.locator('header svg').filter({ visible: true }).all())
        expect(await inkOf(icon, canvas), await icon.innerHTML()).toBeGreaterThan(0.05);
      await page.goto(`${demo.origin}/find-us-on`);
      for (const picture of await page.locator('main li img').all())
        expect(await inkOf(picture), (await picture.getAttribute('src')) ?? '').toBeGreaterThan(0.03);
    });

    test('what is chosen can be told from what is not', async ({ demo, page }) => {
      const styleOf = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => {
            const { backgroundColor, color } = getComputedStyle(element);
            return { backgroundColor, color };
          });
      await page.goto(`${demo.origin}/contact`);
      const [chosen, other] = [
        await styleOf('.tabs > input:checked + label'),
        await styleOf('.tabs > input:not(:checked) + label'),
      ];
      const highlight = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText';
        const { backgroundColor, color } = getComputedStyle(probe);
        return { backgroundColor, color };
      });
      expect(chosen).toEqual(highlight);
      expect(other).not.toEqual(highlight);

      await page.getByRole('button', { name: 'Quick help' }).click();
      await page.getByRole('button', { name: 'Visits', exact: true }).click();
      await expect.poll(() => styleOf('[aria-expanded="true"] > .float')).toEqual(highlight);
      expect(await styleOf('[aria-expanded="false"] > .float')).not.toEqual(highlight);

      await page.goto(`${demo.origin}/lawn-care`);
      const underline = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).textDecorationLine);
      expect([
        await underline('aside a[aria-current]'),
        await underline('aside li a:not([aria-current])'),
      ]).toEqual(['underline', 'none']);
    });

    test('the handle of before and after stands out from both pictures', async ({ demo, page }) => {
      await page.goto(`${demo.origin}/gallery`);
      const handle = page.locator('.compare-handle').first();
      const line = await handle.evaluate((element) => {
        const { borderLeftWidth, borderLeftColor, borderRightWidth, backgroundColor } =
          getComputedStyle(element);
        return { borderLeftWidth, borderRightWidth, borderLeftColor, backgroundColor };
      });
      const rgb = (hex: string) => (hex === '#000000' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)');
      expect(line).toEqual({
        borderLeftWidth: '1px',
        borderRightWidth: '1px',
        borderLeftColor: rgb(text),
        backgroundColor: rgb(canvas),
      });
      await page.locator('.compare > input').first().focus();
      await page.keyboard.press('ArrowRight');
      expect(
        await page
          .locator('.compare')
          .first()
          .evaluate((element) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(element);
            return [outlineStyle, outlineWidth];
          }),
      ).toEqual(['solid', '3px']);
    });

    test('an error is seen beside its field, and not by its colour', async ({ demo, page }) => {
      await page.goto(`${demo.origin}/contact`);
      await openStates.find(({ name }) => name.startsWith('errors of the form'))?.open(page);
      const edges = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).borderTopWidth);
      expect([await edges('.field[aria-invalid]'), await edges('.field:not([aria-invalid])')]).toEqual([
        '2px',
        '1px',
      ]);
      expect(
        await page
          .locator('.field-error')
          .first()
          .evaluate((element) => getComputedStyle(element, '::before').content),
      ).toContain('! ');
    });
  });
}
