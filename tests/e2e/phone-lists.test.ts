import { describe, expect, it } from 'vitest';
import { registry } from '../../contract/resources/registry.ts';
import { sampled } from '../support/sampling/sample.ts';
import { violationsOn } from './support/axe.ts';
import { allOrders } from './support/lists.ts';
import { people } from './support/sign-in.ts';
import { sharedTownOfFile } from './support/town-of-file.ts';

const lists = sampled(
  Object.values(registry).filter((resource) => !('singleton' in resource)),
  ({ name }) => ({ entity: name }),
);
/** Where the first row of a list begins at the latest, in pixels from the top of the screen. */
const lowest = 220;

const town = await sharedTownOfFile();
const page = await town.signedIn(people.superAdministrator, { width: 400, height: 800, touch: true });

describe('lists on a phone', () => {
  const rows = () => page.locator('.line-list__row');
  const filterButton = () => page.getByRole('button', { name: /^Filtry/u });
  const sheet = () => page.getByRole('dialog', { name: 'Filtry a řazení' });

  it.each(lists)('begin with a row near the top in $page', async ({ page: list }) => {
    await page.goto(list);
    await page.locator('.line-list__row, .empty-state').first().waitFor();
    if ((await rows().count()) === 0) return;
    await expect.poll(async () => (await rows().first().boundingBox())?.y).toBeLessThanOrEqual(lowest);
  });

  it('say in two lines who is ordered and when, and how it stands with them', async () => {
    await page.goto(allOrders);
    await rows().first().waitFor();
    const row = rows().first();
    const height = async () => (await row.boundingBox())?.height;
    await expect.poll(height).toBeGreaterThanOrEqual(44);
    await expect.poll(height).toBeLessThanOrEqual(60);
    const lines = row.locator('.line-list__line');
    await expect.poll(() => lines.count()).toBe(2);
    await expect.poll(() => lines.nth(0).textContent()).toMatch(/Termín: (?:.+ )?\d+:\d+$/u);
    await expect.poll(() => lines.nth(1).textContent()).toMatch(/Stav: .+Činnost: .+Pobočka: .+/u);
    const name = await lines.nth(0).locator('[data-row-link]').textContent();
    expect(await violationsOn(page)).toEqual([]);
    // A press anywhere in the row opens it, and nothing in it leads elsewhere.
    expect(await row.locator('a').count()).toBe(1);
    await lines.nth(1).click();
    await page.waitForURL(/manage-orders\/\d+/u);
    expect(name).not.toBe('');
  });

  it('say the hour alone of today, nothing of what is not there, and with a yes what is answered', async () => {
    await page.goto('/settings/audit-log');
    await rows().first().waitFor();
    await expect.poll(() => rows().first().locator('time').textContent()).toMatch(/^\d\d:\d\d$/u);
    // Of a sign-in there is who it was, and no record: what a row does not have is not shown.
    expect(await rows().filter({ hasText: 'Přihlášení' }).first().textContent()).not.toContain('–');
    await page.goto('/web-orders/stores-settings');
    await rows().first().waitFor();
    expect(await rows().first().getByText('Přijímá objednávky:').getAttribute('class')).toBeNull();
  });

  it('have a search and one button, which counts the filters and opens them with the order of rows', async () => {
    await page.goto(allOrders);
    await rows().first().waitFor();
    await expect.poll(() => page.locator('.filter-bar button:visible, .filter-bar input:visible').count()).toBe(2);
    await expect.poll(() => filterButton().textContent()).toBe('Filtry');
    await filterButton().click();
    await sheet().getByRole('button', { name: 'Stav', exact: true }).click();
    await sheet()
      .getByRole('checkbox', { name: /^Zmeškaná/u })
      .check();
    await page.waitForURL((url) => url.searchParams.get('filter')?.includes('missed') === true);
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
    await sheet().getByLabel('Řadit podle').selectOption({ label: 'Jméno klienta' });
    await page.waitForURL((url) => url.searchParams.get('sort') === 'name');
    await sheet().getByRole('button', { name: 'Hotovo' }).click();
    await sheet().waitFor({ state: 'detached' });
    await expect.poll(() => filterButton().textContent()).toBe('Filtry (1)');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Filtry (1)');
    await expect.poll(() => rows().first().locator('.status, .nowrap').allTextContents()).toContain('Zmeškaná');
    await filterButton().click();
    await sheet().getByRole('button', { name: 'Zrušit filtry' }).click();
    await sheet().getByRole('button', { name: 'Hotovo' }).click();
    await expect.poll(() => filterButton().textContent()).toBe('Filtry');
  });

  it('let rows be chosen, one by one and all of a page', async () => {
    await page.goto(allOrders);
    await rows().first().waitFor();
    await rows().nth(1).getByRole('checkbox').check();
    const bar = page.locator('.bulk-bar');
    await expect.poll(() => bar.textContent()).toMatch(/1 objednávk/u);
    await filterButton().click();
    await sheet().getByRole('button', { name: 'Vybrat všechny řádky na stránce' }).click();
    await expect.poll(() => bar.textContent()).toMatch(/25 objednávek/u);
  });

  it('have targets as large as a finger', async () => {
    await page.goto(allOrders);
    await rows().first().waitFor();
    await filterButton().click();
    await sheet().waitFor();
    const small = () =>
      page
        .locator(
          '.filter-bar :is(button, input), .list-top .page-header a, .line-list__row :is(label, button), .phone-sheet :is(button, select)',
        )
        .evaluateAll((targets) =>
          targets
            .filter((one) => one.checkVisibility())
            .map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }))
            .filter(({ box }) => box.width < 44 || box.height < 44)
            .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
        );
    await expect.poll(small).toEqual([]);
  });
});
