import { describe, expect, it } from 'vitest';
import { reportAddress, usualReport } from '../../contract/rules/statistics/report/report-query.ts';
import { violationsOn } from './support/axe.ts';
import { keysOn } from './support/keys.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const town = await townOfFile();

describe('a report, by keys alone', () => {
  it('is asked, read as a table, kept and sent each month', async () => {
    const page = await town.signedIn(people.superAdministrator);
    const { press, enter, tabTo, dialog, notice } = keysOn(() => page);
    await page.goto('/reports/services');
    await tabTo('Seskupit');
    await page.keyboard.type('Po měsících');
    await press('Zobrazit');
    const table = page.getByRole('region', { name: /^Přehled činností, / });
    await table.getByRole('row').nth(1).waitFor();
    await press('Uložit šablonu');
    await enter(/^Název/u, 'Měsíčně');
    await page.keyboard.press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await press('Další možnosti šablony Měsíčně');
    await press('Posílat e-mailem');
    await dialog().waitFor();
    await tabTo('Jak často');
    await page.keyboard.type('Každý měsíc');
    await enter(/^Den v měsíci/u, '31');
    await enter(/^Čas/u, '25');
    await enter('Další adresy', 'vedouci@mesto.test');
    expect(await violationsOn(page, '[role="dialog"], dialog')).toEqual([]);
    await press('Uložit');
    await page.getByText('Napište čas, třeba 7:00.').waitFor();
    // What is wrong has the focus.
    await page.locator('[aria-invalid="true"]:focus').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await notice(/^Šablona Měsíčně se pošle \d\d\.\d\d\.\d{4} 07:00\.$/u).waitFor();
    await page.getByText(/^Poslední den v měsíci v 7:00, příště/u).waitFor();
  });

  it('has each fault at its field, and stays as easy to press', async () => {
    const page = await town.signedIn(people.superAdministrator, { width: 400 });
    await page.goto('/reports/services');
    await page.getByRole('checkbox', { name: 'Všechny pobočky' }).press('Space');
    await page.getByRole('combobox', { name: 'Sledovaná hodnota 2' }).selectOption({ index: 0 });
    await page.getByRole('button', { name: 'Zobrazit' }).press('Enter');
    await page.getByText('Vyberte aspoň jednu pobočku.').waitFor();
    await page.getByText(/je tu dvakrát\. Vyberte jinou hodnotu/u).waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  it('of a link with stores beyond the limitation says that nothing of them is counted', async () => {
    const page = await town.signedIn(people.operatorOfStoreOne);
    const query = reportAddress({ ...usualReport('services'), stores: ['1', '2'] });
    await page.goto(`/reports/services?${query}`);
    await page.getByText('V otázce je 1 pobočka mimo váš dosah. Nic z nich se nepočítá.').waitFor();
    const table = page.getByRole('region', { name: /^Přehled činností, / });
    await table.getByRole('row').nth(1).waitFor();
    expect(await table.getByText('Dům občanů').count()).toBe(0);
    await page.goto(`/reports/services?${reportAddress({ ...usualReport('services'), stores: ['2'] })}`);
    await page.getByText('V otázce je 1 pobočka mimo váš dosah. Nic z nich se nepočítá.').waitFor();
    expect(await table.count()).toBe(0);
  });

  it('and graphs have names, say their values to arrows, and show the table behind them', async () => {
    const page = await town.signedIn(people.superAdministrator);
    await page.goto('/statistics/services/graph?stores=1');
    const course = page.getByRole('region', { name: 'Klienti po dnech' });
    const drawn = course.getByRole('application', { name: 'Klienti po dnech' });
    await drawn.focus();
    await page.keyboard.press('ArrowRight');
    const value = course.locator('.graph-tooltip[role="status"]');
    await value.waitFor();
    const first = await value.innerText();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => value.innerText()).not.toBe(first);
    await course.getByRole('radio', { name: 'Tabulka' }).press('Space');
    await course.getByRole('row').nth(1).waitFor();
    expect(await drawn.count()).toBe(0);
    await page.getByRole('application', { name: 'Rozložení čekání' }).waitFor();
  });
});
