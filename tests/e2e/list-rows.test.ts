import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { registry } from '../../contract/resources/registry.ts';
import { sampled } from '../support/sampling/sample.ts';
import { listedRows } from './support/listed-rows.ts';
import { allOrders } from './support/lists.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const lists = sampled(
  Object.values(registry).filter((resource) => !('singleton' in resource)),
  ({ name }) => ({ entity: name }),
);
const densities = [
  { density: 'standard', height: 40 },
  { density: 'compact', height: 32 },
] as const;
const longName = 'Bohumila-Alexandra Nejdelší-Představitelná z Horní Dolní u Velkého Dvora';

const town = await townOfFile();
const page = await town.signedIn(people.superAdministrator, { width: 1280, height: 800 });

describe('rows of a list', () => {
  /** Each height that a row has, in pixels. */
  const heights = (rows = listedRows(page)) =>
    rows.evaluateAll((all) => [...new Set(all.map((row) => Math.round(row.getBoundingClientRect().height * 100) / 100))]);
  const cutText = (on: Page) => on.locator('.cut-text');

  it('are fifteen of orders on a screen of 1280 by 800', async () => {
    await page.goto(allOrders);
    await listedRows(page).first().waitFor();
    // The days are over the rows a moment later.
    await page.getByRole('navigation', { name: 'Termín' }).waitFor();
    const whole = () =>
      listedRows(page).evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length);
    await expect.poll(whole).toBeGreaterThanOrEqual(15);
  });

  it.each(lists)('are 40 px high in $page, 32 px in the compact density, whatever stands in them', async ({ page: list }) => {
    await page.goto(list);
    // A list may be empty, which has no rows to be wrong.
    await page.locator('tbody .table__row, .empty-state').first().waitFor();
    await page.waitForTimeout(700);
    for (const { density, height } of densities) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset['density'] = chosen;
      }, density);
      await expect.poll(async () => (await heights()).filter((one) => one !== height)).toEqual([]);
    }
  });

  it.each(['/touch-screens', '/virtual-displays', '/stores/outages'])('tell branches apart at 1280 px in %s', async (list) => {
    await page.goto(list);
    const names = page.locator('tbody a[href^="/stores/"]');
    await names.first().waitFor();
    // Until the columns are laid out the links are 0 px wide.
    const shown = () => names.evaluateAll((all) => Math.min(...all.map((one) => one.clientWidth / one.scrollWidth)));
    await expect.poll(shown).toBeGreaterThan(0.8);
  });

  it('show a text that has no room as a whole, to the pointer and to keys, until Escape', async () => {
    await page.goto('/stores/employees/1');
    await page.getByRole('textbox', { name: /^Jméno/u }).fill(longName);
    await page.keyboard.press('Control+s');
    await page.getByText('Zaměstnanec byl uložen.').first().waitFor();
    await page.goto(`/stores/employees?filter=${encodeURIComponent(JSON.stringify({ q: 'Bohumila-Alexandra' }))}`);
    const row = listedRows(page).filter({ hasText: longName });
    await row.waitFor();
    await page.waitForTimeout(2000);
    await expect.poll(() => heights(row)).toEqual([40]);
    const line = row.locator('th [data-row-link]');
    await expect.poll(() => line.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
    await row.locator('th').hover();
    await expect.poll(() => cutText(page).textContent()).toBe(longName);
    // The pointer may go to the text itself.
    await cutText(page).hover();
    await page.waitForTimeout(400);
    expect(await cutText(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => cutText(page).count()).toBe(0);
    await page.mouse.move(1, 1);
    await page.keyboard.press('j');
    await expect.poll(() => cutText(page).textContent()).toBe(`Jméno: ${longName}`);
    await page.keyboard.press('Escape');
    await expect.poll(() => cutText(page).count()).toBe(0);
    // What has room is shown by its cell alone.
    await row.locator('td').last().hover();
    await page.waitForTimeout(600);
    expect(await cutText(page).count()).toBe(0);
  });

  it.each([
    { touch: false, least: 24 },
    { touch: true, least: 44 },
  ])('hold what is pressed in $least px where touch is $touch', async ({ touch, least }) => {
    const tablet = await town.signedIn(people.superAdministrator, { width: 1024, touch });
    await tablet.goto('/stores/desks');
    await tablet.locator('[data-cell-edit="pencil"]').first().waitFor({ state: 'attached' });
    const targets = listedRows(tablet).first().locator('.select-box, .button, .cell-tool');
    await expect.poll(() => targets.count()).toBeGreaterThanOrEqual(5);
    const smallest = () =>
      targets.evaluateAll((all) =>
        Math.min(...all.map((one) => one.getBoundingClientRect()).flatMap(({ width, height }) => [Math.round(width), Math.round(height)])),
      );
    await expect.poll(smallest).toBeGreaterThanOrEqual(least);
    await tablet.close();
  });
});
