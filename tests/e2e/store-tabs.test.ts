import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { people } from './support/sign-in.ts';
import { sharedTownOfFile } from './support/town-of-file.ts';

const tabs = [
  ['services', 'Činnosti', 'Přidat činnost'],
  ['desks', 'Přepážky', 'Přidat přepážku'],
  ['employees', 'Zaměstnanci', 'Přidat zaměstnance'],
] as const;

/** A parameter of the page's address; empty without it. */
function parameter(page: Page, name: string): string {
  return new URL(page.url()).searchParams.get(name) ?? '';
}

/** The links to the parts of the open tab. */
const partLinks = (page: Page) => page.locator('.part-links');

/** The rows of the open tab; those of hidden ones are not mounted. */
const rowsOf = (page: Page) => page.locator('[role="tabpanel"]:not([hidden]) tbody .table__row');

/** Names that two buttons of the page have, those of its menu among them. */
async function repeatedButtons(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'Další', exact: true }).click();
  await page.getByRole('button', { name: 'Smazat', exact: true }).waitFor();
  const names = await page
    .locator('main button:visible:not([inert] *)')
    .evaluateAll((all) => all.map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()).filter((name) => name !== ''));
  return names.filter((name, at) => names.indexOf(name) !== at);
}

const town = await sharedTownOfFile();
const page = await town.signedIn(people.superAdministrator);
const complaints = watch(page, town.origin);

describe('lists of what belongs to a store', () => {
  it.each(tabs)('stand in ?tab=%s of the store under the name %s, with a way to a new record of it', async (tab, name, create) => {
    complaints.forget();
    await page.goto(`/stores/2?tab=${tab}`);
    await rowsOf(page).first().waitFor();
    await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe('Činnosti');
    await expect.poll(() => partLinks(page).getByRole('link', { name }).getAttribute('aria-current')).toBe('page');
    expect(await page.getByRole('columnheader', { name: 'Pobočka' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Pobočka', exact: true }).count()).toBe(0);
    await expect.poll(() => page.getByRole('link', { name: create }).getAttribute('href')).toMatch(/\/create\?store=2$/u);
    expect(await violationsOn(page)).toEqual([]);
    expect(complaints.lines()).toEqual([]);
  });

  it('are reached by the mouse where they are more than the screen is wide', async () => {
    const wide = await town.signedIn(people.superAdministrator, { width: 460 });
    await wide.goto('/stores/2');
    const last = wide.getByRole('tab', { name: 'Správa' });
    await last.waitFor();
    const isInSight = () =>
      last.evaluate((tab) => tab.getBoundingClientRect().right <= (tab.parentElement?.getBoundingClientRect().right ?? 0));
    expect(await isInSight()).toBe(false);
    // The button comes once the page has measured that there is more. Counts that come into the tabs make the strip longer still.
    const onwards = wide.locator('.tabs__turn--after');
    await onwards.click();
    await expect
      .poll(async () => {
        if (await onwards.isVisible()) await onwards.click({ timeout: 1_000 }).catch(() => undefined);
        return isInSight();
      })
      .toBe(true);
    await last.click();
    await wide.getByRole('tabpanel', { name: 'Správa' }).waitFor();
    expect(await violationsOn(wide)).toEqual([]);
  });

  it.each([
    ['', 'Přehled', undefined, 'Právě čekají|Naposledy čekali'],
    ['?tab=hours', 'Úřední hodiny', undefined, 'Výjimky \\d+'],
    ['?tab=contact', 'Správa', 'Základní údaje', 'Adresa a kontakt'],
    ['/history', 'Správa', 'Historie', undefined],
  ] as const)('are led to by the address that each tab had before: %s', async (address, group, part, heading) => {
    complaints.forget();
    await page.goto(`/stores/2${address}`);
    const open = page.getByRole('tab', { selected: true });
    await expect.poll(() => open.textContent()).toContain(group);
    await page.getByRole('tabpanel', { name: group }).waitFor();
    await expect.poll(() => page.locator('.part-links [aria-current="page"]').allTextContents()).toEqual(part === undefined ? [] : [part]);
    if (heading !== undefined) {
      const named = page.getByRole('heading', { level: 2, name: new RegExp(`^(?:${heading})$`, 'u') });
      await named.waitFor();
      await expect.poll(() => named.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
    }
    expect(await violationsOn(page)).toEqual([]);
    expect(await repeatedButtons(page)).toEqual([]);
    expect(complaints.lines()).toEqual([]);
  });

  it.each([
    ['monitoring', 'Kdo čeká a jak dlouho'],
    ['calendar', 'Jak bude vypadat tento den a proč'],
    ['devices', 'Kiosky'],
    ['waiting', 'Změny čekající na stažení'],
    ['backups', 'Zálohy'],
    ['licence', undefined],
  ])('stand without a barrier and without two buttons of one name: ?tab=%s', async (part, heading) => {
    complaints.forget();
    await page.goto(`/stores/2?tab=${part}`);
    await page.getByRole('tabpanel').waitFor();
    if (heading !== undefined) await page.getByRole('heading', { level: 2, name: heading, exact: true }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(await repeatedButtons(page)).toEqual([]);
    expect(complaints.lines()).toEqual([]);
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
    const isNarrowed = async () => {
      const count = await rowsOf(page).count();
      return count > 0 && count < all;
    };
    await expect.poll(isNarrowed).toBe(true);
    const found = await rowsOf(page).count();
    await page.reload();
    await expect.poll(() => rowsOf(page).count()).toBe(found);
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('1');
    await partLinks(page).getByRole('link', { name: 'Zaměstnanci' }).click();
    await page.waitForURL((url) => url.search === '?tab=employees');
    await partLinks(page).getByRole('link', { name: 'Přepážky' }).click();
    await page.waitForURL((url) => url.searchParams.get('filter') === '{"q":"1"}' && url.searchParams.get('tab') === 'desks');
    await page.getByRole('searchbox').fill('');
    await expect.poll(() => rowsOf(page).count()).toBe(all);
  });

  it('leave alone what was typed into the form', async () => {
    await page.goto('/stores/2');
    const city = page.getByRole('textbox', { name: 'Město' });
    await page.getByRole('link', { name: 'Upravit údaje' }).click();
    await city.fill('Neuložená');
    await page.getByRole('tab', { name: 'Činnosti' }).click();
    await partLinks(page).getByRole('link', { name: 'Zaměstnanci' }).click();
    await rowsOf(page).first().waitFor();
    await page.getByRole('searchbox').fill('ova');
    await page.waitForURL((url) => url.searchParams.has('filter'));
    await page.getByText('Neuložené změny').waitFor();
    await page.getByRole('tab', { name: 'Správa' }).click();
    expect(await city.inputValue()).toBe('Neuložená');
    await page.getByRole('tab', { name: 'Činnosti' }).click();
    await partLinks(page).getByRole('link', { name: 'Přepážky' }).click();
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

  it.each(tabs)('are rows of two lines on a narrow screen in ?tab=%s, the link %s in sight', async (tab, name) => {
    const narrow = await town.signedIn(people.superAdministrator, { width: 400 });
    await narrow.goto(`/stores/2?tab=${tab}`);
    await narrow.locator('[data-row-link]').first().waitFor();
    expect(await narrow.locator('table').count()).toBe(0);
    const isInSight = async () => {
      const box = await partLinks(narrow).getByRole('link', { name }).boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= 400;
    };
    await expect.poll(isInSight).toBe(true);
    await expect.poll(() => narrow.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
    expect(await violationsOn(narrow)).toEqual([]);
    await narrow.context().close();
  });
});
