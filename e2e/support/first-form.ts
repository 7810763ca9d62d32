import { expect, type Page } from '@playwright/test';

// The first estimate form in a page's main part.

export const formIn = (page: Page) => page.locator('main form[action="/api/leads"]').first();
export const field = (page: Page, name: string) => formIn(page).locator(`[name="${name}"]`).first();
export const button = (page: Page) => formIn(page).locator('button[type="submit"]');

/** Focuses a field, which loads the form's script, and waits for the script. */
export const loadForm = async (page: Page) => {
  await field(page, 'email').focus();
  await expect(formIn(page)).toHaveAttribute('novalidate', '');
};

export const fill = async (page: Page, message = 'Two rooms and a hallway') => {
  await field(page, 'firstName').fill('Ana');
  await field(page, 'phone').fill('(303) 555-0199');
  await field(page, 'message').fill(message);
};
