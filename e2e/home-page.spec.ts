import { expect, test } from './fixtures';
import { hydrated } from './support/hydrated';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { expectInOrder, outlineOf } from './support/page-facts';
import { cutAt, embeddedRecord, embeddedReviews, scoreOf, slugOf, telOf } from './support/embedded-records';

// docs/specification.md#41-home

const demoRecord = embeddedRecord('demo');
const services = demoRecord.dbServices ?? [];
const names = services.map(({ name }) => name);
const firstText = (index: number) => services[index]?.description.find(({ text }) => text)?.text ?? '';

test('its sections are in the order of the specification', async ({ demo, plainPage }) => {
  await plainPage.goto(demo.origin);
  expectInOrder(await outlineOf(plainPage), [
    demoRecord.dbSlogan?.[0]?.slogan ?? '?',
    demoRecord.dbValues?.[1]?.description ?? '?',
    '[/contact]',
    demoRecord.dbPrincipal.licensed ?? '?',
    demoRecord.dbHome?.[0]?.text ?? '?',
    ...names.slice(0, 6),
    `[${demoRecord.videosPromo?.[0]?.link}]`,
    '[form]',
    demoRecord.dbAbout?.[1]?.text ?? '?',
    'Professionals',
    'On Time',
    'A little about us',
    demoRecord.dbAbout?.[0]?.text ?? '?',
    ...(demoRecord.dbAbout?.[0]?.list ?? ['?']),
    demoRecord.labels?.general?.titleServices ?? '?',
    ...names,
    demoRecord.labels?.general?.titleBranding ?? '?',
    `[${demoRecord.brandingExtra?.[0]?.link}]`,
    '[form]',
  ]);
});

test('the intro lists the first six services and no seventh', async ({ demo, plainPage }) => {
  await plainPage.goto(demo.origin);
  const outline = await outlineOf(plainPage);
  const intro = outline.slice(
    outline.indexOf(demoRecord.dbHome?.[0]?.text ?? '?'),
    outline.indexOf(`[${demoRecord.videosPromo?.[0]?.link}]`),
  );
  expect(names.length).toBeGreaterThan(6);
  for (const name of names.slice(0, 6)) expect(intro).toContain(name);
  for (const name of names.slice(6)) expect(intro).not.toContain(name);
});

test('the counters have their final values in the HTML', async ({ demo, plainPage }) => {
  await plainPage.goto(demo.origin);
  const counters = plainPage.locator('main dl').filter({ hasText: 'Professionals' });
  await expect(counters.locator('dd')).toHaveText([
    `${demoRecord.dbPrincipal.exprYears}+`,
    '100%',
    `${demoRecord.dbPrincipal.miles}+`,
    '100%',
  ]);
  await expect(counters.locator('dt')).toHaveText([
    'Years of experience',
    'Professionals',
    'Miles around Denver',
    'On Time',
  ]);
});

test('both forms have the labels of the record, and mark required fields', async ({ demo, plainPage }) => {
  await plainPage.goto(demo.origin);
  const labels = demoRecord.labels?.formLabel ?? {};
  const forms = plainPage.locator('main form');
  await expect(forms).toHaveCount(2);
  for (const form of await forms.all()) {
    await expect(form).toHaveAttribute('action', '/api/leads');
    await expect(form).toHaveAttribute('method', 'post');
    for (const [key, required] of [
      ['tname', true],
      ['tlname', false],
      ['temail', false],
      ['tphone', false],
      ['taddress', false],
      ['ttypeservice', false],
      ['tmessage', true],
    ] as const) {
      const text = String(labels[key]);
      const label = form.locator('label[for]').filter({ hasText: text });
      await expect(label).toHaveText(required ? new RegExp(`^${escapeRegExp(text)} ?\\*`) : text);
      const field = plainPage.locator(`[id="${await label.getAttribute('for')}"]`);
      await expect(field).toHaveJSProperty('required', required);
    }
    await expect(form.getByRole('group')).toContainText(String(labels.tbestway));
    await expect(form.getByRole('radio')).toHaveCount(2);
    const options = await form.getByRole('combobox').locator('option').allTextContents();
    expect(options.filter((option) => names.includes(option))).toEqual(names);
    await expect(form.getByRole('button', { name: String(labels.tbutton) })).toBeVisible();
  }
  const ids = await plainPage.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(
    ids.filter((id, index) => ids.indexOf(id) !== index),
    'ids that occur twice',
  ).toEqual([]);
});

