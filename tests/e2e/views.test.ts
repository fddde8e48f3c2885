import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { keysOn } from './support/keys.ts';
import { listedRows } from './support/listed-rows.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const town = await townOfFile();

describe('saved views, by keys alone', () => {
  const menuOf = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const columnsOf = (page: Page) => page.locator('thead th').filter({ hasText: /\S/u }).allInnerTexts();
  const rowsOf = (page: Page) => listedRows(page).count();
  async function openList(page: Page, address = '/stores/manage'): Promise<void> {
    await page.goto(address);
    await page.locator('[data-row-link]').first().waitFor();
  }
  /** Opens the menu and chooses in it. */
  async function choose(page: Page, name: string | RegExp): Promise<void> {
    const { press, tabTo } = keysOn(() => page);
    await page.locator('h1').focus();
    await press(/^Pohled/u);
    await page.getByRole('button', { name: 'Uložit jako nový pohled' }).waitFor();
    await page.getByRole('button', { name }).first().waitFor();
    expect(await violationsOn(page, '.views-menu')).toEqual([]);
    await tabTo(name);
    await page.keyboard.press('Enter');
  }
  async function search(page: Page, text: string): Promise<void> {
    await page.locator('h1').focus();
    await page.keyboard.press('/');
    await page.keyboard.type(text);
  }
  /** The column moves up by its button, as far as the first place. */
  async function moveColumnFirst(page: Page, name: string): Promise<void> {
    const { press, tabTo, dialog } = keysOn(() => page);
    await press('Sloupce');
    await dialog().waitFor();
    await tabTo(`Posunout ${name} výš`);
    for (let steps = 0; steps < 12; steps += 1) await page.keyboard.press('Enter');
    expect(await violationsOn(page)).toEqual([]);
    await press('Použít');
    await dialog().waitFor({ state: 'detached' });
  }
  async function save(page: Page, name: string, isShared: boolean): Promise<void> {
    const { enter, tick, press, dialog } = keysOn(() => page);
    await dialog().waitFor();
    await enter(/^Název pohledu/u, name);
    if (isShared) await tick(/^Sdílet s ostatními/u);
    expect(await violationsOn(page)).toEqual([]);
    await press('Uložit');
    await dialog().waitFor({ state: 'detached' });
  }

  it('are saved, changed, shared, made the default, deleted and brought back', async () => {
    const page = await town.visitor(people.administrator, { width: 1280 });
    const { notice, press } = keysOn(() => page);
    await openList(page);
    const all = await rowsOf(page);
    await search(page, 'Magistrát');
    // The whole of what was typed has been asked for, and answered.
    await page.waitForURL((url) => url.searchParams.get('filter')?.includes('Magistrát') === true);
    const others = async () => (await listedRows(page).allTextContents()).filter((row) => !row.includes('Magistrát'));
    await expect.poll(others).toEqual([]);
    await expect.poll(() => rowsOf(page)).toBeGreaterThan(0);
    const found = await rowsOf(page);
    expect(found).toBeLessThan(all);
    await moveColumnFirst(page, 'Kód');
    await choose(page, 'Uložit jako nový pohled');
    await save(page, 'Jen magistrát', false);
    await menuOf(page, 'Pohled: Jen magistrát').waitFor();
    const address = page.url();

    // A reload shows the same, and so does going away and coming back.
    await page.reload();
    await menuOf(page, 'Pohled: Jen magistrát').waitFor();
    await expect.poll(() => rowsOf(page)).toBe(found);
    await expect.poll(async () => (await columnsOf(page))[0]).toContain('Kód');

    // What is changed since is marked, until it is saved into the view.
    await search(page, ' – Odbor');
    await menuOf(page, 'Pohled: Jen magistrát (upraveno)').waitFor();
    await expect.poll(() => rowsOf(page)).toBeLessThan(found);
    expect(await violationsOn(page)).toEqual([]);
    await choose(page, 'Zahodit změny');
    await menuOf(page, 'Pohled: Jen magistrát').waitFor();
    await expect.poll(() => rowsOf(page)).toBe(found);
    await moveColumnFirst(page, 'Region');
    await menuOf(page, 'Pohled: Jen magistrát (upraveno)').waitFor();
    await choose(page, 'Uložit změny do pohledu');
    await menuOf(page, 'Pohled: Jen magistrát').waitFor();

    // Another user sees neither the view nor its name, but what the address says.
    const other = await town.visitor(people.superAdministrator, { width: 1280 });
    await openList(other, address.replace(town.origin, ''));
    await menuOf(other, 'Pohledy').waitFor();
    await expect.poll(() => rowsOf(other)).toBe(found);
    await expect.poll(async () => (await columnsOf(other))[0]).toContain('Kód');

    // Shared, it is seen under the name of its owner.
    await choose(page, 'Přejmenovat nebo sdílet');
    await save(page, 'Magistrát', true);
    await menuOf(page, 'Pohled: Magistrát').waitFor();
    await openList(other);
    await choose(other, /^Magistrát \(sdílí .+\)$/u);
    await menuOf(other, 'Pohled: Magistrát').waitFor();
    await expect.poll(async () => (await columnsOf(other))[0]).toContain('Region');
    const limited = await town.visitor(people.operatorOfStoreOne, { width: 1280 });
    await openList(limited);
    await choose(limited, /^Magistrát \(sdílí .+\)$/u);
    await menuOf(limited, 'Pohled: Magistrát').waitFor();
    await keysOn(() => limited).press('Pohled: Magistrát');
    await menuOf(limited, 'Zobrazit původní seznam').waitFor();
    expect(await limited.getByRole('button', { name: 'Smazat pohled' }).count()).toBe(0);

    // As the default it opens the list in another browser too, and the original list is one choice away.
    const kept = page.waitForResponse(
      (one) => one.url().endsWith('/preferences') && one.request().postData()?.includes('stores.view') === true,
    );
    await choose(page, 'Otevírat seznam v tomto pohledu');
    await notice(/bude otevírat v pohledu „Magistrát“/u).waitFor();
    await kept;
    const elsewhere = await town.signedIn(people.administrator, { width: 1280 });
    await elsewhere.goto('/stores/manage');
    await menuOf(elsewhere, 'Pohled: Magistrát').waitFor();
    await expect.poll(() => rowsOf(elsewhere)).toBe(found);
    await choose(elsewhere, 'Zobrazit původní seznam');
    await menuOf(elsewhere, 'Pohledy').waitFor();
    await expect.poll(() => rowsOf(elsewhere)).toBe(all);

    // Deleted, it is one press from being back.
    await choose(page, 'Smazat pohled');
    await notice('Pohled „Magistrát“ je smazaný.').waitFor();
    await menuOf(page, 'Pohledy').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await press('Vrátit zpět');
    await notice('Pohled „Magistrát“ je obnovený.').waitFor();
    await menuOf(page, 'Pohled: Magistrát').waitFor();
  });

  it('say whose they are the right way round, whatever they are called', async () => {
    const page = await town.visitor(people.administrator, { width: 1280 });
    await openList(page, '/stores/employees');
    await choose(page, 'Uložit jako nový pohled');
    await save(page, 'Otočený \u202Epohled', true);
    await menuOf(page, /^Pohled: Otočený/u).press('Enter');
    const about = page.locator('.views-menu__about').first();
    await about.waitFor();
    const lefts = await about.evaluate((element) => {
      const text = element.firstChild;
      if (text === null) return [];
      return [1, (text.nodeValue ?? '').length - 1].map((place) => {
        const range = document.createRange();
        range.setStart(text, place);
        range.setEnd(text, place + 1);
        return range.getBoundingClientRect().left;
      });
    });
    expect(lefts).toHaveLength(2);
    expect(lefts[0]).toBeLessThan(lefts[1] ?? 0);
  });
});
