import { expect, sitesWith, test } from './fixtures';
import { expectNoSidewaysScroll } from './support/page-facts';
import { hostileContents } from './support/hostile-contents';
import { pngSize, searchFactsOf } from './support/search-facts';

// A record may hold anything, and never takes the page down. parse-record.test.ts tries every kind of bad
// value in every field, and what is logged of it.

const sites = sitesWith(hostileContents);

for (const name of Object.keys(hostileContents)) {
  test(`${name}: Home is shown, nothing of the record runs, and no line is logged twice`, async ({
    sharedPage: page,
  }) => {
    const answer = await page.goto(sites.urlOf(name));
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(page).toHaveTitle(/^Home \| ./);
    for (const width of [390, 1440]) await expectNoSidewaysScroll(page, width);

    const get = (path: string) => sites.ask(name, path);
    for (const path of ['/about', '/services', '/gallery', '/contact', '/privacy', '/llms.txt']) {
      const { status, body } = await get(path);
      expect(status, path).toBe(200);
      // Throws when a text of the record breaks out of the structured data.
      expect(searchFactsOf(body).graphs, path).toHaveLength(path === '/llms.txt' ? 0 : 1);
    }
    expect((await get('/no-such-page')).status).toBe(404);
    expect(pngSize(await get('/social-cards/index.png'))).toEqual([1200, 630]);

    expect(await page.evaluate(() => (window as unknown as { __pwned?: unknown }).__pwned)).toBeUndefined();
    const targets = await page
      .locator('[href], [src], [action]')
      .evaluateAll((all) =>
        all.flatMap((element) =>
          ['href', 'src', 'action'].map((attribute) => element.getAttribute(attribute) ?? ''),
        ),
      );
    expect(targets.filter((target) => /^\s*(javascript|vbscript|file|data:text)/i.test(target))).toEqual([]);

    const lines = sites.server.logLines(new RegExp(`^content\\.field site=${sites.idOf(name)} field=`));
    expect(new Set(lines).size).toBe(lines.length);
  });
}
