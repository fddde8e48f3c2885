import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { type OpenBrowser, openBrowser, visit } from './support/browser.ts';
import { cuttableLine } from './support/cuttable-line.ts';
import { keysOn } from './support/keys.ts';
import { listedRows } from './support/listed-rows.ts';
import { allOrders } from './support/lists.ts';
import { pacedLine } from './support/paced-line.ts';
import type { RunningServer } from './support/server.ts';
import { people, signIn } from './support/sign-in.ts';
import { startTown } from './support/town.ts';

const filtered = `/web-orders/manage-orders?filter=${encodeURIComponent('{"state":"missed"}')}`;

describe('a clerk who takes a list away', () => {
  let server: RunningServer;
  let browser: OpenBrowser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startTown(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  async function clerk(
    address: string,
    look: { readonly origin?: string; readonly width?: number; readonly dark?: boolean } = {},
  ): Promise<Page> {
    const context = await visit(browser, { ...server, ...look });
    const page = await context.newPage();
    await signIn(page, people.administrator);
    await page.goto(address);
    await page.locator('[data-row-link]').first().waitFor();
    // On a phone it is in the sheet of filters.
    if (look.width === 400) await page.getByRole('button', { name: /^Filtry/u }).click();
    await page.getByRole('button', { name: 'Exportovat' }).waitFor();
    return page;
  }

  /** Opens the menu and chooses one of its formats by keys alone. */
  async function exportByKeys(page: Page, format: 'CSV' | 'Excel (XLSX)'): Promise<void> {
    await page.getByRole('button', { name: 'Exportovat' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: format }).waitFor();
    await page.keyboard.press('Tab');
    if (format !== 'CSV') await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }

  async function contentOf(download: Download): Promise<Buffer> {
    return readFileSync(await download.path());
  }

  it('gets what is filtered as a CSV by keys alone, in the columns of the view, and is told how many', async () => {
    const page = await clerk(filtered);
    const heads = (await page.locator('thead th:not(.table__action)').allTextContents())
      .map((text) => text.trim())
      .filter((text) => text !== '');
    const coming = page.waitForEvent('download');
    await exportByKeys(page, 'CSV');
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^objednavky-\d{4}-\d\d-\d\d\.csv$/u);
    const [head, ...rows]: readonly (readonly string[])[] = parse(await contentOf(download), { bom: true, delimiter: ';' });
    expect(head).toEqual(heads);
    expect(new Set(rows.map((row) => row[3]))).toEqual(new Set(['Zmeškaná']));
    const done = page.getByText(/^Export je hotový: [\d\s]+ objedn\S+\. Soubor objednavky-\S+\.csv najdete ve stažených\.$/u).first();
    await done.waitFor();
    expect((await done.textContent())?.replace(/\D+objedn.*$/u, '').replace(/\D/gu, '')).toBe(String(rows.length));
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Exportovat');
  });

  it('gets a workbook, the rows of which are those of the filter', async () => {
    const page = await clerk(filtered);
    const coming = page.waitForEvent('download');
    await exportByKeys(page, 'Excel (XLSX)');
    const { sheets } = await readXlsx(new Uint8Array(await contentOf(await coming)));
    const [head, ...rows] = sheets[0]?.rows ?? [];
    expect(head?.[0]).toBe('Termín');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(([startsAt, , , state]) => startsAt instanceof Date && state === 'Zmeškaná')).toBe(true);
  });

  it('gets the rows that are selected, and no others', async () => {
    const page = await clerk(allOrders);
    for (const row of [1, 3]) await page.locator(`tbody tr:nth-child(${row}) input[type="checkbox"]`).check();
    await page.getByRole('button', { name: 'Exportovat' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('group', { name: 'Vybrané 2 řádky' }).getByRole('button', { name: 'CSV' }).click();
    const [, ...rows]: readonly (readonly string[])[] = parse(await contentOf(await coming), { bom: true, delimiter: ';' });
    const names = await listedRows(page).evaluateAll((all) => [all[0], all[2]].map((row) => row?.textContent ?? ''));
    expect(rows).toHaveLength(2);
    for (const [place, row] of rows.entries()) expect(names[place]).toContain(row[1]);
  });

  it('sees how far it is and can cancel it, on a phone in the dark', async () => {
    const page = await clerk(allOrders, { width: 400, dark: true });
    await page.getByRole('button', { name: 'Exportovat' }).click();
    await page.getByRole('button', { name: 'CSV' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await (await pacedLine(page))(30_000);
    await exportByKeys(page, 'CSV');
    const dialog = page.getByRole('dialog', { name: 'Export do souboru: Správa objednávek' });
    await dialog.getByText(/^[\d\s]+ z [\d\s]+ řádků$/u).waitFor();
    expect(Number(await dialog.getByRole('progressbar').getAttribute('value'))).toBeLessThan(1);
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
    let downloads = 0;
    page.on('download', () => {
      downloads += 1;
    });
    await keysOn(() => page).press('Zrušit export');
    await page.getByText('Export je zrušený, soubor se neuložil.').first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(downloads).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Exportovat');
  });

  it('is told that a part is not the whole, and can try again', async () => {
    const line = await cuttableLine(server);
    const page = await clerk(`/stores/tickets?filter=${encodeURIComponent('{"store_id":1}')}`, line);
    const setPace = await pacedLine(page);
    await setPace(30_000);
    await exportByKeys(page, 'CSV');
    await page.getByText(/^[\d\s]+ z [\d\s]+ řádků$/u).waitFor();
    line.cut();
    const alert = page.getByRole('dialog').getByRole('alert');
    await alert.getByText('Soubor není úplný, proto se neuložil').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await setPace(-1);
    const coming = page.waitForEvent('download', { timeout: 90_000 });
    await page.getByRole('button', { name: 'Zkusit znovu' }).press('Enter');
    expect((await contentOf(await coming)).length).toBeGreaterThan(1_000_000);
    await line.close();
  });
});
