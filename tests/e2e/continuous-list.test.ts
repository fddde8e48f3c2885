import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { listedRows } from './support/listed-rows.ts';
import { allOrders } from './support/lists.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const mostNodes = 1500;
const orders = '/web-orders/manage-orders';

const town = await townOfFile();
const page = await town.visitor(people.superAdministrator);

describe('a continuous list', () => {
  const asked: string[] = [];
  beforeAll(async () => {
    page.setDefaultTimeout(8000);
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/central/orders/query') asked.push(request.postData() ?? '');
    });
    await page.goto(allOrders);
    await page.getByLabel('Zobrazení').selectOption('Souvisle');
    await linkAt(0).waitFor();
  });
  beforeEach(async () => {
    await page.goto(allOrders);
    await linkAt(0).waitFor();
    asked.length = 0;
  });

  /** Which parts were asked for. An order that expires meanwhile has them asked for again. */
  const parts = () => new Set(asked.map((body) => /"range":\[([\d,]+)\]/u.exec(body)?.[1]));
  const rowAt = (index: number) => page.locator(`tr[aria-rowindex="${index + 2}"]`);
  const linkAt = (index: number) => rowAt(index).locator('[data-row-link]');
  const scroller = () => page.locator('.table-holder--continuous');
  const total = async () => Number(await page.locator('table').getAttribute('aria-rowcount')) - 1;
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      return element?.hasAttribute('data-row-link') === true ? Number(element.closest('tr')?.getAttribute('aria-rowindex')) - 2 : undefined;
    });
  const isInSight = (index: number) =>
    rowAt(index).evaluate((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      const place = row.closest('.table-holder')?.getBoundingClientRect();
      const head = row.closest('table')?.tHead?.getBoundingClientRect();
      return place !== undefined && head !== undefined && top >= head.bottom - 1 && bottom <= place.bottom + 1;
    });

  it('tells the number and the place of rows, holds those in sight alone, and is a choice that lasts', async () => {
    expect(await total()).toBeGreaterThan(5000);
    expect(await page.locator('table *').count()).toBeLessThan(mostNodes);
    expect(await page.locator('tbody tr[aria-rowindex]').count()).toBeLessThan(60);
    await expect.poll(() => page.getByLabel('Zobrazení').inputValue()).toBe('continuous');
    expect(await violationsOn(page)).toEqual([]);
  });

  it('is read by parts as it is scrolled, and shows the very rows that pages would', async () => {
    await scroller().evaluate((element) => element.scrollTo({ top: element.scrollHeight / 2 }));
    // What was in sight before may be asked for once more first, when an order of it changes meanwhile.
    const partsFrom = (least: number) => [...parts()].flatMap((range = '') => (Number(range.split(',')[0]) >= least ? [range] : []));
    await expect.poll(() => partsFrom(1000)).not.toEqual([]);
    for (const range of partsFrom(0)) {
      const [first, last] = range.split(',').map(Number);
      expect((last ?? 0) - (first ?? 0)).toBe(99);
    }
    const shown = page.locator('tbody tr[data-read]').nth(8);
    await shown.waitFor();
    // Read at once: another part that comes meanwhile would make another row the ninth.
    const { index, pin } = await shown.evaluate((row) => ({
      index: Number(row.getAttribute('data-index')),
      pin: row.querySelector('[data-row-link]')?.textContent,
    }));
    const other = await town.signedIn(people.administrator);
    await other.goto(`${orders}?page=${Math.floor(index / 25) + 1}&perPage=25&sort=starts_at&order=DESC&filter={}`);
    const same = listedRows(other)
      .nth(index % 25)
      .locator('[data-row-link]');
    await expect.poll(() => same.textContent()).toBe(pin);
    await other.close();
    expect(await page.locator('table *').count()).toBeLessThan(mostNodes);
  });

  it('gives up what was asked for rows that are passed', async () => {
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    let answer = () => {};
    const passed = new Promise<void>((resolve) => (answer = resolve));
    // Nothing is answered before two of the three are given up, however slow the machine is.
    await page.route('**/central/orders/query', async (route) => {
      await passed;
      await route.continue().catch(() => undefined);
    });
    for (const part of [0.3, 0.5, 0.7]) {
      const before = asked.length;
      await scroller().evaluate((element, share) => element.scrollTo({ top: element.scrollHeight * share }), part);
      await expect.poll(() => asked.length).toBeGreaterThan(before);
    }
    await expect.poll(() => failed.length).toBeGreaterThanOrEqual(2);
    answer();
    await expect.poll(() => page.locator('tbody tr[data-read]').count(), { timeout: 10_000 }).toBeGreaterThan(5);
    await page.unroute('**/central/orders/query');
  });

  it('is walked by keys through all of its rows, and the focus is never lost', async () => {
    await page.keyboard.press('j');
    await expect.poll(focused).toBe(0);
    for (let step = 1; step <= 30; step += 1) await page.keyboard.press(step % 2 === 0 ? 'j' : 'ArrowDown');
    await expect.poll(focused).toBe(30);
    await expect.poll(() => isInSight(30)).toBe(true);
    await page.keyboard.press('PageDown');
    await expect.poll(focused).toBeGreaterThan(35);
    const last = (await total()) - 1;
    await page.keyboard.press('End');
    await expect.poll(focused).toBe(last);
    await expect.poll(() => isInSight(last)).toBe(true);
    // Scrolled away, the row keeps the focus, and the next key goes on from it.
    await page.waitForTimeout(500);
    await scroller().evaluate((element) => element.scrollTo({ top: 0 }));
    await linkAt(0).waitFor();
    expect(await focused()).toBe(last);
    await page.keyboard.press('k');
    await expect.poll(focused).toBe(last - 1);
    await expect.poll(() => isInSight(last - 1)).toBe(true);
    await page.keyboard.press('Home');
    await expect.poll(focused).toBe(0);
  });

  it('opens a row by Enter and is where it was when somebody comes back', async () => {
    await page.keyboard.press('j');
    await expect.poll(focused).toBe(0);
    await page.keyboard.press('End');
    const last = (await total()) - 1;
    await expect.poll(focused).toBe(last);
    await page.keyboard.press('Enter');
    await page.waitForURL(/manage-orders\/\d+/u);
    await page.goBack();
    await expect
      .poll(
        () =>
          rowAt(last)
            .count()
            .then((count) => count > 0 && isInSight(last)),
        { timeout: 10_000 },
      )
      .toBe(true);
  });

  it('begins at the first row under another order and under other filters', async () => {
    const first = await linkAt(0).textContent();
    await scroller().evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await page.getByRole('columnheader', { name: 'Jméno' }).getByRole('button').click();
    await expect.poll(() => scroller().evaluate((element) => element.scrollTop)).toBe(0);
    await expect.poll(() => linkAt(0).textContent()).not.toBe(first);
    await scroller().evaluate((element) => element.scrollTo({ top: 3000 }));
    await page.getByRole('searchbox', { name: 'Hledat' }).fill('nov');
    await expect.poll(total).toBeLessThan(2000);
    await expect.poll(() => scroller().evaluate((element) => element.scrollTop)).toBe(0);
  });

  it('lets rows be selected wherever they are, and all that there are by its head', async () => {
    await page.keyboard.press('j');
    await expect.poll(focused).toBe(0);
    await page.keyboard.press('x');
    await page.keyboard.press('End');
    const all = await total();
    await expect.poll(focused).toBe(all - 1);
    await page.keyboard.press('x');
    const bar = page.locator('.bulk-bar');
    await expect.poll(() => bar.textContent()).toMatch(/2 objednávky/u);
    await page.getByRole('checkbox', { name: 'Vybrat všechny řádky seznamu' }).click();
    await expect.poll(async () => ((await bar.textContent()) ?? '').replaceAll(/\D/gu, '')).toContain(String(all));
    const box = rowAt(all - 1).getByRole('checkbox');
    await expect.poll(() => box.isChecked()).toBe(true);
    // A box in focus does not take the keys of its row.
    await box.focus();
    await page.keyboard.press('k');
    await expect.poll(focused).toBe(all - 2);
  });

  it('says at their place that rows did not come, and reads them on demand', async () => {
    let isAway = true;
    await page.route('**/central/orders/query', (route) => (isAway ? route.abort() : route.continue()));
    // The end of one part and the beginning of the next: one press asks for both.
    const height = await rowAt(0).evaluate((row) => row.getBoundingClientRect().height);
    await scroller().evaluate((element, top) => element.scrollTo({ top }), 1000 * height - 300);
    await expect.poll(() => [...parts()]).toEqual(expect.arrayContaining(['900,999', '1000,1099']));
    const failure = page.getByRole('row', { name: /nepodařilo načíst/u }).first();
    await failure.waitFor();
    expect(await violationsOn(page)).toEqual([]);
    // Pressed in the same moment in which the server is back: a change of another person has the rows read as well.
    await failure.getByRole('button', { name: 'Zkusit znovu' }).focus();
    isAway = false;
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('tbody tr[data-read]').count(), { timeout: 10_000 }).toBeGreaterThan(5);
    await expect.poll(() => failure.count()).toBe(0);
    await page.unroute('**/central/orders/query');
  });

  it('reads anew what is in sight when somebody else changes a row', async () => {
    // An order to come, which holds a person, and confirmed, because one that is not may expire meanwhile.
    await scroller().evaluate((element) => element.scrollTo({ top: element.scrollHeight * 0.2 }));
    const row = page.locator('tbody tr[data-read]').filter({ hasText: 'Potvrzená' }).nth(4);
    await row.waitFor();
    await page.waitForTimeout(500);
    // Read at once: another part that comes meanwhile would make another row the fifth.
    const { index, href } = await row.evaluate((one) => ({
      index: Number(one.getAttribute('data-index')),
      href: one.querySelector('[data-row-link]')?.getAttribute('href'),
    }));
    asked.length = 0;
    const other = await town.visitor(people.administrator);
    await other.goto(href ?? '');
    await other.getByRole('textbox', { name: /jméno/iu }).fill('Změněná Klientka');
    await other.keyboard.press('Control+s');
    await rowAt(index).getByText('Změněná Klientka').waitFor();
    await other.close();
    // The first part says how many there are; of the others only those in sight are read.
    expect(parts().size).toBeLessThanOrEqual(3);
  });

  it('is printed by whole rows of the part that is in sight', async () => {
    // What is in sight is read again after the change of the test before; what is not read yet cannot be printed.
    await expect.poll(() => page.locator('tbody tr[data-read]').count()).toBeGreaterThan(5);
    await expect.poll(() => page.locator('tbody tr[data-index]:not([data-read])').count()).toBe(0);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    // After a change that comes meanwhile the part is read again.
    await expect.poll(() => page.locator('.continuous-print tbody tr').count()).toBe(100);
    expect(await scroller().isVisible()).toBe(false);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => page.locator('.continuous-print').count()).toBe(0);
  });

  it('comes in pages of two lines a row where the window is narrow', async () => {
    const narrow = await town.signedIn(people.superAdministrator, { width: 400, height: 800 });
    await narrow.goto(allOrders);
    await narrow.locator('.line-list__row').first().waitFor();
    expect(await narrow.getByLabel('Zobrazení').count()).toBe(0);
    await narrow.getByRole('button', { name: 'Další stránka' }).waitFor();
    await narrow.close();
  });
});
