import { expect, full, test, type Sites } from './fixtures';
import { rawRequest } from './support/raw-request';
import { embeddedNames, embeddedRecord } from './support/embedded-records';
import { routesOf } from './support/routes';

// Menus and tabs: without-javascript.spec.ts; the start-up overlay: first-screen.spec.ts; the form:
// leads.spec.ts; before and after: media.spec.ts.

let sites: Sites;
test.beforeAll(({ served }) => {
  sites = served;
});

test.beforeEach(async ({ plainPage }) =>
  plainPage.route(/\.(jpg|svg|woff2)|_next\/image/, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort('aborted'),
  ),
);

/** In the page: link targets, and visible buttons, which would do nothing. */
const facts = () => {
  const isIdle = (button: HTMLButtonElement) =>
    button.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !button.popoverTargetElement &&
    !(button.form && button.type === 'submit') &&
    !button.parentElement?.querySelector('.dropdown');
  return {
    links: [...document.querySelectorAll('a')].map(
      (link) => link.getAttribute('href') ?? `nowhere: ${link.outerHTML.slice(0, 120)}`,
    ),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    idle: [...document.querySelectorAll('button')]
      .filter(isIdle)
      .map((button) => button.outerHTML.slice(0, 160)),
  };
};

/** Hosts that the record need not name. */
const services = [
  /^tel:\+1\d{10}(;ext=\d+)?$/,
  /^tel:\+44\d{10}$/,
  /^mailto:[^@\s]+@[^@\s]+$/,
  /^sms:\+\d{8,15}.*$/,
  /^https:\/\/wa\.me\/\d{8,15}(\?text=.*)?$/,
  /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=.+$/,
  /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/,
];
const isService = (link: string) => services.some((pattern) => pattern.test(link));

for (const name of embeddedNames) {
  test(
    `${name}: every link on every page leads somewhere, and no button is there in vain`,
    name === 'demo' || name === 'call-only' ? {} : full,
    async ({ plainPage }) => {
      test.slow();
      const said = JSON.stringify(embeddedRecord(name));
      const answers = new Map<string, Promise<number>>();
      const statusOf = (path: string) => {
        const known =
          answers.get(path) ??
          rawRequest(sites.server.port, { path, host: sites.hostOf(name) }).then(({ status }) => status);
        answers.set(path, known);
        return known;
      };
      for (const { path } of routesOf(embeddedRecord(name)).filter(({ status }) => status === 200)) {
        await plainPage.goto(sites.urlOf(name, path));
        const { links, ids, idle } = await plainPage.evaluate(facts);
        expect(idle, `${path}: buttons that do nothing`).toEqual([]);
        expect(links.length, path).toBeGreaterThan(1);
        const dead: string[] = [];
        for (const link of new Set(links)) {
          // Browsers know '#top' without an element.
          if (link.startsWith('#')) {
            if (link !== '#top' && !ids.includes(link.slice(1))) dead.push(link);
          } else if (link.startsWith('/')) {
            if ((await statusOf(link)) !== 200) dead.push(`${await statusOf(link)} ${link}`);
          } else if (!isService(link) && !(/^https?:/.test(link) && said.includes(new URL(link).host)))
            dead.push(link);
        }
        expect(dead, `${path}: links that lead nowhere`).toEqual([]);
      }
    },
  );
}

test('the badge and the reviews page say how the score is computed', async ({ plainPage }) => {
  await plainPage.goto(sites.urlOf('demo', '/about'));
  const note = plainPage.locator('#how-scored');
  await expect(note).toBeHidden();
  await plainPage.getByRole('button', { name: 'How the score is computed' }).click();
  await expect(note).toBeVisible();
  await plainPage.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await plainPage.goto(sites.urlOf('demo', '/reviews'));
  await plainPage.locator('main .card summary').click();
  await expect(plainPage.locator('main .card details p')).toBeVisible();
});

test('the palette is a page with at most one open group', async ({ plainPage }) => {
  await plainPage.goto(sites.urlOf('demo', '/about'));
  await plainPage.getByRole('link', { name: 'Color Palettes' }).click();
  await expect(plainPage.getByRole('heading', { level: 1, name: 'Color Palettes' })).toBeVisible();
  const groups = plainPage.locator('details');
  await expect(groups).toHaveCount(12);
  await groups.nth(2).locator('summary').click();
  await expect(groups.nth(2).locator('li').filter({ visible: true })).toHaveCount(10);
  await groups.nth(7).locator('summary').click();
  await expect(groups.nth(2).locator('li').first()).toBeHidden();
  await expect(groups.nth(7).locator('li').first()).toContainText(/#[0-9A-F]{6}/);
  await plainPage.locator('main a').click();
  await expect(plainPage).toHaveURL(sites.urlOf('demo'));
  expect(
    (await rawRequest(sites.server.port, { path: '/api/palette', host: sites.hostOf('minimal') })).status,
  ).toBe(404);
});

test('back-to-top is a link', async ({ plainPage }) => {
  await plainPage.goto(sites.urlOf('demo', '/privacy'));
  await plainPage.mouse.wheel(0, 2_000);
  const scrolled = () => plainPage.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBeGreaterThan(400);
  await plainPage.getByRole('link', { name: 'Back to top' }).click();
  await expect.poll(scrolled).toBe(0);
});
