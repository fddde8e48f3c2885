import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOrders } from './support/all-orders.ts';
import { listedRows } from './support/listed-rows.ts';
import { people } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

/** The address is there, whatever it carries along. */
function arrival(page: Page, path: string): Promise<void> {
  return page.waitForURL((url) => url.pathname === path);
}

describe('who may not everything', () => {
  let town: OpenTown;
  beforeAll(async () => {
    town = await openTown();
  });
  afterAll(() => town.close());

  it('sees, as an operator of one store, that store alone', async () => {
    const page = await town.signedIn(people.operatorOfStoreOne);
    await page.goto('/stores/manage');
    await expect.poll(() => listedRows(page).count()).toBe(1);
    const answered = page.waitForResponse((answer) => answer.url().includes('/central/orders/query') && answer.ok());
    await page.goto(allOrders);
    await listedRows(page).first().waitFor();
    const stores = JSON.stringify(await (await answered).json()).match(/(?<="store_id":)\d+/gu);
    expect(new Set(stores)).toEqual(new Set(['1']));
    // All of them are of their branch, which no column says again.
    expect(await page.getByRole('columnheader', { name: 'Pobočka' }).count()).toBe(0);
    await page.goto('/stores/2');
    await page.getByText('Pobočka neexistuje, nebo k ní nemáte přístup.').waitFor();
  });

  it('makes a record of their only store without having to choose it', async () => {
    const page = await town.signedIn(people.operatorOfStoreTwo);
    await page.goto('/stores/services/create');
    const store = page.getByRole('combobox', { name: /^Pobočka/u });
    await expect.poll(() => store.inputValue()).toContain('Odbor dopravy');
    await page.getByRole('textbox', { name: /^Název činnosti/u }).fill('Zkušební činnost');
    await page.getByRole('button', { name: 'Uložit' }).click();
    await page.getByText('Činnost byla vytvořena').first().waitFor();
    await page.waitForURL(({ pathname }) => /^\/stores\/2\/services\/\d+$/u.test(pathname));
  });

  it('is offered in the menu only what is allowed', async () => {
    const page = await town.visitor(people.operatorOfStoreOne);
    const menu = page.getByRole('navigation').first();
    await menu.getByRole('button', { name: 'Nastavení' }).click();
    await menu.getByRole('link', { name: 'Změna hesla' }).waitFor();
    expect(await menu.getByRole('link', { name: 'Uživatelé' }).count()).toBe(0);
    expect(await menu.getByText('Playlisty').count()).toBe(0);
  });

  it('gets a warning that can be closed where only super administrators may go, never a blank page', async () => {
    const page = await town.signedIn(people.administrator);
    await page.goto('/settings/users');
    const warning = page.getByText(/hlavní(?:mu)? správc/iu).first();
    await warning.waitFor();
    expect(await page.locator('h1').count()).toBe(1);
  });

  it('is told so where an area is missing', async () => {
    const page = await town.signedIn(people.guest);
    await page.goto('/stores/manage');
    await page
      .getByText(/nemáte dostatečná oprávnění/iu)
      .first()
      .waitFor();
  });

  it('makes a password first when signing in for the first time', async () => {
    const page = await town.visitor(people.newcomer);
    await arrival(page, '/auth/create-password');
    await page.goto('/stores/manage');
    await arrival(page, '/auth/create-password');
    const [first, second] = [
      page.locator('input[autocomplete~="new-password"]').first(),
      page.locator('input[autocomplete~="new-password"]').nth(1),
    ];
    await first.fill('Zcela-nové-heslo-2026');
    await second.fill('Zcela-nové-heslo-2026');
    await page.keyboard.press('Enter');
    await arrival(page, '/stores/manage');
  });

  it('is signed out with a reason when the session has been ended', async () => {
    const page = await town.signedIn(people.operatorOfStoreTwo);
    await page.goto('/stores/manage');
    await listedRows(page).first().waitFor();
    // The account is switched off by somebody else; the console has a token that no longer opens anything.
    const root = await town.signedIn(people.superAdministrator);
    await root.goto('/settings/users/4');
    await root.getByRole('checkbox', { name: 'Aktivní' }).uncheck();
    await root.getByRole('button', { name: 'Uložit' }).click();
    await root.getByText('Uživatel byl uložen').first().waitFor();
    await page.goto('/stores/services');
    await arrival(page, '/auth/sign-in');
    await page.getByText('Z bezpečnostních důvodu jsme Vás odhlásili.').first().waitFor();
  });
});
