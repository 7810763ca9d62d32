import { getMessages } from '../lib/language/i18n';
import { expect, test } from './fixtures';
import { embeddedNames, embeddedRecord } from './support/embedded-records';
import { languageOf } from './support/routes';

for (const name of embeddedNames) {
  test(`the ${name} site: a page that is not there says so, and leads home`, async ({
    demo,
    served,
    sharedPage: page,
    watch,
  }) => {
    watch.allow(/status 404|status of 404/);
    const record = embeddedRecord(name);
    const { nav, action } = getMessages(languageOf(record));
    const urlOf = (path: string) => (name === 'demo' ? demo.origin + path : served.urlOf(name, path));
    await page.goto(urlOf('/no-such-page'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nav.notFound);
    await page.getByRole('link', { name: action.returnHome }).click();
    await expect(page).toHaveURL(urlOf('/'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      record.dbSlogan?.[0]?.slogan ?? record.dbPrincipal.name,
    );
  });
}
