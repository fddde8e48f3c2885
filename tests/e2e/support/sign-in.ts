import type { Page } from 'playwright-core';

/** Password of every demonstration account. */
export const demonstrationPassword = 'Poradnik-Demo-2026';

/** The demonstration accounts, named by what each is for. */
export const people = {
  superAdministrator: 'spravce@mesto.test',
  administrator: 'administrator@mesto.test',
  operatorOfStoreOne: 'obsluha1@mesto.test',
  operatorOfStoreTwo: 'obsluha2@mesto.test',
  guest: 'host@mesto.test',
  newcomer: 'novy@mesto.test',
} as const;

/** Signs in through the form, as a person does, and waits until the address is no longer the form's. */
export async function signIn(page: Page, username: string, password: string = demonstrationPassword): Promise<void> {
  await page.goto('/auth/sign-in');
  await page.locator('input[autocomplete~="username"]').fill(username);
  await page.locator('input[autocomplete~="current-password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/auth/sign-in');
}
