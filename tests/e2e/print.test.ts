import { describe, expect, it } from 'vitest';
import { people } from './support/sign-in.ts';
import { sharedTownOfFile } from './support/town-of-file.ts';

/** An A4 sheet between its margins of 12 mm, in CSS pixels. */
const sheet = { width: 703, height: 1032 };

const town = await sharedTownOfFile();

describe('on paper', () => {
  it('a filtered list stands light, whole and without what only a screen can do', async () => {
    const page = await town.signedIn(people.superAdministrator, { dark: true });
    await page.goto(`/settings/users?filter=${encodeURIComponent('{"role":"operator","q":"mesto"}')}`);
    await page.locator('[data-row-link]').first().waitFor();
    const rows = await page.locator('[data-row-link]').count();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('a-dark');
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(sheet);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('a-light');
    // The heads of columns say how they are sorted; no other button is left.
    await expect.poll(() => page.locator('button:visible:not(.table__sort)').allTextContents()).toEqual([]);
    await expect.poll(() => page.getByText('Role:').isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('mesto');
    await expect.poll(() => page.getByRole('searchbox').isVisible()).toBe(true);
    await expect.poll(() => page.locator('tbody .table__row:visible').count()).toBe(rows);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('a-dark');
  });

  it('a list has all of its rows, in colours of paper, under heads that every sheet repeats', async () => {
    const page = await town.signedIn(people.superAdministrator, { dark: true });
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    const address = (perPage: number) =>
      `/stores/services?${new URLSearchParams({ perPage: String(perPage), filter: '{"store_id_in":[1,2,3,4]}' })}`;
    await page.goto(address(25));
    await page.locator('[data-row-link]').first().waitFor();
    const count = async () => /^\d+/u.exec((await page.locator('.page-header__count').textContent()) ?? '')?.[0];
    await expect.poll(count).toBeTruthy();
    const total = Number(await count());
    expect(total).toBeGreaterThan(await page.locator('[data-row-link]').count());
    await page.keyboard.press('Control+p');
    const sheetOf = page.locator('.printed-list');
    await sheetOf.waitFor({ state: 'attached' });
    expect(await sheetOf.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(sheet);
    await expect.poll(() => sheetOf.isVisible()).toBe(true);
    await expect.poll(() => page.locator('#root').isVisible()).toBe(false);
    await expect.poll(() => sheetOf.locator('tbody tr').count()).toBe(total);
    await expect.poll(() => sheetOf.getByRole('listitem').allTextContents()).toEqual([expect.stringMatching(/^Pobočka: \S/u)]);
    await sheetOf.getByText(/^Vytištěno \d\d\.\d\d\.\d{4} \d\d:\d\d$/u).waitFor();
    expect(await sheetOf.locator('.skeleton').count()).toBe(0);
    expect(await sheetOf.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe('table-header-group');
    // Chromium writes the head of a table once for each sheet.
    const file = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect((file.match(/\/Type \/Page\b(?!s)/gu) ?? []).length).toBeGreaterThan(1);
    await page.emulateMedia({ media: 'screen' });
    await sheetOf.waitFor({ state: 'detached' });
  });

  it('a record stands with its values and its heading', async () => {
    const page = await town.signedIn(people.superAdministrator);
    await page.goto('/stores/1?tab=office');
    await page.getByRole('textbox', { name: /^Název/u }).waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(sheet);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('textbox', { name: /^Název/u }).isVisible()).toBe(true);
    for (const part of ['.header', '.shell__aside', '.footer']) await expect.poll(() => page.locator(part).isVisible()).toBe(false);
  });
});
