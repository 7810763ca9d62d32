import { expect, test } from './fixtures';
import { expectInOrder, outlineOf } from './support/page-facts';
import { embeddedRecord, embeddedReviews, scoreOf, slugOf, telOf } from './support/embedded-records';

// docs/specification.md#4-pages, in the server's HTML; Home: home-page.spec.ts.

const record = embeddedRecord('demo');
const { phones = [], emails = [], workdays = [], workHours = [], location = [] } = record.dbPrincipal;
const services = record.dbServices ?? [];
const social = record.dbSocialMedia?.redes ?? [];
const values = (record.dbValues ?? []).flatMap(({ title, description }) => [title, description]);

test('inner pages have a breadcrumb to Home', async ({ demo, plainPage }) => {
  for (const [path, trail] of [
    ['/about', ['Home', 'About']],
    ['/lawn-care', ['Home', 'Services', 'Lawn Care']],
    ['/gallery/washington-park', ['Home', 'Gallery', 'Washington Park']],
  ] as const) {
    await plainPage.goto(demo.origin + path);
    const breadcrumb = plainPage.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb.getByRole('listitem')).toHaveText([...trail]);
    await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  }
});

test('About: the about text with its list, three values, the second slogan over the second text', async ({
  demo,
  plainPage,
}) => {
  await plainPage.goto(`${demo.origin}/about`);
  const [first, second] = record.dbAbout ?? [];
  expectInOrder(await outlineOf(plainPage), [
    first?.text ?? '?',
    ...(first?.list ?? ['?']),
    ...values,
    record.dbSlogan?.[1]?.slogan ?? '?',
    second?.text ?? '?',
  ]);
});

test('Services: a row for each description, with its list and a button', async ({ demo, plainPage }) => {
  await plainPage.goto(`${demo.origin}/services`);
  const rows = services.flatMap(({ name, description }) =>
    description.flatMap(({ text, lists }, index) => [
      ...(index === 0 ? [name] : []),
      text ?? '?',
      ...(lists ?? []),
      '[/contact]',
    ]),
  );
  expectInOrder(await outlineOf(plainPage), rows);
});

test('a service: picture, slogan, every paragraph, and a sidebar with seven services', async ({
  demo,
  plainPage,
}) => {
  const [service] = services;
  await plainPage.goto(`${demo.origin}/${slugOf(service?.name ?? '?')}`);
  await expect(plainPage.getByRole('main').getByRole('img', { name: service?.name }).first()).toBeVisible();
  const outline = await outlineOf(plainPage);
  const slogan = (record.dbSlogan ?? []).find((candidate) => outline.includes(candidate.slogan))?.slogan;
  expectInOrder(outline, [
    slogan ?? 'one of the slogans',
    ...(service?.description ?? []).flatMap(({ text, lists }) => [text ?? '?', ...(lists ?? [])]),
  ]);
  expectInOrder(outline, ['Professionals', ...values]);

  const sidebar = plainPage.getByRole('main').getByRole('complementary');
  expect(
    await sidebar
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')])),
  ).toEqual(services.slice(0, 7).map(({ name }) => [name, `/${slugOf(name)}`]));
  for (const { phone } of phones) await expect(sidebar.locator(`a[href="${telOf(phone)}"]`)).toBeVisible();
  for (const { email } of emails) await expect(sidebar.locator(`a[href="mailto:${email}"]`)).toBeVisible();
  for (const text of [...workdays.map(({ day }) => day), ...workHours.map(({ hour }) => hour)])
    await expect(sidebar).toContainText(text);
  for (const { url } of social) await expect(sidebar.locator(`a[href="${url}"]`)).toBeVisible();
});

test('Gallery: before and after, then a gallery for each landing', async ({ demo, plainPage }) => {
  await plainPage.goto(`${demo.origin}/gallery`);
  expectInOrder(await outlineOf(plainPage), [
    'Before',
    'After',
    ...(record.landings ?? []).flatMap(({ name, gallery }) => [
      name,
      ...gallery.map((picture) => `[${picture}]`),
    ]),
  ]);
  const main = plainPage.getByRole('main');
  for (const { beforeImg, afterImg } of record.beforeAfterGall ?? []) {
    for (const picture of [beforeImg, afterImg])
      await expect(main.locator(`img[src*="${encodeURIComponent(picture)}"]`)).toHaveCount(1);
  }
});

