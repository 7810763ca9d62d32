import type { Page } from '@playwright/test';
import { getMessages } from '../lib/language/i18n';
import { expect, full, test } from './fixtures';
import { addStyles, hydrated } from './support/prepare-page';
import { axeProblems, controlProblems, cutOffAt } from './support/page-checks';
import { prepareProbe, unknownPairs } from './support/colour-checks';
import { coveredByFloatingButtons } from './support/covered-content';
import { forcedColourProblems } from './support/forced-colours';
import { expectOnly, expectWholePictures, textsOf } from './support/page-facts';
import { embeddedRecord } from './support/embedded-records';

// Each probe of every-page.spec.ts and every-state.spec.ts finds the problem of a page broken on purpose.

type Break = [
  what: string,
  breakPage: (page: Page) => Promise<unknown>,
  probe: (page: Page) => Promise<unknown>,
];

const add = (page: Page, html: string) =>
  page.evaluate((text) => document.querySelector('main')?.insertAdjacentHTML('beforeend', text), html);

const failureOf = (check: Promise<unknown>): Promise<string[]> =>
  check.then(
    () => [],
    (error: Error) => [error.message],
  );

const breaks: Break[] = [
  ['a picture without a text', (page) => add(page, '<img src="/assets/demo/logo.svg">'), axeProblems],
  ['a heading of a lower level', (page) => add(page, '<h6>Another</h6>'), axeProblems],
  ['a small target', (page) => add(page, '<div><button>x</button></div>'), controlProblems],
  [
    'a floating button over the whole window',
    (page) =>
      addStyles(
        page,
        '.floating-row > :first-child { position: fixed; inset: 0 !important; width: auto; max-width: none; height: auto }',
      ),
    coveredByFloatingButtons,
  ],
  [
    'an element wider than the window',
    (page) => addStyles(page, 'main > section:first-of-type { width: 200vw }'),
    (page) => cutOffAt(page, 390, 900),
  ],
  [
    'text that its box cuts off',
    (page) => addStyles(page, 'main p { height: 8px; overflow: hidden }'),
    (page) => cutOffAt(page, 390, 900),
  ],
  [
    'a picture that does not load',
    (page) => add(page, '<img src="data:image/png;base64,none" alt="Broken" width="9" height="9">'),
    (page) => failureOf(expectWholePictures(page, 2_000)),
  ],
  [
    'words of the other language',
    (page) => add(page, `<p>${getMessages('es').lead.errorsText}</p>`),
    async (page) =>
      failureOf((async () => expectOnly('en', await textsOf(page), embeddedRecord('demo'), '/about'))()),
  ],
  [
    'a pair of colours that no unit test knows',
    async (page) => {
      await addStyles(page, 'main p { color: #999999 !important }');
      await prepareProbe(page, 390);
    },
    unknownPairs,
  ],
  [
    'an icon that keeps its colour in forced colours',
    async (page) => {
      await addStyles(page, 'footer svg { forced-color-adjust: none; color: #123456 !important }');
      await prepareProbe(page, 390);
    },
    (page) => forcedColourProblems(page, ['dark']),
  ],
];

for (const [what, breakPage, probe] of breaks)
  test(`found: ${what}`, full, async ({ demo, sharedPage: page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`${demo.origin}/about`);
    // Hydration would remove what is added before it.
    await hydrated(page);
    await breakPage(page);
    expect(await probe(page)).not.toEqual([]);
  });
