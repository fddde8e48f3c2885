import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { keysOn } from './support/keys.ts';
import { listedRows } from './support/listed-rows.ts';
import { makeRegion, makeThreeRegions, openThreeRegions } from './support/regions.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const town = await townOfFile();
const page = await town.visitor(people.superAdministrator);
const complaints = watch(page, town.origin);

describe('deleted records, by the keyboard alone', () => {
  const { rowNamed, dialog, notice, press, select } = keysOn(() => page);
  beforeAll(() => makeThreeRegions(page));

  it('keep the way back of one deleted on its own page', async () => {
    await openThreeRegions(page);
    await rowNamed('Hromadný tři').getByRole('link').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Hromadný tři/u }).waitFor();
    await press('Další');
    await press('Smazat');
    await dialog().waitFor();
    await press('Smazat');
    await notice('Region byl smazán.').waitFor();
    await press('Vrátit zpět');
    await notice('Region byl obnoven.').waitFor();
    await expect.poll(() => rowNamed('Hromadný tři').count()).toBe(1);
  });

  it('wait in the trash, whence one or many come back', async () => {
    await select('Hromadný jedna', 'Hromadný dva', 'Hromadný tři');
    await press('Smazat regiony');
    await dialog().getByText('Provede se: 3 regiony').waitFor();
    await press('Smazat regiony');
    await notice('3 regiony byly smazány.').waitFor();
    await page.getByRole('heading', { level: 1 }).focus();
    await press('Koš');
    await page.getByRole('heading', { level: 1, name: 'Koš: Regiony' }).waitFor();
    await expect.poll(() => listedRows(page).count()).toBe(3);
    await expect.poll(() => rowNamed('Hromadný dva').textContent()).toContain('Radomír');
    expect(await violationsOn(page)).toEqual([]);
    await press('Obnovit Hromadný dva');
    await notice('Region byl obnoven.').waitFor();
    await expect.poll(() => listedRows(page).count()).toBe(2);
    await page.getByRole('checkbox', { name: 'Vybrat všechny řádky na stránce' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('heading', { level: 1 }).focus();
    await press('Obnovit regiony');
    await dialog().getByText('Provede se: 2 regiony').waitFor();
    await press('Obnovit regiony');
    await notice('2 regiony byly obnoveny.').waitFor();
    await page.getByText('Koš je prázdný').waitFor();
    await openThreeRegions(page);
    await expect.poll(() => rowNamed('Hromadný').count()).toBe(3);
  });

  it('say at the field why one cannot come back, and what to restore first', async () => {
    await select('Hromadný tři');
    await press('Smazat regiony');
    await dialog().getByText('Provede se: 1 region').waitFor();
    await press('Smazat regiony');
    await notice('Region byl smazán.').waitFor();
    await makeRegion(page, 'Hromadný tři');
    await page.goto('/stores/settings/trash');
    await rowNamed('Hromadný tři').waitFor();
    await press('Obnovit Hromadný tři');
    await notice(/Hodnotu „Hromadný tři“ mezitím dostal jiný záznam/u).waitFor();
    complaints.forget();
  });

  it('did all of this without a complaint of the browser', () => {
    expect(complaints.lines()).toEqual([]);
  });
});
