import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dayAt } from '../../contract/rules/opening/open-instants.ts';
import { violationsOn } from './support/axe.ts';
import { keysOn } from './support/keys.ts';
import { ordersOfToday } from './support/orders-of-today.ts';
import { people, signIn } from './support/sign-in.ts';
import { sharedTownOfFile } from './support/town-of-file.ts';

const orders = '/web-orders/manage-orders';

const town = await sharedTownOfFile();

describe('a list that is read in days', () => {
  const filterOf = (page: Page) => new URL(page.url()).searchParams.get('filter');
  /** Names in the rows in their order, with the text of the line where it lies. */
  const lines = (page: Page) =>
    page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => (row.ariaHidden === 'true' ? 'now' : 'row')).join(' '));

  it('goes from day to day by keys, and back, with all of it in the address', async () => {
    const page = await town.signedIn(people.administrator);
    const { press } = keysOn(() => page);
    await page.goto(orders);
    const current = page.getByRole('navigation', { name: 'Termín' }).locator('[aria-current]');
    await expect.poll(() => current.textContent()).toMatch(/^Dnes \d+$/u);
    await expect.poll(() => filterOf(page)).toBe('{"starts_at_on":"today"}');
    await press(/^Týden \d/u);
    await expect.poll(() => current.textContent()).toMatch(/^Týden/u);
    await expect.poll(() => filterOf(page)).toBe('{"starts_at_on":"week"}');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Týden/u);
    await press(/^Vše$/u);
    await expect.poll(() => filterOf(page)).toBe('{}');
    await page.locator('[data-row-link]').nth(24).waitFor();
    await page.goBack();
    await page.goBack();
    await expect.poll(() => current.textContent()).toMatch(/^Dnes/u);
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('Přesunout objednávku v zaměření').waitFor();
  });

  it('does not take back a person who went on before now was found', async () => {
    const page = await town.signedIn(people.administrator, { width: 1280, height: 320 });
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let asked = 0;
    const isCount = (url: URL) => url.pathname === '/central/orders' && url.searchParams.get('range') === '[0,0]';
    await page.route(isCount, async (route) => {
      asked += 1;
      await answered;
      await route.continue();
    });
    await page.goto(`${orders}?filter=${encodeURIComponent('{"starts_at_on":"week"}')}`);
    await expect.poll(() => asked).toBe(1);
    await page.getByRole('navigation', { name: 'Termín' }).getByRole('link', { name: /^Vše$/u }).click();
    await expect.poll(() => filterOf(page)).toBe('{}');
    const found = page.waitForResponse((response) => isCount(new URL(response.url())));
    answer();
    await found;
    await page.locator('[data-row-link]').nth(24).waitFor();
    expect(filterOf(page)).toBe('{}');
  });

  it('has a line at now that moves with the clock and lets the rows and the focus stay', async () => {
    const page = await town.stranger({ width: 1280 });
    const now = Date.now();
    await page.clock.install({ time: now });
    await ordersOfToday(page, { now });
    await signIn(page, people.administrator);
    await page.goto(orders);
    await page.getByText(/^nyní \d{1,2}:\d{2}$/u).waitFor();
    await expect.poll(() => lines(page)).toBe('row row row now row row row');
    expect(await violationsOn(page)).toEqual([]);
    const row = page.locator('[data-row-link]').nth(3);
    await row.focus();
    const before = await row.boundingBox();
    await page.clock.fastForward('45:00');
    await expect.poll(() => lines(page)).toBe('row row row row now row row');
    await expect.poll(() => row.boundingBox()).toEqual(before);
    expect(await row.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it.each([
    { width: 1024, on: 'today' },
    { width: 1280, on: 'today' },
    { width: 1280, on: 'its date' },
    { width: 1920, on: 'today' },
  ])('keeps its rows in their place while its tools come at $width px, by $on', async ({ width, on }) => {
    const page = await town.signedIn(people.administrator, { width });
    const now = Date.now();
    await ordersOfToday(page, { now });
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(
      (url) => url.pathname === '/central/orders' && url.search.includes('state'),
      async (route) => {
        await answered;
        await route.continue();
      },
    );
    const day = on === 'today' ? on : dayAt(new Date(now));
    await page.goto(`${orders}?filter=${encodeURIComponent(JSON.stringify({ starts_at_on: day }))}`);
    const top = async () => (await page.locator('[data-row-link]').nth(3).boundingBox())?.y;
    const before = await top();
    answer();
    await page.getByRole('navigation', { name: 'Termín' }).waitFor();
    await page.getByRole('button', { name: /^Vytisknout příští den s objednávkami/u }).waitFor();
    expect(await top()).toBe(before);
  });

  it('opens at now, and does so again after a reload, which begins at the rows of the morning', async () => {
    const page = await town.signedIn(people.administrator, { width: 1280, height: 320 });
    await ordersOfToday(page, { now: Date.now() });
    await page.goto(orders);
    const scrolled = () => page.evaluate(() => window.scrollY);
    await expect.poll(scrolled).toBeGreaterThan(0);
    await page.reload();
    await page.locator('[data-row-link]').first().waitFor();
    await expect.poll(scrolled).toBeGreaterThan(0);
  });

  it.each([430, 500, 515])('opens in a window %i px high with no button and no row cut by what stays at its top', async (height) => {
    const page = await town.signedIn(people.administrator, { width: 1280, height });
    await ordersOfToday(page, { now: Date.now() });
    await page.goto(orders);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    const cut = () =>
      page.evaluate(() => {
        const bottoms = [...document.querySelectorAll('.header, .table__head')].map((part) => part.getBoundingClientRect());
        const cover = Math.max(0, ...bottoms.filter(({ top }) => top <= 60).map(({ bottom }) => bottom));
        const all = [...document.querySelectorAll('main tbody tr, main a, main button')].filter((part) => part.closest('thead') === null);
        const rows = all.map((part) => ({ text: part.textContent, ...part.getBoundingClientRect().toJSON() }));
        return rows.filter(({ top, bottom }) => top < cover && cover < bottom).map(({ text }) => text);
      });
    await expect.poll(cut).toEqual([]);
  });

  it('has the line in one continuous table too', async () => {
    const page = await town.signedIn(people.superAdministrator, { width: 1280 });
    await ordersOfToday(page, { now: Date.now() });
    await page.goto(orders);
    await page.getByLabel('Zobrazení').selectOption('Souvisle');
    await page.locator('.table-holder--continuous').getByText(/^nyní/u).waitFor();
    await expect.poll(() => lines(page)).toBe('row row row now row row row');
    await page.getByLabel('Zobrazení').selectOption('Po stránkách');
  });

  it.each([
    { width: 320, dark: false },
    { width: 400, dark: true },
  ])('fits $width px', async (look) => {
    const page = await town.signedIn(people.administrator, look);
    await ordersOfToday(page, { now: Date.now() });
    await page.goto(orders);
    await page.getByText(/^nyní/u).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    const links = page.getByRole('navigation', { name: 'Termín' }).getByRole('link');
    await expect.poll(() => links.count()).toBe(4);
    const lowest = () => links.evaluateAll((all) => Math.min(...all.map((link) => link.getBoundingClientRect().height)));
    await expect.poll(lowest).toBeGreaterThanOrEqual(44);
  });

  it('says of a search that it found nothing today, and searches all days', async () => {
    const page = await town.signedIn(people.administrator, { width: 1280 });
    await ordersOfToday(page, { now: Date.now(), rows: 0 });
    await page.goto(`${orders}?filter=${encodeURIComponent('{"starts_at_on":"today","q":"a"}')}`);
    await page.getByText('Hledalo se jen v období: dnes.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByText(/^\d[\d\s]* objednávek jindy, nejbližší /u).waitFor();
    await page.getByRole('link', { name: 'zobrazit všechny' }).click();
    await page.locator('[data-row-link]').first().waitFor();
    await expect.poll(() => filterOf(page)).toBe('{"q":"a"}');
  });
});
