import { getMessages, languages } from '../lib/language/i18n';
import { expect, isFullRun, sitesWith, test } from './fixtures';
import { axeProblems, controlProblems, cutOffAt } from './support/page-checks';
import { button, field, formIn } from './support/form-states';
import { withLightPictures } from './support/prepare-page';
import { everythingOn, expectOnly, textsOf } from './support/page-facts';
import { textsIn } from '../test/foreign-words';

// What the server answers to a form without a script, and the page of the palette, in the site's language.
// The form itself: every-state.spec.ts.

const sites = sitesWith(
  Object.fromEntries(languages.map((language) => [language, { record: everythingOn(language) }])),
  // Without a database: the last page says that the request was not stored.
  { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
);

for (const language of languages) {
  const { form, lead } = getMessages(language);
  const record = everythingOn(language);

  test(`in ${language}: the form again, "not stored", the thanks and the palette have no flaw`, async ({
    sharedPage: page,
    watch,
  }) => {
    watch.allow(/422|503/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await withLightPictures(page);
    const expectGood = async (what: string) => {
      expectOnly(language, await textsOf(page), record, what);
      for (const width of isFullRun ? [390, 768, 1440] : [language === 'en' ? 390 : 1440]) {
        expect.soft(await cutOffAt(page, width, 900), what).toEqual([]);
        expect.soft(await axeProblems(page), `${what}, axe at ${width} px`).toEqual([]);
        expect.soft(await controlProblems(page), what).toEqual([]);
      }
    };
    // Posted without scripts, then loaded with them, which axe needs.
    await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort('aborted'));
    await page.goto(sites.urlOf(language, '/contact'));
    await formIn(page).evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await field(page, 'email').fill('ana@');
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText(lead.errorsText);
    await expectGood('the form again');
    for (const [name, value] of Object.entries({
      firstName: 'Ana',
      email: 'ana@example.com',
      message: 'Two rooms',
    }))
      await page.locator(`[name="${name}"]`).fill(value);
    await page.locator('button[type="submit"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.unavailableTitle);
    await expectGood('the database is away');
    await page.goto(sites.urlOf(language, '/api/leads/thanks'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lead.thanksTitle);
    await expectGood('the thanks');
    await page.goto(sites.urlOf(language, '/api/palette'));
    await page.locator('summary').nth(3).click();
    await expectGood('the palette');
  });

  test(`in ${language}: whatever the server refuses, as a page and as JSON`, async ({ plainPage }) => {
    // setContent would keep the policy of the previous page.
    await plainPage.goto('about:blank');
    const encoded = { 'content-type': 'application/x-www-form-urlencoded' };
    const refused: [status: number, headers: Record<string, string>, body: string][] = [
      [403, { ...encoded, origin: 'https://evil.example' }, 'firstName=a'],
      [413, encoded, 'a'.repeat(100_000)],
      [415, { 'content-type': 'text/plain' }, 'x'],
      [400, { 'content-type': 'application/json' }, '{'],
      [422, encoded, 'firstName=&email=x&phone=1'],
    ];
    for (const [status, headers, body] of refused)
      for (const accept of ['text/html', 'application/json']) {
        const post = { method: 'POST', path: '/api/leads', headers: { accept, ...headers }, body };
        const answer = await sites.ask(language, post);
        expect([accept, answer.status]).toEqual([accept, status]);
        if (accept === 'text/html') await plainPage.setContent(answer.body);
        const said = accept === 'text/html' ? await textsOf(plainPage) : textsIn(JSON.parse(answer.body));
        expectOnly(language, said, record, `${status} as ${accept}`);
      }
    const { body } = await sites.ask(language, '/api/leads/photo?id=x');
    expectOnly(language, [body], record, 'a link to a photo that has expired');
  });
}
