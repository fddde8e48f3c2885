import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { keysOn } from './support/keys.ts';
import { allOrders } from './support/lists.ts';
import { pacedLine } from './support/paced-line.ts';
import { makeRegion } from './support/regions.ts';
import { people, signIn } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const town = await townOfFile();

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Události a úlohy' });
const taskOf = (page: Page, title: string | RegExp) =>
  panelOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .first();

/** Opens the right panel by its button, and the tab of tasks by the arrow. */
async function openTasks(page: Page): Promise<void> {
  const keys = keysOn(() => page);
  await page.getByRole('button', { name: /^Události a úlohy/u }).focus();
  await page.keyboard.press('Enter');
  await panelOf(page).getByRole('heading', { name: 'Události a úlohy' }).waitFor();
  await keys.openTab('Moje úlohy');
}

describe('the own tasks in the right panel', () => {
  it('show an export that goes on while one moves among screens, and cancel it by keys alone', async () => {
    const page = await town.signedIn(people.administrator);
    const complaints = watch(page, town.origin);
    const keys = keysOn(() => page);
    await page.goto(allOrders);
    await page.locator('[data-row-link]').first().waitFor();
    const pace = await pacedLine(page);
    await page.getByRole('button', { name: 'Exportovat' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'CSV' }).waitFor();
    await pace(20_000);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await keys
      .dialog()
      .getByText(/^[\d\s]+ z [\d\s]+ řádků$/u)
      .waitFor();
    await keys.press('Pokračovat na pozadí');
    await keys.notice(/^Export pokračuje na pozadí\./u).waitFor();
    await page.getByRole('link', { name: 'Pořadník, přejít na nástěnku' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${town.origin}/`);
    await openTasks(page);
    const task = taskOf(page, 'Export: Správa objednávek, CSV');
    await task.getByText('Běží').waitFor();
    expect(Number(await task.getByRole('progressbar').getAttribute('value'))).toBeLessThan(1);
    expect(await violationsOn(page)).toEqual([]);
    await keys.press('Přerušit: Export: Správa objednávek, CSV');
    await task.getByText('Přerušeno', { exact: true }).waitFor();
    await pace(-1);
    const coming = page.waitForEvent('download');
    await keys.press('Zkusit znovu: Export: Správa objednávek, CSV');
    expect((await coming).suggestedFilename()).toMatch(/\.csv$/u);
    await task.getByText('Hotovo').waitFor();
    await task.getByText(/^[\d\s]+ řádků, soubor objednavky-.+\.csv$/u).waitFor();
    expect(await violationsOn(page, '#messages-panel')).toEqual([]);
    expect(complaints.lines()).toEqual([]);
    await page.keyboard.press('Escape');
    await panelOf(page).waitFor({ state: 'detached' });
  });

  it('tell when an import ends that nobody watches, count it on the bell until it is read, and lead back to what came of it', async () => {
    const page = await town.signedIn(people.administrator);
    const keys = keysOn(() => page);
    await page.goto('/web-orders/email-blacklist');
    await page.locator('[data-row-link]').first().waitFor();
    await page.getByRole('button', { name: 'Importovat' }).click();
    const lines = Array.from({ length: 6000 }, (_, at) => `panel${at}@example.org`);
    const content = ['E-mail nebo doména', ...lines, 'tohle není adresa', lines[0]].join('\n');
    await keys
      .dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'zakazane.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await keys.press('Zkontrolovat řádky');
    await keys
      .dialog()
      .getByText(/^Zkontrolováno\./u)
      .waitFor();
    await keys.press(/^Uložit bezchybné/u);
    await keys.dialog().getByText('Řádky se ukládají…').first().waitFor();
    await page.keyboard.press('Escape');
    await keys.dialog().waitFor({ state: 'detached' });
    await keys.notice(/^Import pokračuje i bez tohoto okna\./u).waitFor();
    await keys.notice(/^Import: Blokované e-maily je hotovo, soubor zakazane\.csv\.$/u).waitFor({ timeout: 60_000 });
    const bell = page.getByRole('button', { name: 'Události a úlohy, 1 nepřečtená' });
    await bell.waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await bell.focus();
    await page.keyboard.press('Enter');
    await panelOf(page)
      .getByText(/je hotovo, soubor zakazane\.csv/u)
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Události a úlohy', exact: true }).waitFor();
    await page.goto('/stores/settings');
    await openTasks(page);
    const task = taskOf(page, 'Import: Blokované e-maily');
    await task.getByText('zakazane.csv').waitFor();
    await task.getByText('Hotovo').waitFor();
    await task.getByText(/^Nové: 6.000, Změněné: 0, Beze změny: 0, Chybné: 2$/u).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    const coming = page.waitForEvent('download');
    await keys.press('Stáhnout chybné řádky');
    expect((await coming).suggestedFilename()).toMatch(/^chybne-radky-/u);
    await keys.press(/^Otevřít import: Import: Blokované/u);
    await keys
      .dialog()
      .getByText(/^Uloženo: 6.000 nových, 0 změněných\.$/u)
      .waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await keys.dialog().waitFor({ state: 'detached' });
    await keys.press(/^Do seznamu: Blokované/u);
    await page.waitForURL(/email-blacklist/u);
  });
});

describe('the events in the right panel', () => {
  it('tell what others did, by whom, lead to it, and stay while one moves among screens', async () => {
    const reader = await town.signedIn(people.superAdministrator);
    const editor = await town.visitor(people.administrator);
    const complaints = watch(reader, town.origin);
    const keys = keysOn(() => reader);
    await reader.goto('/stores/manage');
    await reader.locator('[data-row-link]').first().waitFor();
    await makeRegion(editor, 'Událostní region');
    await reader.getByRole('button', { name: /^Události a úlohy/u }).focus();
    await reader.keyboard.press('Enter');
    const line = panelOf(reader).getByRole('listitem').filter({ hasText: 'Událostní region' });
    await line.getByText('Region byl vytvořen.').waitFor();
    await expect.poll(() => line.textContent()).toMatch(/Kdo: \S+/u);
    expect(await violationsOn(reader)).toEqual([]);
    await editor.getByRole('textbox', { name: /Poznámka/u }).fill('první');
    await editor.keyboard.press('Control+s');
    await line.getByText('Region byl uložen.').waitFor();
    await keys.press('Událostní region');
    await reader.waitForURL(/\/stores\/regions\/\d+/u);
    await expect.poll(() => line.count()).toBe(2);
    // What one does oneself is no news.
    expect(await panelOf(editor).count()).toBe(0);
    await editor.getByRole('button', { name: /^Události a úlohy/u }).click();
    await panelOf(editor).getByText('Region byl uložen.').first().waitFor();
    expect(await panelOf(editor).getByText(/^Kdo:/u).count()).toBe(0);
    expect(complaints.lines()).toEqual([]);
  });

  it('of the last day are there after a reload, and go with the person', async () => {
    const page = await town.visitor(people.administrator);
    await makeRegion(page, 'Trvalý region');
    const panel = async (): Promise<void> => {
      await page.getByRole('button', { name: /^Události a úlohy/u }).click();
      await panelOf(page).getByRole('heading', { name: 'Události a úlohy' }).waitFor();
    };
    await panel();
    await panelOf(page).getByText('Region byl vytvořen.').waitFor();
    await page.reload();
    await panel();
    await panelOf(page).getByText('Region byl vytvořen.').waitFor();
    await page.goto('/auth/sign-out');
    await page.getByRole('link', { name: 'Přihlásit se znovu' }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('poradnik.events'))).toBeNull();
    // The guest may not read regions, so the server does not send the change.
    await signIn(page, people.guest);
    await panel();
    await panelOf(page).getByText('Za poslední den tu nic není.', { exact: false }).waitFor();
    await page.context().close();
  });
});
