import { expect, test, type Sites } from './fixtures';
import { expectWholePictures, outlineOf } from './support/page-facts';
import { variantsOf } from './support/variants';

// What fields of the record switch on or off: one record for each condition.

let sites: Sites;
test.beforeAll(async ({ startSites }) => {
  sites = await startSites(variantsOf());
});

const menuItem = (page: import('@playwright/test').Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .filter({ visible: true })
    .locator('> ul > li')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

test('Services has a dropdown only while pages are made from services; cards lead there, or to the list', async ({
  plainPage,
}) => {
  await plainPage.goto(sites.urlOf('complete'));
  await expect(menuItem(plainPage, 'Services').locator('ul a')).toHaveCount(3);
  await expect(
    plainPage.getByRole('main').getByRole('heading', { name: 'Alder Carving' }).getByRole('link'),
  ).toHaveAttribute('href', '/alder-carving');
  await plainPage.goto(sites.urlOf('no-service-pages'));
  await expect(menuItem(plainPage, 'Services').locator('ul')).toHaveCount(0);
  await expect(
    plainPage.getByRole('main').getByRole('heading', { name: 'Alder Carving' }).getByRole('link'),
  ).toHaveAttribute('href', '/services');
});

test('Gallery has a dropdown only with custom links', async ({ plainPage }) => {
  await plainPage.goto(sites.urlOf('complete'));
  await expect(menuItem(plainPage, 'Gallery').locator('ul a')).toHaveText([
    'Larch House Project',
    'Maple Yard',
  ]);
  expect(
    await menuItem(plainPage, 'Gallery')
      .locator('ul a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/gallery/larch-house%20project', '/gallery/maple-yard']);
  await plainPage.goto(sites.urlOf('no-custom-links'));
  await expect(menuItem(plainPage, 'Gallery').locator('ul')).toHaveCount(0);
});

test('Reviews are in header and footer only when active and not home-only; Home shows them only when home-only', async ({
  plainPage,
}) => {
  for (const [site, inMenu, onHome] of [
    ['complete', true, false],
    ['no-reviews', false, false],
    ['home-only-reviews', false, true],
  ] as const) {
    await plainPage.goto(sites.urlOf(site));
    await expect(menuItem(plainPage, 'Reviews'), `${site}: menu`).toHaveCount(inMenu ? 1 : 0);
    await expect(
      plainPage.getByRole('contentinfo').getByRole('navigation').getByRole('link', { name: 'Reviews' }),
      `${site}: footer`,
    ).toHaveCount(inMenu ? 1 : 0);
    await expect(
      plainPage.getByRole('main').getByRole('heading', { name: 'Reviews heading rowan' }),
      `${site}: Home`,
    ).toHaveCount(onHome ? 1 : 0);
  }
  await plainPage.goto(sites.urlOf('no-reviews'));
  await expect(plainPage.getByRole('contentinfo')).not.toContainText('Reviews heading rowan');
});

test('Our Videos is in the menu only with a channel link', async ({ plainPage }) => {
  await plainPage.goto(sites.urlOf('complete'));
  await expect(menuItem(plainPage, 'Our Videos')).toHaveCount(1);
  await plainPage.goto(sites.urlOf('no-channel'));
  await expect(menuItem(plainPage, 'Our Videos')).toHaveCount(0);
});

test('only the first promo video and the first branding entry count', async ({ plainPage }) => {
  await plainPage.goto(sites.urlOf('complete'));
  const shown = await outlineOf(plainPage);
  expect(shown).toContain('PromoVideo1');
  expect(shown).toContain('Branding heading sable');
  await plainPage.goto(sites.urlOf('second-entries'));
  const without = await outlineOf(plainPage);
  expect(without).not.toContain('SecondVideo');
  expect(without).not.toContain('Branding heading sable');
  expect(without).not.toContain('second-branding.example.com');
});

test('one location has no tabs, several have one each', async ({ plainPage }) => {
  await plainPage.goto(sites.urlOf('complete'));
  const coverage = () =>
    plainPage
      .locator('section')
      .filter({ has: plainPage.getByRole('heading', { name: 'Map heading onyx' }) });
  await expect(coverage().getByRole('radio').or(coverage().getByRole('tab'))).toHaveCount(0);
  await expect(coverage().getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    'https://maps.example.com/juniper',
  );
  await plainPage.goto(sites.urlOf('two-locations'));
  await expect(coverage().getByRole('radio').or(coverage().getByRole('tab'))).toHaveCount(2);
});

test('an empty gallery shows stock pictures, without these a sentence', async ({ sharedPage: page }) => {
  const main = page.getByRole('main');
  await page.goto(sites.urlOf('stock-only', '/gallery'));
  expect(
    await main.locator('a:has(img)').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([
    '/assets/demo/lodge-lawn-sunset.jpg',
    '/assets/demo/villa-terrace-wide.jpg',
    '/assets/demo/lodge-evening-wide.jpg',
  ]);
  for (const path of ['/gallery', '/', '/about', '/alder-carving']) {
    await page.goto(sites.urlOf('no-pictures', path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectWholePictures(page);
    expect(await main.locator('ul:empty, ol:empty, h2:empty').count()).toBe(0);
  }
  await page.goto(sites.urlOf('no-pictures', '/gallery'));
  await expect(main.getByRole('img')).toHaveCount(0);
  await expect(main.getByRole('paragraph').first()).not.toBeEmpty();
});

test('the payment picture is shown only when its entry is active', async ({ plainPage }) => {
  const picture = plainPage.getByRole('contentinfo').getByRole('img', { name: 'Ways to pay' });
  await plainPage.goto(sites.urlOf('complete'));
  await expect(picture).toHaveCount(1);
  await plainPage.goto(sites.urlOf('no-payment-picture'));
  await expect(picture).toHaveCount(0);
});

test('the intro has the licence, else the years; the counters fall back without years or miles', async ({
  plainPage,
}) => {
  const counters = plainPage.locator('main dl').filter({ hasText: 'Professionals' });
  for (const [site, credential, first, third] of [
    ['complete', 'Licence text quartz', '17+', '33+'],
    ['no-licence', '17 years of experience', '17+', '33+'],
    ['no-numbers', '', '100%', '100%'],
  ] as const) {
    await plainPage.goto(sites.urlOf(site));
    const intro = plainPage.locator('section').filter({ hasText: 'Home text first harbor' });
    await expect(intro).toContainText(credential);
    for (const credentialOfOthers of ['Licence', 'experience'].filter((word) => !credential.includes(word)))
      await expect(intro).not.toContainText(credentialOfOthers);
    await expect(counters.locator('dd')).toHaveText([first, '100%', third, '100%']);
  }
  await expect(counters.locator('dt')).toHaveText([
    'Best Service',
    'Professionals',
    'Cost-Effectiveness',
    'On Time',
  ]);
});

test('a service shows social icons only when there is more than one', async ({ plainPage }) => {
  for (const [site, inSidebar, inFooter] of [
    ['complete', 2, 2],
    ['one-network', 0, 1],
    ['no-network', 0, 0],
  ] as const) {
    await plainPage.goto(sites.urlOf(site, '/alder-carving'));
    const networks = 'a[href*="facebook.com"], a[href*="instagram.com"]';
    await expect(plainPage.getByRole('complementary').locator(networks), `${site}: sidebar`).toHaveCount(
      inSidebar,
    );
    await expect(plainPage.getByRole('contentinfo').locator(networks), `${site}: footer`).toHaveCount(
      inFooter,
    );
  }
});
