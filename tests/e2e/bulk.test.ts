import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOrders } from './support/all-orders.ts';
import { violationsOn } from './support/axe.ts';
import { type Complaints, watch } from './support/console-errors.ts';
import { keysOn, makeRegion } from './support/keys.ts';
import { people } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

describe('many records at once, by the keyboard alone', () => {
  let town: OpenTown;
  let page: Page;
  let complaints: Complaints;
  const { rowNamed, dialog, told, tabTo, select } = keysOn(() => page);
  const openRegions = async (): Promise<void> => {
    await page.goto('/stores/settings');
    await rowNamed('Hromadný jedna').waitFor();
  };

  beforeAll(async () => {
    town = await openTown();
    page = await town.visitor(people.superAdministrator);
    complaints = watch(page, town.origin);
    for (const name of ['Hromadný jedna', 'Hromadný dva', 'Hromadný tři']) await makeRegion(page, name);
  });
  afterAll(() => town.close());

  it('are counted as they are selected, let go, and get the ticked fields and no others after a look at what will happen', async () => {
    await openRegions();
    await select('Hromadný jedna', 'Hromadný dva');
    const bar = page.getByRole('region', { name: 'Hromadné akce' });
    await bar.getByText('Vybrány 2 regiony').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await tabTo('Zrušit výběr');
    await page.keyboard.press('Enter');
    await bar.waitFor({ state: 'detached' });
    await select('Hromadný jedna', 'Hromadný dva');
    await tabTo('Upravit hromadně');
    await page.keyboard.press('Enter');
    await dialog().getByText('Co změnit').waitFor();
    await tabTo('Pokračovat');
    await page.keyboard.press('Enter');
    await dialog().getByText('Zaškrtněte aspoň jedno pole.').waitFor();
    await dialog().getByRole('button', { name: 'Zavřít' }).focus();
    await tabTo('Poznámka');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Společná poznámka');
    expect(await violationsOn(page)).toEqual([]);
    await tabTo('Pokračovat');
    await page.keyboard.press('Enter');
    await dialog().getByText('Provede se: 2 regiony').waitFor();
    await dialog().getByText('Společná poznámka').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await tabTo('Uložit změny');
    await page.keyboard.press('Enter');
    await told('2 regiony byly uloženy.').waitFor();
    await dialog().waitFor({ state: 'detached' });
    await bar.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('list-body');
    await expect.poll(() => rowNamed('Společná poznámka').count()).toBe(2);
    expect(await rowNamed('Hromadný tři').textContent()).not.toContain('Společná');
  });

  it('are deleted but for those that something refers to, which say what', async () => {
    await openRegions();
    await select('Hromadný jedna', 'Hromadný dva', 'Střed');
    await tabTo('Smazat regiony');
    await page.keyboard.press('Enter');
    await dialog().getByText('Provede se: 2 regiony').waitFor();
    await dialog().getByText('Nepůjde provést: 1 region').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await tabTo('Smazat regiony');
    await page.keyboard.press('Enter');
    await dialog().getByText('Co se stalo').waitFor();
    const reasons = dialog().getByRole('region', { name: 'Proč to nejde' });
    await expect.poll(() => reasons.textContent()).toContain('Záznam se používá jinde');
    expect(await reasons.getByRole('link', { name: 'Střed' }).getAttribute('href')).toMatch(/^\/stores\/regions\/\d+$/u);
    expect(await violationsOn(page)).toEqual([]);
    await tabTo('Zavřít');
    await page.keyboard.press('Enter');
    await expect.poll(() => rowNamed('Hromadný jedna').count()).toBe(0);
    await expect.poll(() => rowNamed('Střed').count()).toBe(1);
  });

  it('come back at once when the deletion is taken back', async () => {
    await told('2 regiony byly smazány.').waitFor();
    await tabTo('Vrátit zpět');
    await page.keyboard.press('Enter');
    await told('2 regiony byly obnoveny.').waitFor();
    await expect.poll(() => rowNamed('Hromadný').count()).toBe(3);
  });

  it('get a date from the calendar too, which Escape closes before the dialog', async () => {
    await page.goto('/web-orders/email-blacklist');
    await page
      .getByRole('checkbox', { name: /^Vybrat .*@/u })
      .first()
      .focus();
    await page.keyboard.press('Space');
    await tabTo('Upravit hromadně');
    await page.keyboard.press('Enter');
    await dialog().getByText('Co změnit').waitFor();
    await tabTo('Blokováno do');
    await page.keyboard.press('Space');
    await tabTo(/^Vyberte datum/u);
    await page.keyboard.press('Enter');
    const calendar = page.locator('.MuiDateCalendar-root');
    await calendar.waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await calendar.waitFor({ state: 'detached' });
    await dialog().getByText('Co změnit').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Vyberte datum/u);
    await page.keyboard.press('Enter');
    await calendar.locator(':focus').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await calendar.waitFor({ state: 'detached' });
    await tabTo('Pokračovat');
    await page.keyboard.press('Enter');
    await dialog()
      .getByText(/^Provede se: 1 /u)
      .waitFor();
    await dialog()
      .getByText(/^\d\d\.\d\d\.2\d{3}$/u)
      .first()
      .waitFor();
    await tabTo('Zpět');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  it('take an action that the entity declares, with what it asks for', async () => {
    await page.goto(`/web-orders/manage-orders?filter=${encodeURIComponent('{"state":"confirmed"}')}`);
    await page
      .getByRole('row')
      .filter({ has: page.locator('[data-row-link]') })
      .first()
      .getByRole('checkbox')
      .focus();
    await page.keyboard.press('Space');
    await page.getByRole('heading', { level: 1 }).focus();
    await tabTo('Zrušit objednávky');
    await page.keyboard.press('Enter');
    await dialog().getByText('Co změnit').waitFor();
    await tabTo(/^Důvod zrušení/u);
    await page.keyboard.type('Pobočka má zavřeno');
    await tabTo('Pokračovat');
    await page.keyboard.press('Enter');
    await dialog().getByText('Provede se: 1 objednávka').waitFor();
    await tabTo('Zrušit objednávky');
    await page.keyboard.press('Enter');
    await told('Objednávka byla zrušena.').waitFor();
  });

  it('are found by the filter beyond the page', async () => {
    await page.goto(allOrders);
    await page.getByRole('checkbox', { name: 'Vybrat všechny řádky na stránce' }).check();
    await page.getByRole('button', { name: /^Vybrat všech/u }).click();
    await page.getByRole('button', { name: 'Smazat objednávky' }).click();
    await dialog().getByRole('alert').waitFor();
    await expect.poll(() => dialog().getByRole('alert').textContent()).toContain('nejvýše 1');
    complaints.forget();
  });

  it('fit a phone', async () => {
    const small = await town.signedIn(people.superAdministrator, { width: 400, height: 800 });
    await small.goto('/stores/settings');
    await small.getByRole('checkbox', { name: 'Vybrat Hromadný jedna' }).check();
    await small.getByRole('button', { name: 'Upravit hromadně' }).click();
    await small.getByRole('dialog').getByRole('checkbox', { name: 'Poznámka' }).check();
    expect(await violationsOn(small)).toEqual([]);
    expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
  });

  it('did all of this without a complaint of the browser', () => {
    expect(complaints.lines()).toEqual([]);
  });
});
