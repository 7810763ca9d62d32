import type { Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { button, field, fill, formIn, intercept, loadForm } from './support/first-form';
import { hydrated } from './support/hydrated';

// The estimate form while it is being sent, when sending fails, and without its script.

test('while the form is sent nothing in it can be changed; then focus is on the result', async ({
  demo,
  page,
  watch,
}) => {
  watch.allow(/422|503/);
  // A smooth scroll would move the target of a click.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const answers = [
    { status: 422, json: { errors: { phone: 'Please include the area code.' } } },
    { status: 503, json: { message: 'The database is away.', phone: null } },
    { status: 200, json: { ok: true } },
  ];
  let hold: (route: Route) => void = () => {};
  await page.route('**/api/leads', (route) => hold(route));
  await page.goto(`${demo.origin}/contact`);
  await hydrated(page);
  await loadForm(page);
  await fill(page);
  const focused = [
    field(page, 'phone'),
    page.getByText('Your request has not been sent yet'),
    page.getByText('Thank you!', { exact: true }),
  ];
  for (const next of focused) {
    const held = new Promise<Route>((resolve) => {
      hold = resolve;
    });
    await button(page).click();
    const request = await held;
    const sending = page.getByText('Sending your request…');
    await expect(sending).toBeFocused();
    await expect(sending).toBeInViewport();
    const message = await field(page, 'message').boundingBox();
    await page.mouse.click((message?.x ?? 0) + 20, (message?.y ?? 0) + 20);
    await page.keyboard.type('Three');
    await sending.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('Four');
    expect(await formIn(page).evaluate((form) => form.contains(document.activeElement))).toBe(false);
    await expect(field(page, 'message')).toHaveValue('Two rooms and a hallway');
    await expect(field(page, 'firstName')).toHaveValue('Ana');
    await sending.focus();
    await request.fulfill(answers.shift());
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport();
    if (answers.length > 0) await fill(page);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('after a failure the visitor sees a message, other ways and the text; a retry after a reload is the same lead', async ({
    demo,
    page,
    watch,
  }) => {
    watch.allow(/503|ERR_FAILED|request failed/);
    const answers = [
      null,
      { status: 503, json: { message: 'The database is away.', phone: null } },
      { status: 200, json: { ok: true } },
    ];
    const posted = await intercept(page, () => answers.shift() ?? null);
    await page.goto(`${demo.origin}/contact`);
    await fill(page);
    await button(page).click();
    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice).toContainText('no connection');
    await expect(notice).toBeInViewport();
    await expect(notice.getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:\+1\d{10}$/);
    expect(
      decodeURIComponent((await notice.locator('a[href^="https://wa.me/1"]').getAttribute('href')) ?? ''),
    ).toContain('Two rooms and a hallway');
    for (const link of await notice.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button(page).click();
    await expect(notice).toContainText('The database is away.');
    await page.reload();
    await expect(field(page, 'message')).toHaveValue('Two rooms and a hallway');
    await button(page).click();
    await expect(page.getByText('Thank you!', { exact: true })).toBeFocused();
    expect(posted).toHaveLength(3);
    expect(new Set(posted.map(({ id }) => id)).size).toBe(1);
  });
});

test('where the script of the form cannot be loaded, the form is posted, and the server thanks', async ({
  demo,
  page,
  watch,
}) => {
  watch.allow(/request failed|Failed to load resource|ERR_FAILED/);
  await page.goto(`${demo.origin}/contact`);
  await hydrated(page);
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort('failed'));
  await fill(page, 'Without the chunk');
  await button(page).click();
  await expect(page).toHaveURL(`${demo.origin}/api/leads/thanks`);
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
});
