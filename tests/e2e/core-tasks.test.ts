import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOrders } from './support/all-orders.ts';
import { violationsOn } from './support/axe.ts';
import { keysOn } from './support/keys.ts';
import { listedRows } from './support/listed-rows.ts';
import { people } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

let town: OpenTown;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

/** Counts what only a pointer does; a press by a key tells of no pointer. */
async function countPointer(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, 'pointed', 0);
    for (const name of ['pointerdown', 'mousedown', 'touchstart']) {
      window.addEventListener(name, () => Reflect.set(window, 'pointed', Number(Reflect.get(window, 'pointed')) + 1), true);
    }
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'pointed') ?? 0));
}

/**
 * The core tasks of the research (accessibility, H13) whose screens there are, without a pointer. Signing in with a code,
 * changing a password, making a user: second-factor.test.ts, change-password.test.ts and new-users.test.ts.
 */
describe('a core task by keys alone', () => {
  it('finds an order by the name of the client', async () => {
    const page = await town.visitor(people.administrator);
    const pointed = await countPointer(page);
    await page.goto(allOrders);
    const rows = page.locator('[data-row-link]');
    await rows.first().waitFor();
    const name = ((await listedRows(page).nth(3).locator('td, th').nth(2).textContent()) ?? '').trim();
    const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    await page.keyboard.press('/');
    await page.keyboard.type(plain);
    await page.waitForURL((url) => url.searchParams.get('filter')?.includes(plain) ?? false);
    const found = async () => {
      const texts = await listedRows(page).allTextContents();
      return texts.length > 0 && texts.every((row) => row.includes(name));
    };
    await expect.poll(found).toBe(true);
    await keysOn(() => page).openFirstRow();
    await page.waitForURL(/\/web-orders\/manage-orders\/\d+/u);
    await expect.poll(() => page.getByLabel(/^Jméno klienta/u).inputValue()).toBe(name);
    expect(await pointed()).toBe(0);
  });

  it('builds a playlist and puts its items in order, whose place is said', async () => {
    const page = await town.visitor(people.superAdministrator);
    const pointed = await countPointer(page);
    const keys = keysOn(() => page);
    await page.goto('/playlists/create');
    await page.getByRole('textbox', { name: /^Název/u }).waitFor();
    await keys.enter(/^Název/u, `Ranní smyčka ${Date.now()}`);
    await keys.tabTo(/^Pobočky/u);
    await page.keyboard.type('Radnice');
    await page
      .getByRole('option', { name: /Radnice/u })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Odebrat .*Radnice/u }).waitFor();
    const items = page.locator('.child-rows__row');
    for (const [at, title] of ['Otevírací hodiny', 'Vítejte na radnici'].entries()) {
      await keys.press('Přidat položku');
      await items.nth(at).waitFor();
      await items.nth(at).getByRole('textbox').first().focus();
      await page.keyboard.type(title);
    }
    await keys.press('Posunout položku 2 výš');
    await expect.poll(() => items.first().getByRole('textbox').first().inputValue()).toBe('Vítejte na radnici');
    await page.getByText('Položka je na 1. místě z 2').waitFor();
    // The focus goes with the row, and its name says the new place.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Posunout položku 1 výš');
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/playlists\/\d+/u);
    expect(await pointed()).toBe(0);
  });
});
