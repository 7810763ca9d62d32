import { expect, test } from './fixtures';
import { hydrated } from './support/hydrated';

// Clicks by their places in real pages, from the browser to the server. What counts: app/api/clicks,
// count-clicks.test.tsx. Visits: visit-count.test.tsx, app/api/visits.

test('clicks are counted by place, and delay nothing', async ({ demo, sharedPage: page }) => {
  const counted = async (link: string) => {
    const answer = page.waitForResponse('**/api/clicks');
    await page.locator(link).locator('visible=true').first().click();
    const response = await answer;
    return [response.status(), response.request().postData()];
  };
  const open = async (path: string) => {
    await page.goto(demo.origin + path);
    await hydrated(page);
    // The browser would open a phone program and the messaging service.
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  };
  await open('/');
  for (const [link, place] of [
    ['header a[href^="tel:"]', 'header'],
    ['main a[href^="tel:"]', 'hero'],
    ['footer a[href^="tel:"]', 'footer'],
  ] as const)
    expect(await counted(link)).toEqual([204, JSON.stringify({ kind: 'call', place })]);
  await open('/find-us-on');
  expect(await counted('main a[href^="https://wa.me/"]')).toEqual([
    204,
    JSON.stringify({ kind: 'message', place: 'section' }),
  ]);
});
