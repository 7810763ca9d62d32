import { expect, test } from './fixtures';
import { hydrated, passTime, withBotCheck } from './support/prepare-page';
import { button, fill, formIn } from './support/form-states';
import type { SiteServer } from './support/site-server';
import { TurnstileService, widgetScript } from './support/stand-ins';

// Cloudflare Turnstile, with stand-ins for its script and its verification. That no policy names another
// host without it: http/search.spec.ts.

const service = new TurnstileService();
const keys = () => ({
  TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
  TURNSTILE_SECRET_KEY: 'the-secret',
  TURNSTILE_VERIFY_URL: service.url,
});

// In one worker, so that the server is started once.
test.describe.configure({ mode: 'default' });

let server: SiteServer;
test.beforeAll(async ({ startServer }) => {
  await service.start();
  server = await startServer(keys());
});
test.afterAll(() => service.stop());
test.beforeEach(() => {
  service.asked.length = 0;
});
const script = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** The states in which the server has stored leads, from the first on. */
const statesOfLeads = () =>
  server.logLines(/^lead lead=/).map((line) => /state=(\w+)/.exec(line)?.[1] ?? line);

test("no other host is requested until the form is touched; then a person's lead is accepted", async ({
  page,
  watch,
}) => {
  const before = statesOfLeads();
  const botCheckIsOld = await withBotCheck(page, server.origin);
  const asked: string[] = [];
  await page.route('https://challenges.cloudflare.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: widgetScript('good') });
  });
  await page.clock.install();
  await page.goto(`${server.origin}/contact`);
  await hydrated(page);
  await passTime(page, 10_000);
  expect(asked).toEqual([]);
  watch.allowOrigin(script);
  await formIn(page).locator('[name="email"]').focus();
  await expect.poll(() => asked).toEqual([script]);
  const widget = formIn(page).locator('[data-options]');
  expect(JSON.parse((await widget.getAttribute('data-options')) ?? '')).toMatchObject({
    sitekey: '1x00000000000000000000AA',
    appearance: 'interaction-only',
    language: 'en',
  });
  await fill(page);
  await botCheckIsOld();
  await button(page).click();
  await expect(page.getByText('Thank you!', { exact: true })).toBeFocused();
  expect(service.asked).toEqual([
    { secret: 'the-secret', response: 'good', idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ]);
  expect(statesOfLeads()).toEqual([...before, 'waiting']);
});

test('leads with a failed token are refused with the usual thanks, those without one are accepted', async ({
  page,
  plainPage,
  watch,
}) => {
  watch.allow(/challenges\.cloudflare\.com|ERR_FAILED/);
  const before = statesOfLeads();
  const botCheckIsOld = await withBotCheck(page, server.origin);
  const scripts = [widgetScript('bad'), null];
  await page.route('https://challenges.cloudflare.com/**', (route) => {
    const body = scripts.shift();
    return body ? route.fulfill({ contentType: 'text/javascript', body }) : route.abort('failed');
  });
  for (const stored of [['refused'], ['refused', 'waiting']]) {
    await page.goto(`${server.origin}/contact`);
    await fill(page);
    await botCheckIsOld();
    await button(page).click();
    await expect(page.getByText('Thank you!', { exact: true })).toBeFocused();
    expect(statesOfLeads()).toEqual([...before, ...stored]);
  }
  await plainPage.goto(`${server.origin}/contact`);
  await fill(plainPage);
  await button(plainPage).click();
  await expect(plainPage).toHaveURL(/\/api\/leads\/thanks$/);
  expect(statesOfLeads()).toEqual([...before, 'refused', 'waiting', 'waiting']);
});
