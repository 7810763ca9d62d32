import { getMessages } from '../lib/language/i18n';
import { expect, test } from './fixtures';
import { hydrated } from './support/hydrated';
import { cutAt, embeddedRecord, slugOf, telOf, type WireRecord } from './support/embedded-records';
import { languageOf } from './support/routes';

// docs/specification.md#3-every-page: header, menu and footer. Their conditions: conditions.spec.ts.

const showsReviews = ({ reviews }: WireRecord) => Boolean(reviews?.activo && !reviews.isHomeOnly);

const hasPictures = ({ gallery, stock, landings }: WireRecord) =>
  [gallery, stock, landings].some((pictures) => pictures?.length);

const menuOf = (record: WireRecord): [string, string][] => {
  const { home, about, services, gallery, videos, reviews, contact } = getMessages(languageOf(record)).nav;
  return [
    [home, '/'],
    [about, '/about'],
    ...(record.dbServices?.length ? [[services, '/services'] as [string, string]] : []),
    ...(hasPictures(record) ? [[gallery, '/gallery'] as [string, string]] : []),
    ...(record.ytGallery?.linkCanalYT ? [[videos, '/our-videos'] as [string, string]] : []),
    ...(showsReviews(record) ? [[reviews, '/reviews'] as [string, string]] : []),
    [contact, '/contact'],
  ];
};

for (const name of ['demo', 'minimal', 'spanish']) {
  const record = embeddedRecord(name);
  const { main } = getMessages(languageOf(record)).nav;

  test(`the ${name} site's menu has its pages in order`, async ({ demo, served, page }) => {
    await page.goto(name === 'demo' ? demo.origin : served.urlOf(name));
    const links = page
      .getByRole('navigation', { name: main })
      .filter({ visible: true })
      .locator('> ul > li > a');
    expect(
      await links.evaluateAll((all) =>
        all.map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
      ),
    ).toEqual(menuOf(record));
  });
}

const record = embeddedRecord('demo');

test('dropdowns open on hover, and have a link for each service and each landing', async ({ demo, page }) => {
  await page.goto(demo.origin);
  const menu = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  const expected = {
    Services: (record.dbServices ?? []).map(({ name }) => [name, `/${slugOf(name)}`]),
    Gallery: (record.landings ?? []).map(({ name }) => [name, `/gallery/${slugOf(name)}`]),
  };
  for (const [name, entries] of Object.entries(expected)) {
    const item = menu.locator('> ul > li').filter({ has: page.getByRole('link', { name, exact: true }) });
    const links = item.locator('ul a');
    await expect(links.first()).toBeHidden();
    await item.getByRole('link', { name, exact: true }).hover();
    await expect(links.first()).toBeVisible();
    expect(
      await links.evaluateAll((all) =>
        all.map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
      ),
    ).toEqual(entries);
    expect(
      await item.locator('ul').evaluate((list) => list.getBoundingClientRect().height),
    ).toBeLessThanOrEqual(name === 'Services' ? 300 : 200);
    await page.mouse.move(5, 600);
    await expect(links.first()).toBeHidden();
  }
});

