import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { keysOn } from './support/keys.ts';
import { allOrders } from './support/lists.ts';
import { people } from './support/sign-in.ts';
import { sharedTownOfFile } from './support/town-of-file.ts';

const town = await sharedTownOfFile();

describe('a filter of several conditions, by keys alone', () => {
  const orders = '/web-orders/manage-orders';
  const chipOf = (page: Page) => page.getByRole('button', { name: /^Složený filtr/u });
  const totalOn = async (page: Page): Promise<number> =>
    Number(
      (
        await page
          .getByText(/^[\d\s]+ objedn[aá]v/u)
          .first()
          .innerText()
      ).replace(/\D/gu, ''),
    );
  async function openList(page: Page, address: string): Promise<void> {
    await page.goto(address);
    await page.locator('[data-row-link]').first().waitFor();
  }
  /** Comes to a choice and types what it is to be. */
  async function choose(page: Page, name: string, text: string): Promise<void> {
    await keysOn(() => page).tabTo(name);
    await page.keyboard.type(text);
  }
  /** The state or the store: what someone asks for who looks for two kinds of orders at once. */
  async function compose(page: Page): Promise<void> {
    const { press, enter, dialog } = keysOn(() => page);
    await press('Sestavit filtr');
    await dialog().waitFor();
    await choose(page, 'Jak se podmínky spojují', 'Platí aspoň');
    await press('Použít');
    await dialog().getByText('Prosím, vyplňte toto pole').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.type('Stav');
    await choose(page, 'Hodnota', 'Zmeškan');
    await press('Přidat podmínku');
    await page.keyboard.type('Pobočka');
    await page.keyboard.press('Tab');
    await enter('Hodnota', 'Radnice');
    await dialog()
      .getByRole('option', { name: /Radnice/u })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await dialog()
      .getByText(/^Odpovíd(?:á|ají) [\d\s]+ záznam/u)
      .waitFor();
    expect(await violationsOn(page)).toEqual([]);
  }

  it('is put together, counted, used, exported, saved, changed and taken away', async () => {
    const page = await town.visitor(people.administrator, { width: 1280 });
    const { press, enter, dialog } = keysOn(() => page);
    await openList(page, allOrders);
    const all = await totalOn(page);
    await page.locator('h1').focus();
    await compose(page);
    const shown = Number((await dialog().getByRole('status').last().innerText()).replace(/\D/gu, ''));
    await press('Použít');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => totalOn(page)).toBe(shown);
    expect(shown).toBeLessThan(all);
    await expect.poll(() => chipOf(page).innerText()).toMatch(/Stav je Zmeškaná nebo Pobočka je .*Radnice/u);
    expect(JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '')).toEqual({
      any: [{ state: 'missed' }, { store_id: expect.any(Number) }],
    });
    expect(await violationsOn(page)).toEqual([]);

    // The file has what the list has.
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportovat' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'CSV' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const text = readFileSync(await (await coming).path(), 'utf8');
    const rows: Readonly<Record<string, string>>[] = parse(text, { columns: true, bom: true, delimiter: text.includes(';') ? ';' : ',' });
    expect(rows.length).toBe(shown);
    expect(rows.filter((row) => row['Stav'] !== 'Zmeškaná' && !/Radnice/u.test(row['Pobočka'] ?? ''))).toEqual([]);
    await page.keyboard.press('Escape');

    // A view keeps it; in the list as it was declared it is gone, and the view brings it back.
    await page.locator('h1').focus();
    await press(/^Pohledy/u);
    await page.getByRole('button', { name: 'Uložit jako nový pohled' }).waitFor();
    await press('Uložit jako nový pohled');
    await dialog().waitFor();
    await enter(/^Název pohledu/u, 'Radnice a nedostavili se');
    await press('Uložit');
    const view = page.getByRole('button', { name: 'Pohled: Radnice a nedostavili se', exact: true });
    await view.waitFor();
    await press('Odebrat filtr Složený filtr');
    await expect.poll(() => totalOn(page)).toBe(all);
    const id = new URL(page.url()).searchParams.get('view');
    await openList(page, `${orders}?view=${id}`);
    await view.waitFor();
    await expect.poll(() => totalOn(page)).toBe(shown);

    // Pressed, the chip opens what it says.
    await page.locator('h1').focus();
    await press(/^Složený filtr/u);
    await dialog().waitFor();
    await press('Odebrat podmínku 2');
    await press('Použít');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => totalOn(page)).toBeLessThan(shown);
    await page.locator('h1').focus();
    await press('Zrušit filtry');
    await expect.poll(() => totalOn(page)).toBe(all);
  });

  it('is not lost by Escape, by a click beside it, by its cross or by the way back, unless somebody says so', async () => {
    const page = await town.visitor(people.administrator, { width: 1280 });
    const { press, dialog } = keysOn(() => page);
    const question = page.getByRole('dialog', { name: 'Zahodit rozpracovaný filtr?' });
    await openList(page, allOrders);
    await page.getByRole('columnheader', { name: 'Jméno' }).getByRole('button').click();
    await page.waitForURL(/sort=/u);
    await page.locator('h1').focus();
    await press('Sestavit filtr');
    await dialog().waitFor();
    // Nothing is chosen yet: nothing is lost.
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await press('Sestavit filtr');
    await choose(page, 'Pole', 'Stav');
    await choose(page, 'Hodnota', 'Zmeškan');
    const waysOut = [
      () => page.keyboard.press('Escape'),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
      () => dialog().getByRole('button', { name: 'Zavřít' }).click(),
      () => dialog().getByRole('button', { name: 'Zrušit' }).click(),
      () => page.evaluate(() => history.back()),
    ];
    for (const leave of waysOut) {
      await leave();
      await question.waitFor();
      expect(await violationsOn(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      expect(await dialog().getByLabel('Hodnota').inputValue()).toBe('missed');
      expect(new URL(page.url()).pathname).toBe(orders);
    }
    await page.keyboard.press('Escape');
    await question.waitFor();
    await press('Zahodit změny');
    await dialog().waitFor({ state: 'detached' });
    expect(await chipOf(page).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Sestavit filtr');
  });

  it('fits 320 px', async () => {
    const page = await town.signedIn(people.administrator, { width: 320, dark: true });
    await page.goto(allOrders);
    await page.getByRole('button', { name: 'Filtry' }).click();
    await page.getByRole('button', { name: 'Sestavit filtr' }).waitFor();
    await compose(page);
    await keysOn(() => page).press('Přidat skupinu');
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await page.locator('.dialog__body').evaluate((body) => body.scrollWidth <= body.clientWidth)).toBe(true);
  });

  it('that the list does not know is told by its place, with a way out', async () => {
    const page = await town.signedIn(people.administrator, { width: 1280 });
    await page.goto(`${orders}?filter=${encodeURIComponent('{"any":[{"state":"missed"},{"shoe":1}]}')}`);
    await page.getByText('„any[1].shoe“').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await keysOn(() => page).press('Zobrazit celý seznam');
    await page.locator('[data-row-link]').first().waitFor();
  });
});
