import { getMessages } from '../lib/language/i18n';
import { expect, full, test } from './fixtures';
import { axeProblems, controlProblems, expectRoom } from './support/page-checks';
import { expectColours } from './support/colour-checks';
import { embeddedRecord, embeddedReviews } from './support/embedded-records';
import { schemesFor } from './support/forced-colours';
import { resizePage } from './support/prepare-page';
import { hiddenFocus } from './support/look-checks';
import { popupStatesIn, standInForPlayers, statesIn } from './support/open-states';
import { expectOnly, textsOf } from './support/page-facts';

// Everything that a visitor can open, at each width and in each language: WCAG 2.2 AA, cut-off text, colours,
// and no word of another language. `npm test` tries English, each state at one width: i18n.test.ts compares
// the languages, app/[site]/languages.test.ts reads the server's HTML in each.

const record = { ...embeddedRecord('demo'), labels: { formLabel: { language: 'es' } } };
const inSpanish = { es: { record, reviews: embeddedReviews('demo') } };
for (const language of ['en', 'es'] as const) {
  const messages = getMessages(language);
  for (const [index, state] of [...statesIn(messages), ...popupStatesIn(messages)].entries()) {
    const { name, path, width: only, open } = state;
    for (const width of [390, 1440].filter((one) => (only ?? one) === one)) {
      const isRepresentative = language === 'en' && (only !== undefined || width === [390, 1440][index % 2]);
      const tags = isRepresentative ? {} : full;
      test(
        `in ${language}, ${name} at ${width} px`,
        tags,
        async ({ demo, startSites, sharedPage: page, watch }) => {
          watch.allow(/ERR_FAILED|request failed/);
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await standInForPlayers(page, watch);
          await page.setViewportSize({ width, height: 900 });
          await page.goto(
            language === 'en' ? demo.origin + path : (await startSites(inSpanish)).urlOf(language, path),
          );
          await open(page);
          expectOnly(language, await textsOf(page), embeddedRecord('demo'), name);

          const isField = () => page.evaluate(() => document.activeElement?.matches('.field') === true);
          await expect
            .poll(async () => ((await isField()) ? hiddenFocus(page) : []), { message: 'under a bar' })
            .toEqual([]);
          expect.soft(await axeProblems(page), 'axe').toEqual([]);
          expect.soft(await controlProblems(page), 'controls').toEqual([]);
          await expectRoom(page, name, [width === 390 ? 320 : width, 480]);
          await resizePage(page, { width, height: 900 });
          await expectColours(page, width, name, schemesFor(index));
        },
      );
    }
  }
}