test('an entry of a dropdown leads to its page, where the dropdown is closed', async ({ demo, page }) => {
  await page.goto(demo.origin);
  const menu = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  await menu.getByRole('link', { name: 'Services', exact: true }).hover();
  await menu.getByRole('link', { name: 'Deck And Fence Staining' }).click();
  await expect(page).toHaveURL(`${demo.origin}/deck-and%20fence%20staining`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deck And Fence Staining');
  await expect(page).toHaveTitle(`Deck And Fence Staining | ${record.dbPrincipal.name}`);
  await page.mouse.move(5, 600);
  await expect(menu.getByRole('link', { name: 'Lawn Care' })).toBeHidden();
});

test("a link navigates on the client, to the page's top; Back returns; with Ctrl it opens a tab", async ({
  demo,
  page,
  context,
}) => {
  await page.goto(demo.origin);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { shell: 'kept' }));
  // Elements with their texts; scripts and pictures come with other attributes when React makes them.
  const content = () =>
    page
      .locator('main')
      .evaluate((main) =>
        [...main.querySelectorAll(':not(script, noscript)')].map((element) => [
          element.localName,
          element.getAttribute('class'),
          element.children.length === 0 && element.textContent,
        ]),
      );
  // Comes when it is near, wherever the page was before.
  const showStatus = async () => {
    const status = page.getByRole('main').locator('[data-longest]').first();
    await status.scrollIntoViewIfNeeded();
    await expect(status).not.toBeEmpty();
  };
  await showStatus();
  const before = await content();
  const shell = () => page.evaluate(() => (window as unknown as { shell?: string }).shell);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true });

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(`${demo.origin}/about`);
  await tab.close();
  await expect(page).toHaveURL(`${demo.origin}/`);

  await link.click();
  await expect(page).toHaveTitle(`About | ${record.dbPrincipal.name}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await shell()).toBe('kept');
  await page.goBack();
  await expect(page).toHaveTitle(`Home | ${record.dbPrincipal.name}`);
  expect(await shell()).toBe('kept');
  await showStatus();
  // Most of it is not in the data that the page came with (lib/serving/next/static-parts.mjs).
  await expect.poll(content).toEqual(before);
});

test('the header has logo, first phone, first day and hours, and a button to the form', async ({
  demo,
  page,
}) => {
  await page.goto(demo.origin);
  const header = page.getByRole('banner');
  const { name, phones, workdays, workHours } = record.dbPrincipal;
  await expect(header.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('href', '/');
  await expect(header.getByRole('img', { name })).toBeVisible();
  await expect(
    header.locator(`a[href="${telOf(phones?.[0]?.phone ?? '')}"]`).filter({ visible: true }),
  ).toContainText(phones?.[0]?.phone ?? '?');
  await expect(header).toContainText(workdays?.[0]?.day ?? '?');
  await expect(header).toContainText(workHours?.[0]?.hour ?? '?');
  await expect(
    header.getByRole('link', { name: /free estimate/i }).filter({ visible: true }),
  ).toHaveAttribute('href', '/contact');
});

test('a scrolled page keeps phone and estimate in the bar, and the social icons are gone', async ({
  demo,
  page,
}) => {
  await page.goto(demo.origin);
  const bar = page.locator('.bar-swap');
  const call = bar.locator(`a[href="${telOf(record.dbPrincipal.phones?.[0]?.phone ?? '')}"]`);
  const network = bar.locator(`a[href="${record.dbSocialMedia?.redes?.[0]?.url}"]`);
  await expect(network).toBeVisible();
  await expect(call).toBeHidden();
  await page.mouse.wheel(0, 1500);
  await expect(call).toBeInViewport();
  await expect(bar.locator('a[href="/contact"]')).toBeInViewport();
  await expect(network).toBeHidden();
});

test('on Contact the closing band calls, on other pages it leads to Contact', async ({ demo, plainPage }) => {
  const button = plainPage.getByRole('contentinfo').locator('.btn-light').filter({ visible: true });
  for (const [path, href] of [
    ['/about', '/contact'],
    ['/contact', telOf(record.dbPrincipal.phones?.[0]?.phone ?? '')],
  ] as const) {
    await plainPage.goto(demo.origin + path);
    await expect(button).toHaveAttribute('href', href);
  }
});

test('the footer has all its parts', async ({ demo, plainPage }) => {
  await plainPage.goto(demo.origin);
  const footer = plainPage.getByRole('contentinfo');
  const { name, phones, emails, location, workdays, workHours, paymentMethod } = record.dbPrincipal;
  const links = async (href: string) =>
    footer.locator(`a[href="${href}"]`).filter({ visible: true }).allTextContents();

  await expect(footer).toContainText(record.dbSlogan?.[3]?.slogan ?? '?');
  await expect(footer).toContainText(cutAt(record.dbAbout?.[1]?.text ?? '?', 181));
  expect(cutAt(record.dbAbout?.[1]?.text ?? '', 181)).toMatch(/\.\.\.$/);
  expect(await links('/services')).toEqual(
    expect.arrayContaining((record.dbServices ?? []).slice(0, 6).map((service) => service.name)),
  );
  for (const { name: seventh } of (record.dbServices ?? []).slice(6))
    await expect(footer).not.toContainText(seventh);
  const listed = footer.getByRole('navigation', { name: 'Navigation' }).getByRole('link');
  await expect(listed).toHaveText(['Home', 'About', 'Services', 'Gallery', 'Reviews', 'Contact']);
  expect(await links('/contact')).toContain(location?.[0]?.address);
  for (const { phone, name: label } of phones ?? [])
    expect(await links(telOf(phone))).toEqual([`${label}: ${phone}`]);
  expect(await links(`mailto:${emails?.[0]?.email}`)).toEqual([emails?.[0]?.email]);
  await expect(footer).not.toContainText(emails?.[1]?.email ?? '?');
  for (const [index, { day }] of (workdays ?? []).entries())
    await expect(footer).toContainText(`${day}: ${workHours?.[index]?.hour}`);
  await expect(footer).toContainText(paymentMethod ?? '?');
  await expect(footer.getByRole('img', { name: 'Ways to pay' })).toBeVisible();
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${name}`);
  for (const { url } of record.dbSocialMedia?.redes ?? [])
    await expect(footer.locator(`a[href="${url}"]`)).toHaveCount(1);
});

test('a call-only footer calls, shows the about text whole, and has no navigation', async ({
  served,
  plainPage,
}) => {
  const callOnly = embeddedRecord('call-only');
  await plainPage.goto(served.urlOf('call-only'));
  const footer = plainPage.getByRole('contentinfo');
  const phone = telOf(callOnly.dbPrincipal.phones?.[0]?.phone ?? '');
  for (const { name } of (callOnly.dbServices ?? []).slice(0, 6))
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', phone);
  await expect(footer).toContainText(callOnly.dbAbout?.[1]?.text ?? '?');
  await expect(footer.getByRole('navigation')).toHaveCount(0);
  expect(
    await footer.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
  ).toEqual(['/']);
});
