import { expect, sitesWith, test } from './fixtures';
import { completeRecord, type WireRecord } from './support/embedded-records';
import { expectWhole } from './support/page-checks';
import { openPagesOf } from './support/routes';
import { pngSize, searchFactsOf } from './support/page-facts';
import { mapRecord } from '../test/records';

// A record may hold anything, and never takes the page down. parse-record.test.ts tries every kind of bad
// value in every field, and what is logged of it.

const MARKUP = `<script>window.__pwned=1</script><img src=x onerror="window.__pwned=2">'"></title></style></script><svg/onload=window.__pwned=3>{{7*7}}\${7*7}`;
const scripts = ['javascript:window.__pwned=4', '#fff;}</style><script>window.__pwned=5</script>'];
const long = (text: unknown) =>
  'Incomprehensibilities'.repeat(13) + String(text).replaceAll(' ', '').slice(0, 20);

/** The complete record with every single value changed, but the id by which its reviews are found. */
const changed = (change: Parameters<typeof mapRecord>[1]) =>
  mapRecord(completeRecord(), (value, path, kind) =>
    path === 'docId' ? value : change(value, path, kind),
  ) as WireRecord;

/** Values that break a layout, or would run. */
const contents = {
  'long-words': {
    record: changed((value, _, kind) => (/text$|^line$/.test(kind ?? '') ? long(value) : value)),
  },
  markup: { record: changed(() => MARKUP) },
  scripts: { record: changed((_, path) => scripts[path.length % scripts.length]) },
};
const sites = sitesWith(contents);

for (const [name, { record }] of Object.entries(contents)) {
  test(`${name}: pages are shown, nothing of the record runs, and no line is logged twice`, async ({
    sharedPage: page,
  }) => {
    for (const kind of name === 'long-words' ? ['service', 'services', 'contact', 'home'] : ['home']) {
      const { path } = openPagesOf(record).find((one) => one.kind === kind) ?? { path: '/' };
      expect((await page.goto(sites.urlOf(name, path)))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      for (const width of [390, 768, 1440]) await expectWhole(page, width);
    }
    await expect(page).toHaveTitle(/^Home \| ./);

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
