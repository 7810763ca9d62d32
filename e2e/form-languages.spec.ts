import type { Page } from '@playwright/test';
import { getMessages, languages } from '../lib/language/i18n';
import { expect, full, test, type Sites } from './fixtures';
import { everythingOn, expectOnly, textsIn, textsOf } from './support/page-texts';
import { rawRequest } from './support/raw-request';

// All texts of the estimate form, from browser and server, are in the site's language.

// In one worker, so that the server is started once.
test.describe.configure({ mode: 'default' });

let sites: Sites;
test.beforeAll(async ({ startSites }) => {
  sites = await startSites(
    Object.fromEntries(languages.map((language) => [language, { record: everythingOn(language) }])),
    { LEADS_PER_ADDRESS: '12', LEADS_PER_SITE: '1000000' },
  );
});

const formIn = (page: Page) => page.locator('main form[action="/api/leads"]').first();
const field = (page: Page, name: string) => formIn(page).locator(`[name="${name}"]`).first();

for (const language of languages) {
  const messages = getMessages(language);
  const record = everythingOn(language);
  const expectOwnLanguage = async (page: Page, where: string) =>
    expectOnly(language, await textsOf(page), record, where);

  test(
    `in ${language}: errors, photos, sending, not sent and sent`,
    language === 'es' ? {} : full,
    async ({ page, watch }) => {
      watch.allow(/503|ERR_FAILED|request failed/);
      const answers: (object | null)[] = [
        null,
        { status: 503, json: { message: messages.lead.failed, phone: null } },
        { status: 200, json: { ok: true } },
      ];
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/leads', async (route) => {
        await answered;
        const reply = answers.shift();
        await (reply ? route.fulfill(reply) : route.abort('failed'));
      });
      await page.goto(sites.urlOf(language, '/contact'));
      await field(page, 'lastName').focus();
      await expect(formIn(page)).toHaveAttribute('novalidate', '');
      const send = () => formIn(page).locator('button[type="submit"]').click();

      await send();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(messages.lead.errorsText);
      await expectOwnLanguage(page, 'a form that was sent empty');
      await field(page, 'firstName').fill('Ana');
      await field(page, 'message').fill('-');
      await field(page, 'email').fill('ana@');
      await field(page, 'phone').fill('12');
      await send();
      await expect(formIn(page).getByText(messages.lead.errors.email)).toBeVisible();
      await expectOwnLanguage(page, 'a wrong e-mail and phone');

      const photos = formIn(page).locator('input[type="file"]');
      const photo = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') };
      for (const [files, said] of [
        [[{ ...photo, mimeType: 'text/plain' }], messages.lead.errors.photoType],
        [Array(6).fill(photo), messages.lead.errors.photos],
      ] as const) {
        await photos.setInputFiles([...files]);
        await expect(formIn(page).getByText(said)).toBeVisible();
        await expectOwnLanguage(page, said);
      }
      for (let left = 5; left > 0; left -= 1)
        await formIn(page)
          .getByRole('button', { name: messages.estimateForm.removePhoto.replace('{n}', '1') })
          .click();

      await field(page, 'email').fill('');
      await field(page, 'phone').fill('303-555-0199');
      await send();
      await expect(page.getByText(messages.estimateForm.sending)).toBeVisible();
      await expectOwnLanguage(page, 'sending');
      answer();
      for (const said of [messages.estimateForm.noConnection, messages.lead.failed]) {
        await expect(page.getByRole('main').getByRole('alert')).toContainText(said);
        await expectOwnLanguage(page, said);
        await send();
      }
      await expect(page.getByText(messages.lead.thanksTitle, { exact: true })).toBeFocused();
      await expectOwnLanguage(page, 'sent');
    },
  );

  test(`in ${language}: without JavaScript, errors and thanks`, async ({ plainPage, watch }) => {
    watch.allow(/status 422|status of 422/);
    await plainPage.goto(sites.urlOf(language, '/contact'));
    await field(plainPage, 'firstName').fill('Ana');
    await field(plainPage, 'message').fill('-');
    await formIn(plainPage).locator('button[type="submit"]').click();
    await expect(plainPage.getByRole('alert')).toContainText(messages.lead.errorsText);
    await expectOwnLanguage(plainPage, 'the form again');
    await plainPage.locator('[name="phone"]').fill('303-555-0199');
    await plainPage.locator('button[type="submit"]').click();
    await expect(plainPage.getByRole('heading', { level: 1 })).toHaveText(messages.lead.thanksTitle);
    await expectOwnLanguage(plainPage, 'the thanks');
  });

  test(`in ${language}: whatever the server refuses, as a page and as JSON`, async ({ plainPage }) => {
    // setContent would keep the policy of the previous page.
    await plainPage.goto('about:blank');
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const refused: [name: string, headers: Record<string, string>, body: string, status: number][] = [
      ['another site', { ...form, origin: 'https://evil.example' }, 'firstName=a', 403],
      ['too large', form, 'a'.repeat(100_000), 413],
      ['of a wrong type', { 'content-type': 'text/plain' }, 'x', 415],
      ['unreadable', { 'content-type': 'application/json' }, '{', 400],
      ['wrong', form, 'firstName=&email=x&phone=1', 422],
      ['too many', form, 'firstName=a', 429],
    ];
    for (const [name, headers, body, status] of refused) {
      for (const accept of ['text/html', 'application/json']) {
        const post = () =>
          rawRequest(sites.server.port, {
            method: 'POST',
            path: '/api/leads',
            host: sites.hostOf(language),
            headers: { accept, 'x-forwarded-for': `192.0.2.${status % 256}`, ...headers },
            body,
          });
        let answer = await post();
        for (let more = 0; status === 429 && more < 20 && answer.status !== 429; more += 1)
          answer = await post();
        expect([name, answer.status]).toEqual([name, status]);
        if (accept === 'text/html') await plainPage.setContent(answer.body);
        expectOnly(
          language,
          accept === 'text/html' ? await textsOf(plainPage) : textsIn(JSON.parse(answer.body)),
          record,
          `${name}, as ${accept}`,
        );
      }
    }
    const photo = await rawRequest(sites.server.port, {
      path: '/api/leads/photo?id=x',
      host: sites.hostOf(language),
    });
    expectOnly(language, [photo.body], record, 'a link to a photo that has expired');
  });
}
