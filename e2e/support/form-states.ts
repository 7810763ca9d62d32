import { expect, type Locator, type Page } from '@playwright/test';
import type { Messages } from '../../lib/language/i18n';

// An estimate form, and the first one in a page's main part.

export const fieldOf = (form: Locator, name: string) => form.locator(`[name="${name}"]`).first();

/** Focuses a field, which loads the form's script, and waits for the script. */
export const loadForm = async (form: Locator) => {
  await fieldOf(form, 'phone').focus();
  await expect(form).toHaveAttribute('novalidate', '');
};

export const fillForm = async (form: Locator, message = 'Two rooms and a hallway') => {
  await fieldOf(form, 'firstName').fill('Ana');
  await fieldOf(form, 'phone').fill('(303) 555-0199');
  await fieldOf(form, 'message').fill(message);
};

export const formIn = (page: Page) => page.locator('main form[action="/api/leads"]').first();
export const field = (page: Page, name: string) => fieldOf(formIn(page), name);
export const button = (page: Page) => formIn(page).locator('button[type="submit"]');
export const fill = (page: Page, message?: string) => fillForm(formIn(page), message);

/** A state of the form, and how to bring it about. */
export type FormState = {
  name: string;
  open: (page: Page, form: Locator, messages: Messages) => Promise<void>;
};

/** The form whose fields' ids begin with `id`. */
export const formOf = (page: Page, id: 'contact-form' | 'popup-form'): Locator =>
  page.locator(`#${id}-firstName`).locator('xpath=ancestor::form');

const photo = {
  name: 'a.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const send = (form: Locator) => form.locator('button[type="submit"]').click();

/**
 * Fills a form in and sends it.
 * @param answer null: the network fails; undefined: no answer ever comes
 */
const sendWith = async (
  page: Page,
  form: Locator,
  answer: { status: number; json: unknown } | null | undefined,
) => {
  // The sending state would end in time.
  if (answer === undefined) await page.evaluate(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
  await page.route('**/api/leads', (route) => {
    if (answer) return route.fulfill(answer);
    return answer === null ? route.abort('failed') : undefined;
  });
  await loadForm(form);
  await fillForm(form);
  await send(form);
};

/** Expects a notice to be read, then shows the page from its top: elsewhere a link lies half under a bar. */
const expectRead = async (page: Page, text: string) => {
  const notice = page.getByText(text, { exact: true });
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
};

/** Errors of every kind at once. */
export const wrongFields: FormState = {
  name: 'errors',
  open: async (_page, form, messages) => {
    await loadForm(form);
    await fieldOf(form, 'email').fill('ana@');
    await fieldOf(form, 'phone').fill('12');
    await send(form);
    await expect(form.locator('[aria-invalid]')).toHaveCount(4);
    await expect(form.getByText(messages.lead.errors.email)).toBeVisible();
    // Focus is on the first wrong field.
    await expect(form.locator('label').first()).toBeInViewport({ ratio: 1 });
  },
};

export const formStates: readonly FormState[] = [
  wrongFields,
  {
    name: 'sending',
    open: async (page, form, messages) => {
      await sendWith(page, form, undefined);
      await expectRead(page, messages.estimateForm.sending);
    },
  },
  {
    name: 'not sent',
    open: async (page, form, messages) => {
      await sendWith(page, form, null);
      await expectRead(page, messages.estimateForm.unsent);
    },
  },
  {
    name: 'sent',
    open: async (page, form, messages) => {
      await sendWith(page, form, { status: 200, json: { ok: true } });
      await expectRead(page, messages.lead.thanksTitle);
    },
  },
  {
    name: 'photos',
    open: async (_page, form) => {
      await loadForm(form);
      await form.locator('input[type="file"]').setInputFiles(Array.from({ length: 5 }, () => photo));
      await expect(form.locator('li img')).toHaveCount(5);
    },
  },
  {
    name: 'a photo that is none',
    open: async (_page, form, messages) => {
      await loadForm(form);
      await form
        .locator('input[type="file"]')
        .setInputFiles([photo, { ...photo, name: 'a.pdf', mimeType: 'application/pdf' }]);
      await expect(form.getByText(messages.lead.errors.photoType)).toBeVisible();
    },
  },
];
