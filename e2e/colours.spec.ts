import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { formatHex } from 'culori';
import { worstStyles } from '../test/hostile-styles';
import { pairs, wireNames, type Kind } from '../test/contrast';
import { themeVariables } from '../lib/theme/theme';
import { parseRecord } from '../lib/content/parse-record';
import type { ThemeColour } from '../lib/content/site';
import { expect, test } from './fixtures';
import {
  forceStates,
  prepareProbe,
  rgbOf,
  seenOn,
  setColours,
  tooPale,
  type Seen,
} from './support/colour-probe';
import { openStates, standInForPlayers } from './support/open-states';
import { withLightPictures } from './support/light-pictures';

// Any brand colours, on rendered pages. That each pair of lib/theme/testing.ts can be seen with 5,000 sets of colours is a unit test;
// here, that the pages show no other pair, and that the worst sets leave nothing too pale where it really stands.

const themeOf = (styles: Record<string, unknown>) => {
  const wire = Object.fromEntries(
    Object.entries(styles).map(([name, value]) => [wireNames[name as ThemeColour], value]),
  );
  return themeVariables(parseRecord({ dbPrincipal: {}, styles: wire }, 'colours').colours);
};

const variables = Object.keys(themeOf({}));
/** A colour for each variable by which it is known on a page. */
const markers = Object.fromEntries(
  variables.map((name, at) => [
    name,
    `#${[17 + 8 * at, 40 + ((at * 53) % 200), 230 - 8 * at].map((byte) => byte.toString(16).padStart(2, '0')).join('')}${name === '--overlay' ? '80' : ''}`,
  ]),
);

const nameOf = (colour: string): string => {
  const { alpha, ...rgb } = rgbOf(colour);
  const near = variables.find((name) => {
    const { r, g, b } = rgbOf(markers[name] ?? '');
    return Math.abs(r - rgb.r) + Math.abs(g - rgb.g) + Math.abs(b - rgb.b) < 0.012;
  });
  const name = near?.slice(2) ?? formatHex({ mode: 'rgb', ...rgb });
  return alpha < 1 && name !== 'overlay' ? `${name}/${Math.round(alpha * 100)}` : name;
};

const surfacesOf = ([front, ...rest]: string[][]): string[] => {
  if (!front) return [];
  const names = front.join() === '#000000,#ffffff' ? ['photo'] : [...new Set(front.map(nameOf))];
  const below = surfacesOf(rest);
  return below.length === 0 ? names : names.flatMap((name) => below.map((base) => `${name} over ${base}`));
};

/** The ways to write down what is seen; of an edge, what is drawn on the control's own fill is another. */
const pairsOf = ({ kind, colours, layers }: Seen): string[][] => {
  const names = colours.map(nameOf);
  return surfacesOf(layers).map((surface) => [
    `${[...new Set(names)].join(' or ')} on ${surface}`,
    ...(kind === 'edge' ? names.slice(1).map((ring) => `${ring} on ${names[0]}`) : []),
  ]);
};

const missing = (seen: readonly Seen[]) =>
  seen.flatMap((one) =>
    pairsOf(one)
      .filter((ways) => !ways.some((way) => pairs[one.kind as Kind].includes(way)))
      .map(([way]) => `${one.kind}: ${way}, ${one.where}`),
  );

/** As it is, and then as if all of it were hovered over and focused. */
const eachState = async (page: Page, width: number, check: () => Promise<void>) => {
  await prepareProbe(page, width);
  await check();
  await forceStates(page);
  await check();
};

const expectKnownPairs = (page: Page, width: number) =>
  eachState(page, width, async () => {
    await setColours(page, markers);
    expect([...new Set(missing(await seenOn(page)))], `${page.url()} at ${width} px`).toEqual([]);
  });

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(async ({ page }) => withLightPictures(page));

    test('no page shows a pair of colours that is not tested', async ({ demo, served, page, watch }) => {
      test.slow();
      watch.allow(/404/);
      const pages = [
        '/',
        '/about',
        '/services',
        '/lawn-care',
        '/gallery',
        '/reviews',
        '/our-videos',
        '/contact',
        '/find-us-on',
        '/no-such-page',
      ].map((path) => demo.origin + path);
      for (const url of [
        ...pages,
        served.urlOf('minimal'),
        served.urlOf('call-only'),
        served.urlOf('spanish'),
      ]) {
        await page.goto(url);
        await expectKnownPairs(page, width);
      }
    });

    test('nor does anything that can be opened', async ({ demo, page, watch }) => {
      test.slow();
      for (const host of ['https://www.google.com', 'https://www.youtube-nocookie.com'])
        watch.allowOrigin(host);
      watch.allow(/422/);
      await standInForPlayers(page);
      for (const { name, path, open } of openStates.filter(
        (state) => !state.width || state.width === width,
      )) {
        await test.step(name, async () => {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(demo.origin + path);
          await open(page);
          await expectKnownPairs(page, width);
          await page.evaluate(() => localStorage.clear());
        });
      }
    });

    test('the worst colours leave nothing too pale', async ({ demo, served, page }) => {
      test.slow();
      const sets = Object.entries(worstStyles);
      for (const [at, url] of [demo.origin, served.urlOf('minimal')].entries()) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(url);
        await eachState(page, width, async () => {
          for (const [name, styles] of sets) {
            await setColours(page, themeOf(styles));
            expect([...new Set(tooPale(await seenOn(page)))], `${name}, ${url} at ${width} px`).toEqual([]);
          }
        });
        // Another's opinion: axe's, on its own way to the colours.
        for (const [name, styles] of sets.filter((_, place) => place % 4 === at + (width === 390 ? 0 : 2))) {
          await setColours(page, themeOf(styles));
          const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
          expect(
            violations.flatMap(({ nodes }) =>
              nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
            ),
            `${name}, ${url} at ${width} px`,
          ).toEqual([]);
        }
      }
    });
  });
}
