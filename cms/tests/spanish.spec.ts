import { expect, test, type Page } from '@playwright/test';
import { choices, formFields, tabs } from '../record/form-fields';
import type { FieldWords } from '../record/words';
import { systemWith } from './system';
import { hasUnknownWord } from './unknown-words';
import { readRecord } from './support';

// An owner whose browser speaks Spanish reads no English, in any state that she comes to.

const owner = 'duena@acme.test';
const record = readRecord('content/spanish.json');
const content = JSON.stringify(record);

test.use({ locale: 'es-MX', extraHTTPHeaders: { 'accept-language': 'es-MX,es' } });
test.describe.configure({ mode: 'serial' });
const system = systemWith({ acme: record });

const allWords = (words: FieldWords): string[] => [
  words.label.en,
  words.help?.en ?? '',
  ...(words.row ? [words.row.en] : []),
  ...Object.values(words.rows ?? {}).flatMap(allWords),
];
const words = [...formFields.values()].flatMap((field) => field.words ?? []);
const spanish = JSON.stringify([tabs, choices, words]);
/** Words of the form in English that are none in Spanish, and what Payload's own pages are made of. */
const english = new Set(
  [
    ...tabs.map(({ label }) => label.en),
    ...words.flatMap(allWords),
    ...Object.values(choices).flatMap((values) => Object.values(values).map(({ en }) => en)),
    'the and your with you is are of to for not this changes save publish published draft saved edit delete',
    'add row rows show all collapse remove move up down log login logout password email send link copied waiting',
    'version versions compare restore confirm cancel search filters columns created updated modified status page',
    'phone tablet desktop responsive custom preview live upload uploading choose drop file crop account language',
  ]
    .join(' ')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1),
);
for (const text of spanish.matchAll(/"es":"([^"]*)"/g))
  for (const word of (text[1] as string).toLowerCase().split(/[^\p{L}]+/u)) english.delete(word);
// Names, and words that Spanish has too.
for (const word of ['editor', 'control', 'general', 'color', 'video', 'mainstreet']) english.delete(word);

// Names for screen readers that Payload has in English only.
const ofPayload = ['select-all', 'Collapse'];

const texts = (page: Page) =>
  page.evaluate(() => {
    const own = 'input, textarea, button, a, select, [aria-label], [title], [role=img]';
    const named = [...document.querySelectorAll<HTMLElement>(own)]
      .filter((one) => one.checkVisibility() && !one.closest('nextjs-portal'))
      .flatMap((one) => ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name) ?? ''));
    return [document.title, document.body.innerText, ...named].join('\n');
  });
const isSpanish = async (page: Page, state: string) => {
  // The page's scripts name what Payload's markup names in English.
  await expect(page.locator('[aria-label$="alt+T"]')).toHaveCount(0);
  expect.soft(await page.locator('html').getAttribute('lang'), state).toBe('es');
  const found = (await texts(page)).split('\n').filter(
    (line) =>
      !/[@/:]\S/.test(line) &&
      !content.includes(JSON.stringify(line.trim()).slice(1, -1)) &&
      !ofPayload.includes(line.trim()) &&
      (hasUnknownWord(line) ||
        line
          .toLowerCase()
          .split(/[^\p{L}]+/u)
          .some((word) => english.has(word))),
  );
  expect.soft([...new Set(found)], state).toEqual([]);
};

test('the page and the mail to log in, and every state of the editor', async ({ page, browser }) => {
  await system.invite(owner, 'acme');
  const before = system.mails().length;
  await page.goto(`${system.cmsOrigin}/admin/login`);
  await isSpanish(page, 'login');
  await page.getByLabel('Entrar por correo').fill(owner);
  await page.getByRole('button', { name: 'Enviarme un enlace' }).click();
  await expect(page.locator('.login-link-form [role=status]')).toHaveText(/va en camino/);
  await isSpanish(page, 'mail sent');
  const link = await system.linkFor(owner, before);
  expect(system.mails().at(-1)).toContain('Subject: Su enlace para entrar');
  expect(system.mails().at(-1)).not.toContain('Open this link');
  await page.goto(link);
  await isSpanish(page, 'link');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(/\/admin$/);
  await isSpanish(page, 'first page');
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.locator('main').getByRole('alert')).toBeVisible();
  await isSpanish(page, 'link, used');

  await page.goto(`${system.cmsOrigin}/admin/account`);
  await isSpanish(page, 'account');
  await page.goto(await system.editorOf('acme'));
  const status = page.locator('.live-status [role=status]');
  await expect(status).toHaveText('Publicado, en vivo');
  const buttons = page.locator('.tabs-field__tab-button');
  for (let index = 0; index < tabs.length; index++) {
    await buttons.nth(index).click();
    const closed = page.locator('.tabs-field__content-wrap .collapsible--collapsed:visible');
    for (let count = 0; count < 6 && (await closed.count()); count++)
      await closed.first().locator('.collapsible__toggle').first().click();
    await isSpanish(page, tabs[index]?.label.en ?? '');
  }

  await buttons.nth(3).click();
  const file = { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  await page.locator('.file-input').first().setInputFiles(file);
  await expect(page.getByText('Solo se aceptan imágenes')).toBeVisible();
  // Nor does a refusal leave its stack in the log.
  expect(system.content.log()).not.toMatch(/\n\s+at /);
  await buttons.first().click();
  await page.locator('#field-dbPrincipal__name').fill('Borrador compartido');
  await page.locator('#field-dbPrincipal__miles').fill('mucho');
  await expect(page.locator('#field-dbPrincipal__miles ~ .findings, .findings').first()).toBeVisible();
  await expect(status).toHaveText('Guardado. Hay cambios sin publicar');
  await isSpanish(page, 'changed, with a finding');
  await page.locator('#live-preview-toggler').click();
  await expect(page.getByLabel('Ancho de la vista previa')).toBeVisible();
  await isSpanish(page, 'preview');
  await page.getByLabel('Ancho de la vista previa').selectOption('Teléfono');
  await expect(page.locator('.live-preview-window iframe')).toHaveCSS('width', '390px');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: system.cmsOrigin });
  await page.getByRole('button', { name: 'Compartir el borrador' }).click();
  await expect(page.getByRole('button', { name: 'Enlace copiado' })).toBeVisible();
  const shared = await browser.newPage();
  await shared.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(shared.getByRole('banner')).toContainText('Borrador compartido');
  await shared.close();
  await system.site.stop();
  await page.getByRole('button', { name: 'Publicar cambios' }).click();
  await expect(status).toContainText('el sitio no responde');
  await isSpanish(page, 'the site is away');
  await system.site.start();
  await page.goto(`${page.url()}/versions`);
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await isSpanish(page, 'versions');
  await page.locator('tbody a').last().click();
  await page.waitForURL(/versions\/\d+/);
  await isSpanish(page, 'comparison');
});
