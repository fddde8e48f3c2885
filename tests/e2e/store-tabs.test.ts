import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { type Complaints, watch } from './support/console-errors.ts';
import { people } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

const tabs = [
  ['services', 'Činnosti', 'Přidat činnost'],
  ['desks', 'Přepážky', 'Přidat přepážku'],
  ['employees', 'Zaměstnanci', 'Přidat zaměstnance'],
] as const;

/** A parameter of the page's address; empty without it. */
function parameter(page: Page, name: string): string {
  return new URL(page.url()).searchParams.get(name) ?? '';
}

/** The rows of the open tab; those of hidden ones are not mounted. */
const rowsOf = (page: Page) => page.locator('[role="tabpanel"]:not([hidden]) tbody .table__row');

describe('lists of what belongs to a store', () => {
  let town: OpenTown;
  let page: Page;
  let complaints: Complaints;
  beforeAll(async () => {
    town = await openTown();
    page = await town.signedIn(people.superAdministrator);
    complaints = watch(page, town.origin);
  });
  afterAll(() => town.close());

  it.each(tabs)('stand in ?tab=%s of the store under the name %s, with a way to a new record of it', async (tab, name, create) => {
    complaints.forget();
    await page.goto(`/stores/2?tab=${tab}`);
    await rowsOf(page).first().waitFor();
    expect(await page.getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true');
    expect(await page.getByRole('columnheader', { name: 'Pobočka' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Pobočka', exact: true }).count()).toBe(0);
    expect(await page.getByRole('link', { name: create }).getAttribute('href')).toMatch(/\/create\?store=2$/u);
    expect(await violationsOn(page)).toEqual([]);
    expect(complaints.lines()).toEqual([]);
  });

  it('are reached by the mouse where they are more than the screen is wide', async () => {
    const wide = await town.signedIn(people.superAdministrator, { width: 1280 });
    await wide.goto('/stores/2');
    const last = wide.getByRole('tab', { name: 'Historie' });
    await last.waitFor();
    const isInSight = () =>
      last.evaluate((tab) => tab.getBoundingClientRect().right <= (tab.parentElement?.getBoundingClientRect().right ?? 0));
    expect(await isInSight()).toBe(false);
    const frame = await wide.locator('.tabs-frame').boundingBox();
    const [right, middle] = [(frame?.x ?? 0) + (frame?.width ?? 0) - 10, (frame?.y ?? 0) + (frame?.height ?? 0) / 2];
    await wide.mouse.click(right, middle);
    await expect.poll(isInSight).toBe(true);
    await last.click();
    await wide.getByRole('tabpanel', { name: 'Historie' }).waitFor();
    expect(await violationsOn(wide)).toEqual([]);
  });

  it('stand in the order of page 03 among what else there is of a store', async () => {
    await page.goto('/stores/2');
    await page.getByRole('tab', { name: 'Přepážky' }).waitFor();
    expect(await page.getByRole('tab').allTextContents()).toEqual([
      'Přehled',
      'Monitoring',
      'Činnosti',
      'Přepážky',
      'Zaměstnanci',
      'Úřední hodiny',
      'Kalendář',
      'Zařízení',
      'Čekající změny',
      'Zálohy',
      'Licence',
      'Adresa a kontakt',
      'Spojení',
      'Historie',
    ]);
  });

  it('hold what belongs to that store alone', async () => {
    await page.goto('/stores/2?tab=services');
    await rowsOf(page).first().waitFor();
    const links = await rowsOf(page)
      .locator('a')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    const records = links.filter((href) => href.includes('/services/'));
    expect(records.length).toBeGreaterThan(0);
    expect(records.filter((href) => !href.startsWith('/stores/2/services/'))).toEqual([]);
  });

  it('keep search and order in the address beside the tab, through a new load and through other tabs', async () => {
    await page.goto('/stores/2?tab=desks');
    await rowsOf(page).first().waitFor();
    const all = await rowsOf(page).count();
    await page.getByRole('columnheader', { name: 'Číslo' }).getByRole('button').click();
    await page.waitForURL((url) => url.searchParams.get('order') === 'DESC');
    await page.getByRole('searchbox').fill('1');
    await page.waitForURL((url) => url.searchParams.get('filter') === '{"q":"1"}');
    expect([parameter(page, 'tab'), parameter(page, 'order')]).toEqual(['desks', 'DESC']);
    await expect.poll(() => rowsOf(page).count()).toBeLessThan(all);
    const found = await rowsOf(page).count();
    await page.reload();
    await expect.poll(() => rowsOf(page).count()).toBe(found);
    expect(await page.getByRole('searchbox').inputValue()).toBe('1');
    await page.getByRole('tab', { name: 'Zaměstnanci' }).click();
    await page.waitForURL((url) => url.search === '?tab=employees');
    await page.getByRole('tab', { name: 'Přepážky' }).click();
    await page.waitForURL((url) => url.searchParams.get('filter') === '{"q":"1"}' && url.searchParams.get('tab') === 'desks');
    await page.getByRole('searchbox').fill('');
    await expect.poll(() => rowsOf(page).count()).toBe(all);
  });

  it('leave alone what was typed into the form', async () => {
    await page.goto('/stores/2');
    const city = page.getByRole('textbox', { name: 'Město' });
    await page.getByRole('tab', { name: 'Adresa a kontakt' }).click();
    await city.fill('Neuložená');
    await page.getByRole('tab', { name: 'Zaměstnanci' }).click();
    await rowsOf(page).first().waitFor();
    await page.getByRole('searchbox').fill('ova');
    await page.waitForURL((url) => url.searchParams.has('filter'));
    await page.getByText('Neuložené změny').waitFor();
    await page.getByRole('tab', { name: 'Adresa a kontakt' }).click();
    expect(await city.inputValue()).toBe('Neuložená');
    await page.getByRole('tab', { name: 'Přepážky' }).click();
    await page.getByRole('link', { name: 'Přidat přepážku' }).click();
    await page.getByRole('dialog', { name: 'Odejít bez uložení?' }).getByRole('button', { name: 'Odejít bez uložení' }).click();
    await page.waitForURL((url) => url.pathname === '/stores/desks/create');
  });

  it('are where a desk and an employee lead back to', async () => {
    const up = page.locator('.record__up');
    await page.goto('/stores/desks/create?store=2');
    await expect.poll(() => up.getAttribute('href')).toBe('/stores/2?tab=desks');
    await expect.poll(() => page.getByRole('combobox', { name: /^Pobočka/u }).inputValue()).not.toBe('');
    await page.goto('/stores/2?tab=employees');
    await rowsOf(page).first().getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname.startsWith('/stores/employees/'));
    await up.click();
    await page.waitForURL((url) => url.pathname === '/stores/2' && url.searchParams.get('tab') === 'employees');
    await rowsOf(page).first().waitFor();
  });

  it.each(tabs)('are cards on a narrow screen in ?tab=%s, the tab %s in sight', async (tab, name) => {
    const narrow = await town.signedIn(people.superAdministrator, { width: 400 });
    await narrow.goto(`/stores/2?tab=${tab}`);
    await narrow.locator('[data-row-link]').first().waitFor();
    expect(await narrow.locator('table').count()).toBe(0);
    const box = await narrow.getByRole('tab', { name }).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(400);
    expect(await narrow.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
    expect(await violationsOn(narrow)).toEqual([]);
    await narrow.context().close();
  });
});
