import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { type Complaints, watch } from './support/console-errors.ts';
import { keysOn, makeRegion } from './support/keys.ts';
import { listedRows } from './support/listed-rows.ts';
import { people } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

describe('deleted records, by the keyboard alone', () => {
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

  it('keep the way back of one deleted on its own page', async () => {
    await openRegions();
    await rowNamed('Hromadný tři').getByRole('link').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Hromadný tři/u }).waitFor();
    await tabTo('Další');
    await page.keyboard.press('Enter');
    await tabTo('Smazat');
    await page.keyboard.press('Enter');
    await dialog().waitFor();
    await tabTo('Smazat');
    await page.keyboard.press('Enter');
    await told('Region byl smazán.').waitFor();
    await tabTo('Vrátit zpět');
    await page.keyboard.press('Enter');
    await told('Region byl obnoven.').waitFor();
    await expect.poll(() => rowNamed('Hromadný tři').count()).toBe(1);
  });

  it('wait in the trash, whence one or many come back', async () => {
    await select('Hromadný jedna', 'Hromadný dva', 'Hromadný tři');
    await tabTo('Smazat regiony');
    await page.keyboard.press('Enter');
    await dialog().getByText('Provede se: 3 regiony').waitFor();
    await tabTo('Smazat regiony');
    await page.keyboard.press('Enter');
    await told('3 regiony byly smazány.').waitFor();
    await page.getByRole('heading', { level: 1 }).focus();
    await tabTo('Koš');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Koš: Regiony' }).waitFor();
    await expect.poll(() => listedRows(page).count()).toBe(3);
    await expect.poll(() => rowNamed('Hromadný dva').textContent()).toContain('Radomír');
    expect(await violationsOn(page)).toEqual([]);
    await tabTo('Obnovit Hromadný dva');
    await page.keyboard.press('Enter');
    await told('Region byl obnoven.').waitFor();
    await expect.poll(() => listedRows(page).count()).toBe(2);
    await page.getByRole('checkbox', { name: 'Vybrat všechny řádky na stránce' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('heading', { level: 1 }).focus();
    await tabTo('Obnovit regiony');
    await page.keyboard.press('Enter');
    await dialog().getByText('Provede se: 2 regiony').waitFor();
    await tabTo('Obnovit regiony');
    await page.keyboard.press('Enter');
    await told('2 regiony byly obnoveny.').waitFor();
    await page.getByText('Koš je prázdný').waitFor();
    await openRegions();
    await expect.poll(() => rowNamed('Hromadný').count()).toBe(3);
  });

  it('say at the field why one cannot come back, and what to restore first', async () => {
    await select('Hromadný tři');
    await tabTo('Smazat regiony');
    await page.keyboard.press('Enter');
    await dialog().getByText('Provede se: 1 region').waitFor();
    await tabTo('Smazat regiony');
    await page.keyboard.press('Enter');
    await told('Region byl smazán.').waitFor();
    await makeRegion(page, 'Hromadný tři');
    await page.goto('/stores/settings/trash');
    await rowNamed('Hromadný tři').waitFor();
    await tabTo('Obnovit Hromadný tři');
    await page.keyboard.press('Enter');
    await told(/Hodnotu „Hromadný tři“ mezitím dostal jiný záznam/u).waitFor();
    complaints.forget();
  });

  it('did all of this without a complaint of the browser', () => {
    expect(complaints.lines()).toEqual([]);
  });
});
