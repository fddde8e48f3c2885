import { beforeAll, describe, expect, it } from 'vitest';
import { countedKeys } from './support/counted-keys.ts';
import { confirmedOrders } from './support/lists.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const town = await townOfFile();
const page = await town.signedIn(people.operatorOfStoreOne, { width: 1280, height: 800 });

/** Keys of the commonest tasks of a clerk; docs/proof/clerk.md names the tests of the others. */
describe('a clerk', () => {
  beforeAll(async () => {
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.goto(confirmedOrders);
    await page.locator('[data-row-link]').first().waitFor();
  });

  it('cancels the order of the next row and writes to the client in 4 keys, and takes it back in 1', async () => {
    const { press, count } = countedKeys(page);
    // The steps of rows come after the rows.
    await page.locator('[data-step="cancel"]').first().waitFor({ state: 'attached' });
    await press('j', 'z');
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Zrušit objednávku' }).waitFor();
    // Nothing of the cell in which it was opened.
    expect(await question.evaluate((one) => [getComputedStyle(one).textAlign, getComputedStyle(one).whiteSpace])).toEqual([
      'start',
      'normal',
    ]);
    await press('Tab', 'Enter');
    const bar = page.getByRole('region', { name: 'Odesílané zprávy' });
    await bar.waitFor();
    expect(count()).toBe(4);
    // The next question ends above the bar.
    await page.keyboard.press('j');
    await page.keyboard.press('z');
    const safe = question.getByRole('button', { name: 'Ponechat' });
    await safe.waitFor();
    const [over, under] = [await safe.boundingBox(), await bar.boundingBox()];
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
    await safe.click();
    await question.waitFor({ state: 'detached' });
    await press('Control+z');
    await bar.waitFor({ state: 'detached' });
    expect(count()).toBe(5);
  });

  it('opens the order of a client from any screen in 2 keys beside the name', async () => {
    const name = (await page.locator('tbody tr').nth(2).locator('[data-row-link]').textContent())?.trim() ?? '';
    await page.goto('/web-orders');
    await page.getByRole('button', { name: 'Klient volá' }).waitFor();
    const { press, count } = countedKeys(page);
    await press('Control+k');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.type(name);
    await page
      .getByRole('option', { name: new RegExp(name, 'u') })
      .first()
      .waitFor();
    await press('Enter');
    await page.waitForURL(/\/manage-orders\/\d+/u);
    expect(count()).toBe(2);
  });

  it('begins a new order at its service in 1 key, in a form with the name of the page', async () => {
    await page.goto(confirmedOrders);
    await page.locator('[data-row-link]').first().waitFor();
    const { press, count } = countedKeys(page);
    await press('n');
    const service = page.getByRole('form', { name: 'Objednat klienta' }).getByRole('combobox', { name: /^Činnost/u });
    await expect.poll(() => service.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await page.title()).toMatch(/^Objednat klienta/u);
    expect(count()).toBe(1);
  });
});
