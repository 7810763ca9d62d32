import { type LookName, lookNames } from '../lib/content/look/looks';
import { expect, sitesWith, test } from './fixtures';
import { readJson, type WireRecord, withLook } from './support/embedded-records';
import { resizePage } from './support/prepare-page';

// Services of a line each, with and without photographs of the business.

const { plumber, florist } = readJson<Record<'plumber' | 'florist', { record: WireRecord }>>(
  'e2e/records',
  'untuned-businesses.json',
);
const dbServices = ['Burst Pipes', 'Radiators', 'Boilers'].map((name) => ({
  name,
  description: [{ text: 'Day and night.' }],
}));
const plain = { ...plumber.record, dbServices };
const records = { plain, photographed: { ...plain, gallery: florist.record.gallery } };
const idOf = (look: LookName, name: keyof typeof records) => `${look}-${name}`;
const contents = Object.fromEntries(
  lookNames.flatMap((look) =>
    (['plain', 'photographed'] as const).map((name) => [
      idOf(look, name),
      { record: withLook(records[name], look), reviews: [] },
    ]),
  ),
);

const sites = sitesWith(contents);

for (const look of lookNames)
  test(`${look}: a service in a line has a picture and no void beside the card to call`, async ({
    sharedPage: page,
  }) => {
    for (const name of ['plain', 'photographed'] as const) {
      await page.goto(sites.urlOf(idOf(look, name), '/burst-pipes'));
      for (const width of [1024, 1440, 1920]) {
        await resizePage(page, { width, height: 900 });
        const [empty, pictures] = await page.locator('#service').evaluate((article) => {
          const { right } = article.getBoundingClientRect();
          const frame = article.parentElement as Element;
          const parts = [...frame.querySelectorAll('p, li, .btn, .frame')]
            .map((part) => part.getBoundingClientRect())
            .filter((part) => part.right < right + 2);
          const foot = Math.max(...parts.map(({ bottom }) => bottom));
          return [frame.getBoundingClientRect().bottom - foot, article.querySelectorAll('.frame').length];
        });
        expect.soft(empty, `${name} at ${width} px`).toBeLessThan(300);
        expect.soft(pictures).toBe(1);
      }
    }
    const shown = await page
      .locator('main img')
      .evaluateAll((all) => all.map((img) => new URL((img as HTMLImageElement).src).searchParams.get('url')));
    expect(new Set(shown).size, 'the header has another photograph').toBe(2);
  });

for (const [look, path, picture] of [
  ['classic', '/', '.split-picture'],
  ['journal', '/services', '.opening-picture'],
  ['poster', '/', '.bill-picture'],
] as const)
  test(`${look}: the picture that opens ${path} is no strip`, async ({ sharedPage: page }) => {
    await page.goto(sites.urlOf(idOf(look, 'photographed'), path));
    for (const width of [390, 768, 1024, 1440, 1920]) {
      await resizePage(page, { width, height: 900 });
      const box = await page.locator(picture).boundingBox();
      expect.soft((box?.width ?? 9) / (box?.height ?? 1), `${width} px`).toBeLessThan(2.9);
    }
  });