test("a project has its own pictures, all of them, and no other project's", async ({ demo, plainPage }) => {
  const [project, other] = record.landings ?? [];
  await plainPage.goto(`${demo.origin}/gallery/${slugOf(project?.name ?? '?')}`);
  const links = plainPage.getByRole('main').locator('a:has(img)');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    project?.gallery,
  );
  await expect(plainPage.getByRole('main')).not.toContainText(other?.name ?? '?');
});

test('Reviews: average, count, and every review, newest first', async ({ demo, plainPage }) => {
  const reviews = embeddedReviews('demo');
  const { average, count } = scoreOf(reviews);
  await plainPage.goto(`${demo.origin}/reviews`);
  const main = plainPage.getByRole('main');
  await expect(main).toContainText(average);
  await expect(main).toContainText(`${count} reviews`);
  const dates = await main
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(dates).toEqual(
    reviews
      .map((review) => review.Date)
      .sort()
      .reverse(),
  );
  const more = main.getByText(/^Show \d+ more reviews?$/).filter({ visible: true });
  for (let shown = 10; shown < reviews.length; shown += 10) {
    await expect(more).toHaveCount(1);
    await more.click();
  }
  await expect(more).toHaveCount(0);
  const stars = await main
    .getByRole('listitem')
    .filter({ has: plainPage.locator('time') })
    .getByRole('img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('aria-label')));
  const newestFirst = [...reviews].sort((a, b) => b.Date.localeCompare(a.Date));
  expect(stars).toEqual(
    newestFirst.map(({ ReviewsStars }) => (ReviewsStars === 1 ? '1 star' : `${ReviewsStars} stars`)),
  );
});

test('Contact: the Get In Touch card beside the form', async ({ demo, plainPage }) => {
  await plainPage.goto(`${demo.origin}/contact`);
  const card = plainPage
    .locator('section section')
    .filter({ has: plainPage.getByRole('heading', { name: 'Get In Touch!' }) });
  await expect(card).toContainText(location[0]?.address ?? '?');
  for (const { phone } of phones) await expect(card.locator(`a[href="${telOf(phone)}"]`)).toBeVisible();
  for (const text of [...workdays.map(({ day }) => day), ...workHours.map(({ hour }) => hour)])
    await expect(card).toContainText(text);
  const follow = plainPage
    .locator('section')
    .filter({ has: plainPage.getByRole('heading', { name: 'Follow Us' }) });
  for (const { url } of social) await expect(follow.last().locator(`a[href="${url}"]`)).toBeVisible();
  const form = plainPage
    .locator('section section')
    .filter({ has: plainPage.getByRole('heading', { name: 'Send Us A Message' }) });
  await expect(form.locator('form button')).toHaveCount(1);
});

test('Our Videos: each video is a link, and nothing is loaded from its host', async ({
  demo,
  sharedPage: page,
}) => {
  await page.goto(`${demo.origin}/our-videos`);
  for (const id of record.ytGallery?.links ?? [])
    await expect(
      page.getByRole('main').locator(`a[href="https://www.youtube.com/watch?v=${id}"]`),
    ).toBeVisible();
  await expect(page.locator(`main a[href="${record.ytGallery?.linkCanalYT}"]`)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('Find us on: listing, message link, directories and networks', async ({ demo, plainPage }) => {
  await plainPage.goto(`${demo.origin}/find-us-on`);
  const main = plainPage.getByRole('main');
  const targets = [
    record.gmb?.link,
    ...(record.dbSocialMedia?.directorios ?? []).map(({ url }) => url),
    ...social.map(({ url }) => url),
  ].map((url) => new URL(url ?? '').href);
  for (const url of targets) await expect(main.locator(`a[href="${url}"]`)).toHaveCount(1);
  const digits = (phones[0]?.phone ?? '').replace(/\D/g, '');
  await expect(main.locator(`a[href^="https://wa.me/1${digits}"]`)).toHaveCount(1);
});

test("other spellings of a path redirect to the specification's", async ({ demo, request }) => {
  for (const [from, to] of [
    ['/deck-and-fence-staining', '/deck-and%20fence%20staining'],
    ['/Lawn-Care', '/lawn-care'],
    ['/about/', '/about'],
    ['/gallery/Washington-Park', '/gallery/washington-park'],
  ] as const) {
    const answer = await request.get(demo.origin + from, { maxRedirects: 0 });
    expect([from, answer.status(), answer.headers().location]).toEqual([from, 308, to]);
  }
});
