import { expect, test } from './fixtures';
import { withLightPictures } from './support/light-pictures';
import { openStates, standInForPlayers } from './support/open-states';
import { expectNothingCutOff, expectNoViolations, expectSoundOutline, textSpacing } from './support/page-checks';
import { embeddedRecord } from './support/records';
import { routesOf } from './support/routes';

// WCAG 2.2 AA on every page of every embedded record, and on everything that can be opened, on a phone and on a desktop.

test.beforeEach(async ({ page, watch }) => {
  watch.allow(/404/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withLightPictures(page);
});

/** Every address once: pages that are not there are all the same page. */
const addresses = (name: string) => {
  const routes = routesOf(embeddedRecord(name));
  return [...routes.filter(({ status }) => status === 200).map(({ path }) => path), '/no-such-page'];
};

for (const name of ['demo', 'call-only', 'minimal', 'spanish']) {
  test(`every page of the ${name} site: axe, outline, names, targets; 320 px, 400%, wide text`, async ({ demo, served, page }) => {
    test.setTimeout(180_000);
    for (const path of addresses(name)) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(name === 'demo' ? demo.origin + path : served.urlOf(name, path));
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoViolations(page);
          await expectSoundOutline(page);
        }
        // 1280 x 1024 at 400%.
        await page.setViewportSize({ width: 320, height: 256 });
        await expectNothingCutOff(page, 'at 320 px');
        await page.addStyleTag({ content: textSpacing });
        await expectNothingCutOff(page, 'at 320 px with wide text');
        await page.setViewportSize({ width: 1440, height: 900 });
        await expectNothingCutOff(page, 'at 1440 px with wide text');
      });
    }
  });
}

for (const width of [390, 1440]) {
  test(`everything that can be opened at ${width} px`, async ({ demo, page, watch }) => {
    test.setTimeout(180_000);
    for (const host of ['https://www.google.com', 'https://www.youtube-nocookie.com']) watch.allowOrigin(host);
    watch.allow(/422/);
    await standInForPlayers(page);
    for (const { name, path, open } of openStates.filter((state) => !state.width || state.width === width)) {
      await test.step(name, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(demo.origin + path);
        await open(page);
        await expectNoViolations(page);
        await expectSoundOutline(page);
        if (width === 390) await page.setViewportSize({ width: 320, height: 480 });
        await expectNothingCutOff(page, `${name}, with little room`);
        await page.addStyleTag({ content: textSpacing });
        await expectNothingCutOff(page, `${name}, with wide text`);
        await page.evaluate(() => localStorage.clear());
      });
    }
  });
}

test.describe('the estimate popup', () => {
  test.use({ estimatePopup: true });

  for (const width of [390, 1440]) {
    test(`at ${width} px, in both languages`, async ({ demo, served, page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const url of [`${demo.origin}/about`, served.urlOf('spanish')]) {
        await page.goto(url);
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoViolations(page);
        await expectSoundOutline(page);
        await page.setViewportSize({ width: 320, height: 256 });
        await expectNothingCutOff(page, 'the popup at 400%');
        await page.setViewportSize({ width, height: 900 });
      }
    });
  }
});
