import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { keysOn } from './support/keys.ts';
import { allOrders } from './support/lists.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const town = await townOfFile();
const page = await town.signedIn(people.superAdministrator, { width: 1280 });
const complaints = watch(page, town.origin);

describe('a record that is edited beside a continuous list', () => {
  const { notice, tabTo } = keysOn(() => page);
  const drawer = () => page.locator('section[role="dialog"]');
  const scroller = () => page.locator('.table-holder--continuous');
  const rowAt = (index: number) => page.locator(`tr[aria-rowindex="${index + 2}"]`);
  const pinAt = (index: number) => rowAt(index).locator('[data-row-link]').textContent();
  const focused = () => page.evaluate(() => Number(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')) - 2);
  const isInSight = (index: number) =>
    rowAt(index).evaluate((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      const place = row.closest('.table-holder')?.getBoundingClientRect();
      return place !== undefined && top >= place.top && bottom <= place.bottom + 1;
    });
  /**
   * A row far from the first part of the list, reached by its scroll bar: an order to come, which holds a person, and confirmed,
   * because one that is not may expire while it is edited.
   */
  async function openFar(): Promise<number> {
    await scroller().evaluate((element) => element.scrollTo({ top: element.scrollHeight * 0.2 }));
    const row = page.locator('tbody tr[data-read]').filter({ hasText: 'Potvrzená' }).nth(4);
    await row.waitFor();
    // The rows have settled at their heights.
    await page.waitForTimeout(600);
    const index = Number(await row.getAttribute('data-index'));
    await rowAt(index).locator('[data-row-link]').focus();
    await page.keyboard.press('e');
    // The record is; until then `Jméno` is the head of a column behind the drawer.
    await drawer().getByRole('textbox', { name: 'Jméno klienta' }).waitFor();
    return index;
  }

  beforeAll(async () => {
    await page.goto(allOrders);
    await page.getByLabel('Zobrazení').selectOption('Souvisle');
    await rowAt(0).locator('[data-row-link]').waitFor();
  });
  beforeEach(async () => {
    await page.goto(allOrders);
    await rowAt(0).locator('[data-row-edit]').waitFor();
  });

  it('is saved and closed by keys, and leads back to its row, which shows what was saved', async () => {
    const index = await openFar();
    await tabTo(/^Jméno/u);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Klientka Vedlejší');
    await page.keyboard.press('Control+s');
    await notice('Objednávka byla uložena.').waitFor();
    await page.keyboard.press('Escape');
    await drawer().waitFor({ state: 'detached' });
    await expect.poll(focused).toBe(index);
    await rowAt(index).getByText('Klientka Vedlejší').waitFor();
    await page.keyboard.press('j');
    await expect.poll(focused).toBe(index + 1);
  });

  it('tells its place among all and leads on through the rows, past those in sight, which follow', async () => {
    const index = await openFar();
    const all = Number(await page.locator('table').getAttribute('aria-rowcount')) - 1;
    const place = drawer().getByRole('status').first();
    const spoken = (at: number) => `${at + 1}. z ${all} v seznamu`;
    const said = async () => ((await place.textContent()) ?? '').replaceAll(/(?<=\d)\s(?=\d)/gu, '');
    await expect.poll(said).toBe(spoken(index));
    expect(await violationsOn(page, '.side-drawer')).toEqual([]);
    const next = drawer().getByRole('button', { name: 'Další záznam' });
    const steps = 25;
    for (let step = 1; step <= steps; step += 1) {
      await expect.poll(() => next.getAttribute('aria-disabled')).toBeNull();
      await next.click();
      await expect.poll(said).toBe(spoken(index + step));
    }
    await expect.poll(() => isInSight(index + steps)).toBe(true);
    const pin = (await pinAt(index + steps)) ?? '';
    await drawer().getByText(pin).first().waitFor();
    await page.keyboard.press('Escape');
    await drawer().waitFor({ state: 'detached' });
    await expect.poll(focused).toBe(index + steps);
    await page.keyboard.press('k');
    await expect.poll(focused).toBe(index + steps - 1);
  });

  it('opens from a row that was scrolled out of sight and keeps the focus, and leads back to it', async () => {
    await rowAt(3).locator('[data-row-link]').focus();
    const pin = (await pinAt(3)) ?? '';
    await scroller().evaluate((element) => element.scrollTo({ top: element.scrollHeight / 3 }));
    await expect.poll(() => rowAt(3).count()).toBe(1);
    await expect.poll(() => rowAt(2).count()).toBe(0);
    await page.keyboard.press('e');
    await drawer().getByText(pin).first().waitFor();
    await expect.poll(() => isInSight(3)).toBe(true);
    await drawer().getByRole('button', { name: 'Předchozí záznam' }).click();
    await drawer()
      .getByText((await pinAt(2)) ?? '')
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await drawer().waitFor({ state: 'detached' });
    await expect.poll(focused).toBe(2);
  });

  it('complains of nothing', () => {
    expect(complaints.lines()).toEqual([]);
  });
});
