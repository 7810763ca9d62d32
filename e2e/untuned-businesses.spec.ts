import { type LookName, lookNames } from '../lib/content/look/looks';
import { expect, isFullRun, sitesWith, test } from './fixtures';
import {
  embeddedRecord,
  embeddedReviews,
  readJson,
  type WireRecord,
  type WireReview,
  withLook,
} from './support/embedded-records';
import { resizePage, wholePage } from './support/prepare-page';
import { textUnderBadge } from './support/covered-content';
import { hiddenFocus, lookProblems, textsOnPlate } from './support/look-checks';
import { cutOffAt } from './support/page-checks';

// Six businesses that no look was drawn for, in every look.

type Business = { record: WireRecord; reviews: readonly WireReview[] };

const untuned = readJson<Record<string, Business>>('e2e/records', 'untuned-businesses.json');
const demo: Business = { record: embeddedRecord('demo'), reviews: embeddedReviews('demo') };
const idOf = (look: LookName, name: string) => `${look}-${name}`;
const { dbServices = [] } = demo.record;
/** A list as long as a page of services has to hold: 14, each with two texts. */
const fourteen = {
  ...demo.record,
  dbServices: [...dbServices, ...dbServices]
    .slice(0, 14)
    .map(({ description }, index) => ({ name: `Service ${index}`, description: description.slice(0, 2) })),
};

/** What an owner has typed after two minutes. */
const sparse = {
  dbPrincipal: { name: 'Alder Street Handyman', phones: [{ phone: '303-555-0199' }] },
  dbServices: ['Drywall Repair', 'Door Installation', 'Shelving'].map((name) => ({ name, description: [] })),
};
const unnamed = { ...sparse, dbPrincipal: { ...sparse.dbPrincipal, name: 'Ash & Vale' }, dbServices: [] };
const businesses: Record<string, Business> = {
  ...untuned,
  demo,
  fourteen: { ...demo, record: fourteen },
  sparse: { record: sparse, reviews: [] },
  unnamed: { record: unnamed, reviews: [] },
  'call-only': {
    record: { ...sparse, simpleWidgets: [{ val: 'CallOnly', activo: true }] },
    reviews: [],
  },
};
const contents = Object.fromEntries(
  lookNames.flatMap((look) =>
    Object.entries(businesses).map(([name, { record, reviews }]) => [
      idOf(look, name),
      { record: withLook(record, look), reviews },
    ]),
  ),
);

const sites = sitesWith(contents);
const urlOf = (look: LookName, name: string, path?: string) => sites.urlOf(idOf(look, name), path);
const widths = [390, 768, 1024, 1280, 1440, 1920];

/** In `npm test` classic is shown at every width, other looks where the most changes. */
const widthsOf = (look: LookName) => (isFullRun || look === 'classic' ? widths : [390, 1024, 1440]);
/** In `npm test` the roofer, whose content is the longest, and the lawyer, whose services lack pictures. */
const names = isFullRun ? Object.keys(untuned) : ['roofer', 'lawyer'];

for (const look of lookNames)
  for (const name of names)
    test(`${look}: a ${name} has whole words, one row of menu and numbers in their columns`, async ({
      sharedPage: page,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of name === 'roofer' ? ['/', '/contact'] : ['/', '/about', '/services']) {
        await page.goto(urlOf(look, name, path));
        for (const width of name === 'roofer' || isFullRun ? widthsOf(look) : [390, 1440]) {
          await resizePage(page, { width, height: 900 });
          expect.soft(await lookProblems(page), `${path} at ${width} px`).toEqual([]);
          expect.soft(await cutOffAt(page, width, 900), `${path} at ${width} px`).toEqual([]);
          expect.soft(await textUnderBadge(page), `${path} at ${width} px, under the badge`).toEqual([]);
        }
      }
    });

