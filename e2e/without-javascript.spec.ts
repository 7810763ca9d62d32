import { expect, test } from './fixtures';
import { embeddedRecord, slugOf } from './support/embedded-records';

const record = embeddedRecord('demo');
const services = (record.dbServices ?? []).map(({ name }) => `/${slugOf(name)}`);
const projects = (record.landings ?? []).map(({ name }) => `/gallery/${slugOf(name)}`);
test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens, and its submenus open independently', async ({ demo, plainPage }) => {
    await plainPage.goto(demo.origin);
    const navigation = plainPage.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
    const button = plainPage.locator('summary[aria-label="Menu"]');
    await expect(navigation).toHaveCount(0);
    await button.click();
    await expect(navigation).toHaveCount(1);
    const service = navigation.locator(`a[href="${services[0]}"]`);
    const project = navigation.locator(`a[href="${projects[0]}"]`);
    await expect(service).toBeHidden();
    await expect(project).toBeHidden();

    await navigation.locator('summary').nth(1).click();
    await expect(project).toBeVisible();
    await expect(service).toBeHidden();
    await navigation.locator('summary').nth(0).click();
    await expect(project).toBeVisible();
    await expect(service).toBeVisible();
    await navigation.locator('summary').nth(1).click();
    await expect(project).toBeHidden();
    await expect(service).toBeVisible();

    await button.click();
    await expect(navigation).toHaveCount(0);
  });
});

test('a dropdown opens when the keyboard reaches it, and closes when it leaves', async ({
  demo,
  plainPage,
}) => {
  await plainPage.goto(demo.origin);
  const navigation = plainPage.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  const service = navigation.locator(`a[href="${services[0]}"]`);
  await expect(service).toBeHidden();
  await navigation.getByRole('link', { name: 'About', exact: true }).focus();
  await plainPage.keyboard.press('Tab');
  await expect(navigation.getByRole('link', { name: 'Services', exact: true })).toBeFocused();
  await expect(service).toBeVisible();
  await plainPage.keyboard.press('Tab');
  await expect(service).toBeFocused();
  for (const path of services.slice(1)) {
    await plainPage.keyboard.press('Tab');
    await expect(navigation.locator(`a[href="${path}"]`)).toBeFocused();
  }
  await plainPage.keyboard.press('Tab');
  await expect(navigation.getByRole('link', { name: 'Gallery', exact: true })).toBeFocused();
  await expect(service).toBeHidden();
});
