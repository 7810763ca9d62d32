import { expect, type Locator, type Page } from '@playwright/test';

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
