import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { keysOn } from './support/keys.ts';
import { listedRows } from './support/listed-rows.ts';
import { desksOfStoreOne } from './support/lists.ts';
import { makeRegion } from './support/regions.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const town = await townOfFile();
const page = await town.visitor(people.superAdministrator, { width: 1280 });
const complaints = watch(page, town.origin);

describe('cells of a list that are written in their place', () => {
  const { notice, tabTo } = keysOn(() => page);
  const open = async (address: string): Promise<void> => {
    await page.goto(address);
    await page.locator('[data-cell-edit]').first().waitFor({ state: 'attached' });
  };
  const rowAt = (place: number): Locator => listedRows(page).nth(place);
  /** The input of a cell has the keys. */
  const isEntered = (on = page): Promise<void> => on.locator('.cell-editor :is(input, select):focus').waitFor();
  /** Begins to write over the number of a desk; answers with the name of the desk. */
  const enterNumber = async (row: Locator): Promise<string> => {
    const name = (await row.locator('[data-row-link]').textContent()) ?? '';
    await row.getByRole('button', { name: `Upravit Číslo: ${name}` }).focus();
    await page.keyboard.press('Enter');
    await isEntered();
    return name;
  };
  const focused = (): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
  const saved = () => page.waitForResponse((one) => one.request().method() === 'PATCH' && one.url().includes('/central/desks/'));

  it('are saved with Enter and given up with Escape, by keys alone, and the row does not move', async () => {
    await open(desksOfStoreOne);
    const name = (await rowAt(0).locator('[data-row-link]').textContent()) ?? '';
    await rowAt(0).locator('[data-row-link]').focus();
    await tabTo(`Upravit Název: ${name}`);
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const input = page.getByRole('textbox', { name: `Název: ${name}` });
    await input.waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await isEntered();
    await page.keyboard.type('Zcela nová');
    await page.keyboard.press('Escape');
    await expect.poll(focused).toBe(`Upravit Název: ${name}`);
    await page.keyboard.press('Enter');
    await isEntered();
    await page.keyboard.type('Přepážka u okna');
    const answer = saved();
    await page.keyboard.press('Enter');
    expect((await (await answer).request().allHeaders())['if-match']).toMatch(/^"\d+"$/u);
    await notice('Přepážka byla uložena.').waitFor();
    await expect.poll(focused).toBe('Upravit Název: Přepážka u okna');
    await expect.poll(() => rowAt(0).textContent()).toContain('Přepážka u okna');
    await page.reload();
    await page.locator('tbody').getByText('Přepážka u okna').waitFor();
  });

  it.each([1024, 1280])('open over what they show at %i px, and nothing else moves', async (width) => {
    const wide = await town.signedIn(people.superAdministrator, { width });
    await wide.goto('/stores/services');
    const row = listedRows(wide).nth(1);
    const pencils = row.locator('[data-cell-edit="pencil"]');
    await pencils.first().waitFor({ state: 'attached' });
    const places = () =>
      wide.locator('.table').evaluate((table) => {
        // A narrow window brings the cell into sight: that is no move within the table.
        const { left: x, top: y } = table.getBoundingClientRect();
        return [...table.querySelectorAll('th:not(.table__action), td:not(.table__action)')].map((cell) => {
          const { left, top, right, bottom } = cell.getBoundingClientRect();
          return [left - x, top - y, right - x, bottom - y].map(Math.round).join(' ');
        });
      });
    const lines = () => wide.locator('thead .table__line').evaluateAll((texts) => texts.map((text) => text.getClientRects().length));
    await expect.poll(async () => (await lines()).every((count) => count === 1)).toBe(true);
    await expect.poll(() => pencils.count()).toBe(4);
    for (const at of [0, 1, 2, 3]) {
      await pencils.nth(at).focus();
      const before = await places();
      await wide.keyboard.press('Enter');
      const editor = row.locator('.cell-editor');
      await editor.locator('input, select').first().waitFor();
      expect(await places()).toEqual(before);
      const isWithin = async () => {
        const [box, frame] = await Promise.all([editor.boundingBox(), wide.locator('.table-frame').boundingBox()]);
        return box !== null && frame !== null && box.x >= frame.x && box.x + box.width <= frame.x + frame.width + 1;
      };
      await expect.poll(isWithin).toBe(true);
      expect(await violationsOn(wide)).toEqual([]);
      await wide.keyboard.press('Escape');
      await editor.waitFor({ state: 'detached' });
    }
    await wide.close();
  });

  it('lead with Tab from one to the next, each saved on the way, and back with Shift', async () => {
    await open(desksOfStoreOne);
    const name = await enterNumber(rowAt(1));
    await page.keyboard.type('77');
    const first = saved();
    await page.keyboard.press('Tab');
    expect((await first).status()).toBe(200);
    await page
      .getByRole('textbox', { name: `Název: ${name}` })
      .and(page.locator(':focus'))
      .waitFor();
    await page.keyboard.type('Matrika');
    const second = saved();
    await page.keyboard.press('Shift+Tab');
    expect((await second).status()).toBe(200);
    const number = page.getByRole('textbox', { name: 'Číslo: Matrika' });
    await number.waitFor();
    await expect.poll(() => number.inputValue()).toBe('77');
    await page.keyboard.press('Escape');
  });

  it('are turned round at once where they are on or off', async () => {
    await open(desksOfStoreOne);
    const flag = rowAt(0).getByRole('switch');
    const was = await flag.getAttribute('aria-checked');
    await flag.focus();
    const answer = saved();
    await page.keyboard.press('Space');
    expect((await answer).status()).toBe(200);
    await expect.poll(() => rowAt(0).getByRole('switch').getAttribute('aria-checked')).toBe(was === 'true' ? 'false' : 'true');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('switch');
  });

  it('say what the server refuses and keep what was typed', async () => {
    await open(desksOfStoreOne);
    const taken = (await rowAt(0).locator('td').nth(1).textContent()) ?? '';
    await enterNumber(rowAt(1));
    await page.keyboard.type(/\d+/u.exec(taken)?.[0] ?? '');
    await page.keyboard.press('Enter');
    await rowAt(1).getByRole('alert').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await page.keyboard.press('Escape');
    // The refusal is the point of this: the browser notes each answer that is one.
    complaints.forget();
  });

  it('say who saved another value first, keep the input meanwhile, and let the person choose', async () => {
    await makeRegion(page, 'Sporný region');
    await open('/stores/settings');
    await page.getByRole('button', { name: 'Upravit Název: Sporný region' }).focus();
    await page.keyboard.press('Enter');
    await isEntered();
    await page.keyboard.type('Můj název');
    const other = await town.signedIn(people.administrator, { width: 1280 });
    await other.goto('/stores/settings');
    await other.getByRole('button', { name: 'Upravit Název: Sporný region' }).focus();
    await other.keyboard.press('Enter');
    await isEntered(other);
    await other.keyboard.type('Cizí název');
    await other.keyboard.press('Enter');
    await other.getByRole('link', { name: 'Cizí název' }).waitFor();
    // The window of the person who goes on typing.
    await page.bringToFront();
    // The live news of it have come by now, or come while Enter is on its way: the input stays in either case.
    await page.keyboard.press('Enter');
    const alert = page.locator('tbody').getByRole('alert');
    await alert.getByText('Cizí název').waitFor();
    await alert.getByText(/Poslední uložení: /u).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Můj název' }).waitFor();
    complaints.forget();
  });

  it('are not offered on a phone, where a row opens its form', async () => {
    const phone = await town.signedIn(people.superAdministrator, { width: 400 });
    await phone.goto(desksOfStoreOne);
    await phone.locator('.line-list__row').first().waitFor();
    // How long the tools of a table take to come.
    await phone.waitForTimeout(1000);
    expect(await phone.locator('[data-cell-edit]').count()).toBe(0);
    await phone.locator('[data-row-edit]').first().click();
    await phone.getByRole('textbox', { name: /^Název/u }).waitFor();
  });

  it('complain of nothing', () => {
    expect(complaints.lines()).toEqual([]);
  });
});