for (const look of lookNames)
  test(`${look}: no bar lies over the first field that a visitor has to correct, nor over its label`, async ({
    sharedPage: page,
    watch,
  }) => {
    watch.allow(/422/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const size of [
      { width: 1440, height: 700 },
      { width: 390, height: 740 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(urlOf(look, 'lawyer', '/contact'));
      const form = page.locator('#contact-form');
      await form.locator('[name="email"]').focus();
      // The form's script moves the button when it adds the choice of photos.
      await expect(form.locator('[type="file"]')).toBeAttached();
      await form.locator('[type="submit"]').click();
      await expect(form.locator('[aria-invalid]').first()).toBeFocused();
      await expect.poll(() => hiddenFocus(page), { message: `${size.width} px` }).toEqual([]);
    }
  });

for (const look of lookNames)
  test(`${look}: the plate of a service without a photograph leaves its button free`, async ({
    sharedPage: page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(urlOf(look, 'lawyer', '/employment-law'));
    await page.locator('#service .btn').first().focus();
    expect(await hiddenFocus(page)).toEqual([]);
  });

for (const look of lookNames)
  test(`${look}: of a sparse record the phone is the largest text, in one line`, async ({
    sharedPage: page,
  }) => {
    for (const [name, width] of ['sparse', 'call-only'].flatMap((id) =>
      widthsOf(look).map((px) => [id, px] as const),
    )) {
      if (width === widths[0]) await page.goto(urlOf(look, name));
      await resizePage(page, { width, height: 900 });
      const sizes = await page.locator('main :is(a, p, h1, h2, h3, dd)').evaluateAll((texts) =>
        texts.map((text) => ({
          text: text.textContent,
          size: Number.parseFloat(getComputedStyle(text).fontSize),
          height: text.clientHeight,
        })),
      );
      const [first, second] = sizes.sort((one, other) => other.size - one.size);
      expect(first?.text, `${width} px`).toBe('303-555-0199');
      expect(first?.height).toBeLessThan((first?.size ?? 0) * 1.5);
      expect(first?.size).toBeGreaterThan((second?.size ?? 0) * 1.15);
      expect(await lookProblems(page), `${width} px`).toEqual([]);
      expect(await cutOffAt(page, width, 900), `${width} px`).toEqual([]);
    }
  });

test('the header of journal has a long name in its middle, and classic its photograph beside the words', async ({
  sharedPage: page,
}) => {
  for (const width of [1024, 1440, 1920]) {
    await resizePage(page, { width, height: 900 });
    await page.goto(urlOf('journal', 'lawyer'));
    const name = await page.locator('header .logo-name').evaluate((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      return (left + right) / 2;
    });
    expect(Math.abs(name - width / 2), `${width} px`).toBeLessThan(9);
    await page.goto(urlOf('classic', 'roofer'));
    const picture = await page.locator('#hero-picture').boundingBox();
    const title = await page.locator('h1').boundingBox();
    expect((title?.x ?? 0) + (title?.width ?? 0), `${width} px`).toBeLessThanOrEqual(picture?.x ?? 0);
    expect(picture?.width, `${width} px`).toBeLessThan(width / 2);
  }
});

test('poster: an initial behind words is as faint as the art around it', async ({ sharedPage: page }) => {
  for (const path of ['/', '/privacy']) {
    await page.goto(urlOf('poster', 'unnamed', path));
    const [initial, art] = await page
      .locator('main .plate[data-initial]')
      .first()
      .evaluate((plate) => {
        const [line] = [...plate.querySelectorAll('[stroke]')].reverse();
        return [getComputedStyle(plate, '::before').color, line && getComputedStyle(line).stroke];
      });
    expect(initial).toBe(art);
  }
});

test('classic: no words of the opening stand on its drawing', async ({ sharedPage: page }) => {
  for (const name of ['unnamed', 'sparse', 'dentist', 'lawyer'])
    for (const width of [320, 390, 768, 1024, 1440]) {
      await resizePage(page, { width, height: 900 });
      await page.goto(urlOf('classic', name));
      expect.soft(await textsOnPlate(page, '.split'), `${name} at ${width} px`).toEqual([]);
    }
});

test.describe('the sheet of the popup', () => {
  test.use({ estimatePopup: true, viewport: { width: 390, height: 844 } });

  test('opens when no form is in view, and leaves when one comes', async ({ page }) => {
    await page.clock.install();
    await page.goto(urlOf('classic', 'groomer'));
    const scrollTo = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await scrollTo('main form');
    await page.clock.runFor(20_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await scrollTo('h1');
    await page.clock.runFor(1_000);
    await expect(page.getByRole('dialog')).toBeVisible();
    await scrollTo('main form');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

/** The most pixels of pages at 1440 and 390 px. */
const heights = [
  ['demo', '/', 8_000, 10_500],
  ['demo', '/contact', 6_000, 6_000],
  ['fourteen', '/services', 6_000, 12_000],
] as const;

for (const look of lookNames)
  test(`${look}: Home, Contact and Services with 14 services are within their heights`, async ({
    sharedPage: page,
  }) => {
    test.slow();
    for (const [name, path, onDesk, onPhone] of heights) {
      await page.goto(urlOf(look, name, path));
      for (const [width, most] of [
        [1440, onDesk],
        [390, onPhone],
      ] as const) {
        await resizePage(page, { width, height: 900 });
        await wholePage(page);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect.soft(height, `${path} at ${width} px`).toBeLessThanOrEqual(most);
      }
    }
    await page.goto(urlOf(look, 'roofer', '/roof-replacement'));
    for (const width of [1024, 1280, 1440]) {
      await resizePage(page, { width, height: 900 });
      const lines = await page.locator('aside .pairs :is(th, td)').evaluateAll((cells) =>
        cells.map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return range.getClientRects().length;
        }),
      );
      expect(lines, `days and times beside a service at ${width} px`).toEqual([1, 1]);
    }
  });
