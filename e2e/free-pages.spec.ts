import { expect, full, sitesWith, test } from './fixtures';
import { completeRecord } from './support/embedded-records';
import { expectGoodPage } from './support/good-page';
import { resizePage } from './support/laid-out';
import { withLightPictures } from './support/light-pictures';
import { expectNoSidewaysScroll } from './support/page-facts';

// Pages of the record's own, towns and articles. What machines are told of them: site-files.test.ts,
// feed.test.ts, schema-graph.test.ts; where they are linked: page-blocks.test.tsx.

const complete = completeRecord();
const { options } = complete;
const older = Array.from({ length: 12 }, (_, index) => ({
  title: `A note on weather, number ${index + 1}`,
  date: `2025-0${1 + (index % 9)}-11`,
  text: 'We paint in the cold as long as the wall is dry and warmer than the air around it. '.repeat(8),
}));
// The complete record has a page with a block of every type.
const contents = {
  site: {
    record: {
      ...complete,
      options: { ...options, articles: [...(options?.articles as object[]), ...older] },
    },
  },
};

const sites = sitesWith(contents);

const town = '/areas/cedar-falls';
const pages = ['/areas', town, '/articles', '/articles/page/2', '/articles/a-note-on-weather-number-3'];

for (const [index, path] of ['/financing', ...pages].entries()) {
  const isRepresentative = ['/financing', town, '/articles'].includes(path);
  test(
    `${path} fits at three widths, and axe finds nothing`,
    isRepresentative ? {} : full,
    async ({ sharedPage: page }) => {
      test.slow();
      await withLightPictures(page);
      await page.goto(sites.urlOf('site', path));
      if (path === '/financing') await page.locator('summary', { hasText: 'Is there a fee?' }).click();
      await expectGoodPage(page, path, index);
      if (path !== '/financing') return;
      // A wide table scrolls in its frame; the page does not.
      await resizePage(page, { width: 320, height: 256 });
      const frame = page.locator('.table-frame');
      expect(await frame.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
      await frame.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => frame.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
      await expectNoSidewaysScroll(page, 320);
    },
  );
}
