import { test } from './fixtures';
import { embeddedRecord } from './support/embedded-records';
import { lookNames } from '../lib/content/domain/looks';
const links = [
  { kind: 'booking', url: 'https://book.example.com/acme', place: 'header', embed: true },
  { kind: 'portal', url: 'https://portal.example.com/', place: 'header', newTab: true },
  { kind: 'financing', url: 'https://pay.example.com/acme', label: 'Pay over a year' },
];
test('shots', async ({ startSites, page }) => {
  test.setTimeout(300_000);
  const sites = await startSites(Object.fromEntries(lookNames.map((look) => [look, { record: { ...embeddedRecord('demo'), options: { look, links } } }])));
  for (const look of lookNames) for (const [w, h] of [[1440, 260], [1280, 260], [1024, 260]] as const) {
    await page.setViewportSize({ width: w, height: h });
    await page.goto(sites.urlOf(look));
    await page.waitForLoadState('networkidle').catch(() => {});
    await page.screenshot({ path: `/tmp/shots/h-${look}-${w}.png` });
  }
});
