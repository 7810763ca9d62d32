import type { Page } from '@playwright/test';
import { expect, full, test } from './fixtures';
import { inScheme, schemes, type Scheme } from './support/forced-colours';
import { openStates } from './support/open-states';
import { coloursOf, inkOf } from './support/pixels';

// Forced colours, by screenshots. Contrast and edges: every-page.spec.ts, every-state.spec.ts.

type Style =
  'backgroundColor' | 'color' | 'content' | 'textDecorationLine' | `${'border' | 'outline'}${string}`;

/** Styles of the first element of a page, or of a part of it, such as '::before'. */
const stylesOf = (page: Page, selector: string, names: Style[], part?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, [wanted, pseudo]) => {
        const styles = getComputedStyle(element, pseudo) as CSSStyleDeclaration & Record<string, string>;
        return wanted.map((name) => styles[name]);
      },
      [names, part] as const,
    );

for (const [scheme, { canvas, text }] of Object.entries(schemes) as [Scheme, (typeof schemes)[Scheme]][]) {
  test.describe(scheme, scheme === 'dark' ? {} : full, () => {
    test.beforeEach(async ({ sharedPage: page }) => inScheme(page, scheme));

    test('text on photographs has a background', async ({ demo, sharedPage: page }) => {
      for (const path of ['/', '/about']) {
        await page.goto(demo.origin + path);
        const colours = await coloursOf(page.getByRole('heading', { level: 1 }));
        const shareOf = (wanted: string) => colours.find(({ colour }) => colour === wanted)?.share ?? 0;
        expect(shareOf(canvas), `${path}: ${canvas}`).toBeGreaterThan(0.08);
        expect(shareOf(text), `${path}: ${text}`).toBeGreaterThan(0.02);
      }
    });

    test('full stars have the text colour, the others do not', async ({ demo, sharedPage: page }) => {
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

    test('a logo for a white page and icons are visible', async ({ demo, sharedPage: page }) => {
      await page.goto(demo.origin);
      expect(await inkOf(page.locator('header .logo').filter({ visible: true })), 'the logo').toBeGreaterThan(
        0.05,
      );
      for (const icon of await page.locator('header svg').filter({ visible: true }).all())
        expect(await inkOf(icon, canvas), await icon.innerHTML()).toBeGreaterThan(0.05);
      await page.goto(`${demo.origin}/find-us-on`);
      for (const picture of await page.locator('main li img').all())
        await expect
          .poll(() => inkOf(picture), (await picture.getAttribute('src')) ?? '')
          .toBeGreaterThan(0.03);
    });

    test('selected controls differ from others', async ({ demo, sharedPage: page }) => {
      const styleOf = (selector: string) => stylesOf(page, selector, ['backgroundColor', 'color']);
      await page.goto(`${demo.origin}/contact`);
      const [chosen, other] = [
        await styleOf('.tabs > input:checked + label'),
        await styleOf('.tabs > input:not(:checked) + label'),
      ];
      const highlight = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText';
        const { backgroundColor, color } = getComputedStyle(probe);
        return [backgroundColor, color];
      });
      expect(chosen).toEqual(highlight);
      expect(other).not.toEqual(highlight);

      // Not on Contact, where the form hides floating buttons.
      await page.goto(`${demo.origin}/about`);
      await page.getByRole('button', { name: 'Quick help' }).click();
      await page.getByRole('button', { name: 'Visits', exact: true }).click();
      await expect.poll(() => styleOf('[aria-expanded="true"] > .float')).toEqual(highlight);
      expect(await styleOf('[aria-expanded="false"] > .float')).not.toEqual(highlight);

      await page.goto(`${demo.origin}/lawn-care`);
      const underline = (selector: string) => stylesOf(page, selector, ['textDecorationLine']);
      expect([
        await underline('aside a[aria-current]'),
        await underline('aside li a:not([aria-current])'),
      ]).toEqual([['underline'], ['none']]);
    });

    test('the before/after handle contrasts with both pictures', async ({ demo, sharedPage: page }) => {
      await page.goto(`${demo.origin}/gallery`);
      const rgb = (hex: string) => (hex === '#000000' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)');
      expect(
        await stylesOf(page, '.compare-handle', [
          'borderLeftWidth',
          'borderRightWidth',
          'borderLeftColor',
          'backgroundColor',
        ]),
      ).toEqual(['1px', '1px', rgb(text), rgb(canvas)]);
      await page.locator('.compare > input').first().focus();
      await page.keyboard.press('ArrowRight');
      expect(await stylesOf(page, '.compare', ['outlineStyle', 'outlineWidth'])).toEqual(['solid', '3px']);
    });

    test('an error is marked beside its field by more than colour', async ({ demo, sharedPage: page }) => {
      await page.goto(`${demo.origin}/contact`);
      await openStates.find(({ name }) => name === 'the form: errors')?.open(page);
      const edges = (selector: string) => stylesOf(page, selector, ['borderTopWidth']);
      expect([await edges('.field[aria-invalid]'), await edges('.field:not([aria-invalid])')]).toEqual([
        ['2px'],
        ['1px'],
      ]);
      expect(await stylesOf(page, '.field-error', ['content'], '::before')).toEqual([
        expect.stringContaining('! '),
      ]);
    });
  });
}
