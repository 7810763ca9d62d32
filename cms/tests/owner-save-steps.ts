import { expect, type Dialog, type Page, type Request } from '@playwright/test';
import { button, openForm, publish, published, status, write, type Day } from './phone';

// Where an owner's text is, whatever happens to her connection, her session, her phone.

/** Makes a change, and waits until it is saved and all is asked that is shown of it. */
const saved = async (page: Page, change: () => Promise<void>) => {
  let isSaved = false;
  const asked = new Set(['findings', 'history', 'live']);
  const done = page.waitForEvent('requestfinished', (one) => {
    isSaved ||= one.method() === 'PATCH';
    if (isSaved) asked.delete(new URL(one.url()).pathname.split('/').at(-1) ?? '');
    return !asked.size;
  });
  await change();
  await done;
};

/** A mistake is undone; offline in the middle; a second phone. */
export const mistakeOfflineSecondPhone = async ({ page, context, system }: Day) => {
  await page.goto(`${system.cmsOrigin}/admin`);
  await openForm(page);
  await button(page, 'Business').tap();
  const name = page.locator('#field-dbPrincipal__name');
  const right = await name.inputValue();
  await saved(page, () => write(name, 'A mistake'));
  await saved(page, () => button(page, 'Undo').tap());
  await expect(name).toHaveValue(right);

  // A pause in typing sends what was changed, and gets what the site says of it.
  const traffic: Promise<number>[] = [];
  const weigh = async (one: Request) => {
    const { requestBodySize, requestHeadersSize, responseBodySize, responseHeadersSize } = await one.sizes();
    return requestBodySize + requestHeadersSize + responseBodySize + responseHeadersSize;
  };
  const count = (one: Request) => void traffic.push(weigh(one));
  page.on('requestfinished', count);
  await saved(page, () => write(page.locator('#field-dbPrincipal__miles'), '44'));
  await expect(status(page)).toHaveText('Saved. Changes are not published yet');
  page.off('requestfinished', count);
  const bytes = (await Promise.all(traffic)).reduce((sum, one) => sum + one);
  expect(bytes, `in ${traffic.length} requests`).toBeLessThan(30_000);
  // Without a connection the text is kept here, and sent when one is back.
  await context.setOffline(true);
  await write(page.locator('#field-dbPrincipal__miles'), '45');
  await expect(status(page)).toHaveText(/^Not saved. Your text is kept on this device/);
  const storageState = await context.storageState();
  const second = await context.browser()!.newContext({ ignoreHTTPSErrors: true, storageState });
  const phone = await second.newPage();
  await phone.goto(await system.editorOf('acme'));
  await expect(status(phone)).toHaveText(/live|not published/);
  const sent = phone.waitForResponse((one) => /second phone/.test(one.request().postData() ?? ''));
  await phone.locator('#field-dbPrincipal__exprYears').fill('17');
  await phone.locator('#field-dbPrincipal__name').fill('The name of the second phone');
  await sent;
  await write(name, 'The name of the first phone');
  await context.setOffline(false);
  // What only one changed is kept; of the name somebody has to say whose counts.
  const question = page.locator('.save-questions section');
  await expect(question).toContainText('The name of the second phone');
  await question.getByRole('button', { name: 'Keep your text' }).tap();
  await expect(status(page)).toHaveText('Saved. Changes are not published yet');
  await publish(page);
  const { dbPrincipal } = await published({ system });
  expect(dbPrincipal).toMatchObject({ name: 'The name of the first phone', miles: 45, exprYears: 17 });
  // The first phone, taken up again, says that the second one has a draft.
  await phone.reload();
  await expect(status(phone)).toHaveText('Published, live');
  await saved(phone, () => phone.locator('#field-dbPrincipal__exprYears').fill('18'));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(status(page)).toHaveText('Saved. Changes are not published yet');
  await second.close();
};

/** A tab that is open when the session ends, days later, stays where it is, with the text. */
const sevenDaysLater = async ({ context, system }: Pick<Day, 'page' | 'context' | 'system'>) => {
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(await system.editorOf('acme'));
  const miles = page.locator('#field-dbPrincipal__miles');
  await expect(status(page)).toHaveText('Saved. Changes are not published yet');
  await context.setOffline(true);
  await miles.fill('48');
  await page.clock.runFor(2_000);
  await expect(status(page)).toHaveText(/^Not saved. Your text is kept/);
  await page.clock.fastForward(8 * 86_400_000);
  await page.clock.runFor(5_000);
  await expect(miles).toHaveValue('48');
  await miles.fill('46');
  await context.setOffline(false);
  await page.clock.runFor(60_000);
  await expect(status(page)).toHaveText('Saved. Changes are not published yet');
  await page.close();
};

/** On her first page too, the end of the session is no fault of the site. */
const loggedOutOnFirstPage = async ({ page, context, system }: Day) => {
  await page.goto(`${system.cmsOrigin}/admin`);
  const session = await context.cookies();
  await expect(button(page, 'Closed today')).toBeVisible();
  await context.clearCookies();
  await button(page, 'Closed today').tap();
  await expect(page.locator('.logged-out')).toHaveText('You are logged out.Log in again');
  await context.addCookies(session);
  await button(page, 'Closed today').tap();
  await expect(page.locator('.logged-out')).toHaveCount(0);
  await button(page, 'Open after all').tap();
  await expect(button(page, 'Closed today')).toBeVisible();
};

/** Her session ends: the text is kept on this phone, sent after a login, and offered after a crash. */
export const sessionEnds = async (day: Day) => {
  const { page, context, system } = day;
  const session = await context.cookies();
  const miles = page.locator('#field-dbPrincipal__miles');
  const typeLoggedOut = async (text: string) => {
    await context.clearCookies();
    await write(miles, text);
    await expect(status(page)).toHaveText('Not saved: you are logged out. Your text is kept on this device.');
  };
  const again = page.getByRole('link', { name: 'Log in again' });
  const focus = () => page.evaluate(() => dispatchEvent(new Event('focus')));
  // Before anything is typed, too.
  await context.clearCookies();
  await focus();
  await expect(status(page)).toHaveText('You are logged out.');
  await expect(again).toBeVisible();
  await context.addCookies(session);
  await focus();
  await expect(status(page)).toHaveText('Saved. Changes are not published yet');
  await expect(again).toHaveCount(0);
  await typeLoggedOut('46');
  await expect(again).toHaveAttribute('target', '_blank');
  await context.addCookies(session);
  await expect(status(page)).toHaveText('Saved. Changes are not published yet');
  await sevenDaysLater({ page, context, system });
  await typeLoggedOut('47');
  const leave = (dialog: Dialog) => void dialog.accept();
  page.on('dialog', leave);
  await page.goto('about:blank');
  page.off('dialog', leave);
  await context.addCookies(session);
  await page.goto(await system.editorOf('acme'));
  await expect(miles).toHaveValue('46');
  // On her phone also where the preview lies over the form.
  await page.locator('#live-preview-toggler').tap();
  await expect(page.locator('.live-preview-window iframe')).toBeVisible();
  await page.getByRole('region', { name: 'Kept on this device' }).getByText('Bring it back').tap();
  await page.locator('#live-preview-toggler').tap();
  await expect(miles).toHaveValue('47');
  await publish(page);
  expect((await published({ system })).dbPrincipal.miles).toBe(47);
  await loggedOutOnFirstPage(day);
  await page.goto(await system.editorOf('acme'));
  // She has no way to take her site away.
  await expect(page.getByText(/Take .* down|Unpublish|Delete|Trash/)).toHaveCount(0);
};
