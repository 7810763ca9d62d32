import { type LookName, lookNames } from '../lib/content/look/looks';
import { expect, isFullRun, sitesWith, test } from './fixtures';
import { completeRecord, type WireRecord } from './support/embedded-records';
import { resizePage } from './support/prepare-page';
import { expectWhole } from './support/page-checks';

/** Sixty characters, the last a full stop. */
const LONG_NAME = 'Northside Residential & Commercial Painting and Drywall Inc.';

/** The complete record with content that is longer than usual. */
const awkwardVariants = () => {
  const complete = completeRecord();
  const variant = (change: Partial<WireRecord>) => ({ record: { ...complete, ...change } as WireRecord });

  return {
    'long-slogan': variant({
      dbSlogan: [
        {
          slogan: Array.from({ length: 50 }, (_, index) =>
            index % 7 === 6 ? 'Craftsmanship' : 'carefully',
          ).join(' '),
        },
      ],
    }),
    'long-name': variant({
      dbPrincipal: {
        ...complete.dbPrincipal,
        name: 'Northside Residential and Commercial Painting, Drywall, Plaster & Carpentry, LLC.',
        logo: '',
      },
    }),
    ...Object.fromEntries(
      lookNames.map((look) => [
        `long-name-${look}`,
        variant({
          dbPrincipal: { ...complete.dbPrincipal, name: LONG_NAME, logo: '' },
          options: { look },
        }),
      ]),
    ),
  };
};

const sites = sitesWith(awkwardVariants());

test('fifty words of slogan leave room for the button', async ({ sharedPage: page }) => {
  await page.goto(sites.urlOf('long-slogan'));
  const title = page.getByRole('heading', { level: 1 });
  expect((await title.innerText()).split(/\s+/)).toHaveLength(50);
  for (const width of [390, 768, 1440]) {
    await expectWhole(page, width);
    const button = page
      .getByRole('main')
      .getByRole('link', { name: /free estimate/i })
      .first();
    await expect(button).toBeVisible();
    const [above, below] = [await title.boundingBox(), await button.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0), 'the button stands below the slogan').toBeLessThanOrEqual(
      below?.y ?? 0,
    );
  }
});

test('a long name without a logo leaves the header as low as a short one', async ({ sharedPage: page }) => {
  await page.goto(sites.urlOf('long-name'));
  const heightOf = async (width: number) => {
    await expectWhole(page, width);
    return (await page.locator('header > .bar').first().boundingBox())?.height;
  };
  const heights = [await heightOf(390), await heightOf(1024), await heightOf(1440)];
  await page
    .locator('.logo-name')
    .first()
    .evaluate((name) => {
      name.textContent = 'Northside';
    });
  expect(heights).toEqual([await heightOf(390), await heightOf(1024), await heightOf(1440)]);
});

const longNames = [
  'Kettle & Cistern Plumbing and Heating Limited'.slice(0, 44),
  LONG_NAME,
  'Northamptonshire Homebuilders & Property Restoration Limited',
  LONG_NAME.toUpperCase(),
];
const DRAWING_FROM = 360;
const PHONES_BELOW = 640;
const NARROW_BELOW = 384;
const WIDE_FROM = 1024;
const widths = [320, 359, 360, 375, 390, 430, 480, 639, 640, 768, 1023, 1024, 1152, 1280, 1440, 1920];
/** In `npm test` looks other than classic are tried where a layout begins or ends. */
const widthsOf = (look: LookName) =>
  isFullRun || look === 'classic' ? widths : [320, 360, 390, 639, 1023, 1024];

for (const look of lookNames)
  test(`${look}: a long name takes two lines, of 60 characters three on narrow phones, beside the phone button`, async ({
    sharedPage: page,
  }) => {
    await page.goto(sites.urlOf(`long-name-${look}`));
    const logo = page.locator('header .logo-name').first();
    const wrong: unknown[] = [];
    for (const name of longNames) {
      const isLongest = name.length > 44;
      await logo.evaluate((element, given) => {
        element.textContent = given;
        element.classList.toggle('logo-name-longest', given.length > 44);
        element.classList.toggle('logo-name-capitals', given === given.toUpperCase());
      }, name);
      for (const width of widthsOf(look)) {
        await page.setViewportSize({ width, height: 900 });
        const shown = await logo.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return {
            lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
            letters: Number.parseFloat(getComputedStyle(element).fontSize),
            drawing: element.previousElementSibling?.getBoundingClientRect().width ?? 0,
            sideways: document.documentElement.scrollWidth > innerWidth,
            barHeight: element.closest('.bar')?.getBoundingClientRect().height ?? 0,
            phones: [...document.querySelectorAll('header .bar a[href^="tel:"]')].filter(
              (link) => link.getBoundingClientRect().width >= 44,
            ).length,
          };
        });
        const least = isLongest ? 13 : 15;
        const isSmall = shown.letters < (width < PHONES_BELOW ? least : 14);
        const isLong = shown.lines > (isLongest && width < NARROW_BELOW ? 3 : 2);
        const isWithoutDrawing = !isLongest && width >= DRAWING_FROM && shown.drawing <= 30;
        const isHigh = width < WIDE_FROM && shown.barHeight > 84;
        const hasNoPhone = width < WIDE_FROM && shown.phones !== 1;
        if (isLong || isSmall || isHigh || hasNoPhone || isWithoutDrawing || shown.sideways)
          wrong.push({ name, width, ...shown });
      }
    }
    expect(wrong).toEqual([]);
  });

test('a wide table scrolls in its frame, the page does not', async ({ sharedPage: page }) => {
  await page.goto(sites.urlOf('long-slogan', '/financing'));
  await resizePage(page, { width: 320, height: 256 });
  const frame = page.locator('.table-frame');
  expect(await frame.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  await expectWhole(page, 320);
});
