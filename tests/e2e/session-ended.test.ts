import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { keysOn } from './support/keys.ts';
import { makeRegion } from './support/regions.ts';
import { demonstrationPassword, people } from './support/sign-in.ts';
import { townAndDatabaseOfFile } from './support/town-of-file.ts';

const reason = 'Z bezpečnostních důvodu jsme Vás odhlásili.';

const town = await townAndDatabaseOfFile();

describe('a session that ends under an open form', () => {
  // A second try must find its names free.
  let tries = 0;
  beforeEach(() => void (tries += 1));
  const named = (region: string): string => `${region} ${tries}`;

  const name = (on: Page) => on.getByRole('textbox', { name: /^Název/u });
  const over = (on: Page) => on.getByRole('dialog', { name: 'Přihlaste se znovu' });
  /** As after hours in which no one did anything. */
  const endAll = (): Promise<unknown> => town.database.query("update sessions set last_active_at = last_active_at - interval '3 hours'");

  /** A new region, which no one else changes, with another name typed over its own; and how often it is sent. */
  async function typedOver(on: Page, region: string): Promise<{ readonly sent: () => number }> {
    await makeRegion(on, region);
    // Reached from its list, so that there is somewhere to go back to.
    await on.goto('/stores/settings');
    await on.getByRole('link', { name: region, exact: true }).click();
    await name(on).waitFor();
    await name(on).fill(`${region} po změně`);
    let sent = 0;
    on.on('request', (request) => {
      if (request.method() === 'PATCH' && new URL(request.url()).pathname.startsWith('/central/regions/')) sent += 1;
    });
    return { sent: () => sent };
  }

  async function enterPassword(on: Page, text = demonstrationPassword): Promise<void> {
    await over(on)
      .getByLabel(/^Heslo/u)
      .fill(text);
    await on.keyboard.press('Enter');
  }

  /** The screen is as it was, and what was typed is saved and said as always. */
  async function expectSaved(on: Page, region: string): Promise<void> {
    await over(on).waitFor({ state: 'detached' });
    await keysOn(() => on)
      .notice('Region byl uložen.')
      .waitFor();
    expect(await name(on).inputValue()).toBe(`${region} po změně`);
    await expect.poll(() => on.title()).toContain(`${region} po změně`);
  }

  it('is taken up over the screen by keys alone after it was idle, and what was being saved is saved once', async () => {
    const page = await town.visitor(people.superAdministrator);
    const { sent } = await typedOver(page, named('Kraj nečinný'));
    await name(page).focus();
    await endAll();
    await page.keyboard.press('Control+s');
    await over(page).getByText(reason).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    // Neither the page nor the name of its tab says what it is, or of which person.
    await expect.poll(() => page.locator('body').innerText()).not.toContain('nečinný');
    await expect.poll(() => page.title()).not.toContain('nečinný');
    const email = over(page).getByLabel('E-mail');
    expect([await email.inputValue(), await email.isEditable()]).toEqual([people.superAdministrator, false]);
    // Neither keys nor the way back lead past it or lose anything.
    for (const key of ['Escape', 'Escape', 'Control+k', 'Control+s']) await page.keyboard.press(key);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
    await enterPassword(page, 'špatné heslo');
    await over(page).getByRole('alert').getByText('Neplatné přihlašovací údaje').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.context().setOffline(true);
    await enterPassword(page);
    await over(page).getByRole('alert').getByText('Server neodpovídá').waitFor();
    await page.context().setOffline(false);
    await enterPassword(page);
    await expectSaved(page, named('Kraj nečinný'));
    expect(sent()).toBe(2);
    await expect.poll(() => name(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it('by signing out in another tab, is taken up there by the same person; a tab with nothing unsaved goes to sign in', async () => {
    const page = await town.visitor(people.superAdministrator, { width: 400, dark: true });
    await typedOver(page, named('Kraj vedlejší'));
    const [other, reader] = [await page.context().newPage(), await page.context().newPage()];
    await reader.goto('/stores/manage?page=1&perPage=10');
    await reader.locator('[data-row-link]').first().waitFor();
    await other.goto('/auth/sign-out');
    await other.getByText('Jste odhlášeni.').waitFor();
    await over(page).getByText('Odhlásili jste se v jiném okně prohlížeče.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await reader.waitForURL((url) => url.pathname === '/auth/sign-in');
    await enterPassword(page);
    await over(page).waitFor({ state: 'detached' });
    // The session is that of all tabs: the other one is where it was.
    await reader.waitForURL((url) => url.pathname === '/stores/manage' && url.search.includes('perPage=10'));
    await page.keyboard.press('Control+s');
    await expectSaved(page, named('Kraj vedlejší'));
    await page.context().close();
  });

  it('shows nothing of its screen to somebody else, whether they come by its button or sign in in another tab', async () => {
    const page = await town.visitor(people.superAdministrator);
    page.on('dialog', (question) => void question.accept());
    const { sent } = await typedOver(page, named('Kraj cizí'));
    await endAll();
    await page.keyboard.press('Control+s');
    await over(page).waitFor();
    const { press } = keysOn(() => page);
    await press('Přihlásit se jako někdo jiný');
    await over(page).getByText('Na obrazovce je něco, co není uložené.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await press('Zůstat');
    const other = await page.context().newPage();
    await other.goto('/auth/sign-in');
    await other.locator('input[autocomplete~="username"]').fill(people.administrator);
    await other.locator('input[autocomplete~="current-password"]').fill(demonstrationPassword);
    await other.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
    await page.locator('main h1').first().waitFor();
    await expect.poll(() => page.locator('body').innerText()).not.toContain('Kraj cizí');
    await page.goto('/stores/regions/create');
    await name(page).waitFor();
    expect(await name(page).inputValue()).toBe('');
    expect(sent()).toBe(1);

    await name(page).fill('Kraj druhého');
    await endAll();
    await page.keyboard.press('Control+s');
    await over(page).waitFor();
    await press('Přihlásit se jako někdo jiný');
    await press('Odejít bez uložení');
    await page.waitForURL((url) => url.pathname === '/auth/sign-in' && url.search === '');
    await expect.poll(() => page.locator('body').innerText()).not.toContain('Kraj druhého');
    await page.context().close();
  });
});