test('each service has a card, with its text cut at 160 characters and a link to its page', async ({
  demo,
  plainPage,
}) => {
  await plainPage.goto(demo.origin);
  for (const [index, name] of names.entries()) {
    const card = plainPage
      .getByRole('listitem')
      .filter({ has: plainPage.getByRole('heading', { name, exact: true }) });
    await expect(card.getByRole('link')).toHaveAttribute('href', `/${slugOf(name)}`);
    expect(await card.getByRole('paragraph').textContent()).toBe(cutAt(firstText(index), 160));
  }
});

test('videos and maps are links: nothing is loaded from their hosts', async ({ demo, sharedPage: page }) => {
  await page.goto(demo.origin);
  await expect(page.locator(`main a[href="${demoRecord.videosPromo?.[0]?.link}"]`)).toBeVisible();
  await expect(page.locator('iframe, video, object, embed')).toHaveCount(0);
});

test('several locations have a tab each, with a map card of 400 pixels', async ({
  demo,
  sharedPage: page,
}) => {
  await page.goto(demo.origin);
  const coverage = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: demoRecord.labels?.general?.titleMap }) });
  const places = demoRecord.dbPrincipal.location ?? [];
  expect(places.length).toBeGreaterThan(1);
  for (const place of places) {
    await coverage.getByText(place.address, { exact: true }).first().click();
    const directions = coverage.getByRole('link').filter({ visible: true });
    await expect(directions).toHaveCount(1);
    await expect(directions).toHaveAttribute('href', new URL(place.url ?? '').href);
    expect(await heightsAround(directions)).toContain(400);
  }
});

test('one location has one map card of 500 pixels, under the miles around it', async ({
  served,
  sharedPage: page,
}) => {
  const { location, miles } = embeddedRecord('call-only').dbPrincipal;
  await page.goto(served.urlOf('call-only'));
  const coverage = page.locator('section').filter({
    has: page.getByRole('heading', { name: `We Cover ${miles} Miles Around Arvada` }),
  });
  const directions = coverage.getByRole('link');
  await expect(directions).toHaveAttribute('href', new URL(location?.[0]?.url ?? '').href);
  expect(await heightsAround(directions)).toContain(500);
});

test('a call-only Home lists services and gallery, and every button calls', async ({ served, plainPage }) => {
  const record = embeddedRecord('call-only');
  await plainPage.goto(served.urlOf('call-only'));
  const pictures = (record.gallery ?? []).map((picture) => `[${picture}]`);
  expectInOrder(await outlineOf(plainPage), [
    'A little about us',
    ...(record.dbServices ?? []).flatMap(({ name, description }) => [
      name,
      ...description.map(({ text }) => text ?? ''),
    ]),
    ...pictures,
    '[form]',
  ]);
  await expect(
    plainPage.locator('a[href="/contact"], a[href="/services"], a[href="/about"], a[href="/reviews"]'),
  ).toHaveCount(0);
  await expect(plainPage.getByRole('navigation')).toHaveCount(0);
  const phone = record.dbPrincipal.phones?.[0]?.phone ?? '';
  expect(await plainPage.locator(`main a[href="${telOf(phone)}"]`).count()).toBeGreaterThan(3);
});

test('reviews that are home-only stand on Home, with average and count', async ({ served, plainPage }) => {
  const { average, count } = scoreOf(embeddedReviews('spanish'));
  await plainPage.goto(served.urlOf('spanish'));
  const outline = await outlineOf(plainPage);
  const record = embeddedRecord('spanish');
  expectInOrder(outline, [
    'Un poco sobre nosotros',
    record.labels?.general?.titleReviews ?? '?',
    average,
    `${count} reseñas`,
    record.labels?.general?.titleServices ?? '?',
  ]);
});

test('nothing moves while it loads', async ({ demo, page }) => {
  await watchLayoutShifts(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(demo.origin);
    await hydrated(page);
    await page.evaluate(async () => {
      for (let y = 0; y <= document.documentElement.scrollHeight; y += 700) {
        window.scrollTo({ top: y, behavior: 'instant' });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }
    });
    await hydrated(page);
    expect(await layoutShifts(page), `at ${width} px`).toEqual([]);
  }
});

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const heightsAround = (link: import('@playwright/test').Locator) =>
  link.evaluate((element) => {
    const heights: number[] = [];
    for (let at = element.parentElement; at && at.tagName !== 'SECTION'; at = at.parentElement)
      heights.push(Math.round(at.getBoundingClientRect().height));
    return heights;
  });
