import { writeFile } from 'node:fs/promises';
import { expect, test, type Sites } from './fixtures';
import { embeddedRecord } from './support/embedded-records';
import { button, fill } from './support/first-form';
import { hydrated } from './support/hydrated';
import { rawRequest } from './support/raw-request';

// Leads and clicks, as each service is told of them. Its script is a stand-in with the service's own names.

const services = {
  google: {
    settings: { google: 'G-ABCDEF1234' },
    script: 'https://www.googletagmanager.com/gtag/js',
    collect: 'https://region1.google-analytics.com/g/collect',
    code: `const send = ([command, event]) => command === 'event' && report(event);
           dataLayer.forEach(send); dataLayer.push = send;`,
  },
  matomo: {
    settings: { matomo: 'https://matomo.example', site: '1' },
    script: 'https://matomo.example/matomo.js',
    collect: 'https://matomo.example/matomo.php',
    code: `const send = ([command, category, action]) =>
             command === 'trackEvent' && report(category === 'Contact' ? action : 'wrong');
           _paq.forEach(send); _paq = { push: send };`,
  },
  plausible: {
    settings: { script: 'https://plausible.example/js/pa-abc.js' },
    script: 'https://plausible.example/js/pa-abc.js',
    collect: 'https://plausible.example/api/event',
    code: 'if (window.plausible.o) window.plausible = report;',
  },
  umami: {
    settings: { script: 'https://umami.example/script.js', attributes: { 'data-website-id': '1' } },
    script: 'https://umami.example/script.js',
    collect: 'https://umami.example/api/send',
    code: 'window.umami = { track: report };',
  },
};
type Service = keyof typeof services;
const serviceNames = Object.keys(services) as Service[];

// In one worker, so that the server is started once.
test.describe.configure({ mode: 'default' });

let sites: Sites;
test.beforeAll(async ({ startSites }) => {
  const record = { ...embeddedRecord('demo'), linkPostEmail: '' };
  sites = await startSites(Object.fromEntries(serviceNames.map((name) => [name, { record }])), {});
  const hosts = serviceNames.map((name) => [
    sites.hostOf(name),
    { page: sites.idOf(name), analytics: services[name].settings },
  ]);
  await writeFile(sites.file, JSON.stringify(Object.fromEntries(hosts)));
  const home = () => rawRequest(sites.server.port, { path: '/', host: sites.hostOf('umami') });
  await expect.poll(async () => (await home()).body).toContain(services.umami.script);
});

for (const name of serviceNames)
  test(`${name} is told of leads and clicks after consent, also by the page after a posted form`, async ({
    page,
    watch,
  }) => {
    const { script, collect, code } = services[name];
    const events: string[] = [];
    const [scriptUrl, collectUrl] = [new RegExp(`^${script}`), new RegExp(`^${collect}`)];
    for (const url of [script, collect]) watch.allowOrigin(url);
    await page.route(scriptUrl, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `const report = (event) => void fetch('${collect}?event=' + event, { keepalive: true }); ${code}`,
      }),
    );
    await page.route(collectUrl, (route) => {
      events.push(new URL(route.request().url()).searchParams.get('event') ?? '');
      return route.fulfill({ headers: { 'access-control-allow-origin': '*' } });
    });
    // The browser would open a phone program and the map.
    await page.addInitScript(() =>
      document.addEventListener('click', (event) => {
        if ((event.target as Element).closest('a[href^="tel:"], a[href*="google.com/maps"]'))
          event.preventDefault();
      }),
    );
    await page.goto(sites.urlOf(name, '/contact'));
    await hydrated(page);
    const call = page.locator('main a[href^="tel:"]').locator('visible=true').first();
    await call.click();
    const allowed = page.waitForResponse(scriptUrl);
    await page
      .getByRole('region', { name: 'May we count your visit?' })
      .getByRole('button', { name: 'Allow', exact: true })
      .click();
    await allowed;
    await call.click();
    await page.getByRole('link', { name: 'Directions' }).first().click();
    await expect.poll(() => events).toEqual(['call', 'directions']);

    await fill(page, `From ${name}`);
    await button(page).click();
    await expect(page.getByText('Thank you!', { exact: true })).toBeFocused();
    await expect.poll(() => events.slice(2)).toEqual(['generate_lead']);

    await page.goto(sites.urlOf(name, '/contact'));
    await hydrated(page);
    await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort('failed'));
    watch.allow(/request failed|Failed to load resource|ERR_FAILED/);
    await fill(page, `Posted to ${name}`);
    await button(page).click();
    await expect(page).toHaveURL(sites.urlOf(name, '/api/leads/thanks'));
    await expect.poll(() => events.slice(3)).toEqual(['generate_lead']);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you!');
    await expect(page.locator('script')).toHaveCount(0);
    expect(events).toHaveLength(4);
  });
