import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { people } from './support/sign-in.ts';
import { townAndDatabaseOfFile } from './support/town-of-file.ts';

type Sent = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

const file = (text: string, name = 'soubor.csv'): Sent => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const looks = [
  [1280, false],
  [400, true],
] as const;

const town = await townAndDatabaseOfFile();

describe('a clerk who brings rows in', () => {
  async function clerk(address: string, look: { readonly width?: number; readonly dark?: boolean } = {}): Promise<Page> {
    const page = await town.visitor(people.administrator, look);
    await page.goto(address);
    await page.locator('[data-row-link]').first().waitFor();
    // On a phone it is in the sheet of filters.
    if (look.width === 400) await page.getByRole('button', { name: /^Filtry/u }).click();
    await page.getByRole('button', { name: 'Importovat' }).waitFor();
    return page;
  }
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Import ze souboru/u });
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
  /** Goes on by the Tab key until the focus is on what is looked for, once it is there; fails when Tab does not come to it. */
  async function tabTo(page: Page, name: string): Promise<void> {
    await dialogOf(page).getByText(name).first().waitFor();
    for (let pressed = 0; pressed < 40; pressed += 1) {
      const found = await page.evaluate(() => {
        const element = document.activeElement;
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent;
        return (label ?? '').trim();
      });
      if (found.startsWith(name)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the Tab key does not come to "${name}"`);
  }
  /** Opens the dialog and gives it the file, both by keys. */
  async function give(page: Page, sent: Sent): Promise<void> {
    await page.getByRole('button', { name: 'Importovat' }).focus();
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor();
    await tabTo(page, 'Vybrat soubor');
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(sent);
  }
  const isNoWiderThanWindow = (page: Page): Promise<boolean> =>
    page.evaluate(() => {
      const parts = [document.documentElement, document.querySelector('.dialog__body')];
      return parts.every((part) => part !== null && part.scrollWidth <= part.clientWidth);
    });

  it('goes by keys alone from a file to saved rows, and takes the wrong ones away with their reasons', async () => {
    const page = await clerk('/stores/settings');
    const complaints = watch(page, town.origin);
    const dialog = dialogOf(page);
    await give(
      page,
      file('Název;Poznámka\nImportovaný sever;první\nImportovaný jih;druhý\nImportovaný sever;třetí\n;bez názvu\n', 'regiony.csv'),
    );
    await dialog.getByText('Soubor regiony.csv: 4 řádky').waitFor();
    await expect.poll(() => focused(page)).toBe('Krok 2 ze 4: Sloupce');
    await tabTo(page, 'Zkontrolovat řádky');
    await page.keyboard.press('Enter');
    await dialog.getByText('Zkontrolováno. Nové: 2, Změněné: 0, Beze změny: 0, Chybné: 2').waitFor();
    await expect.poll(() => focused(page)).toBe('Krok 3 ze 4: Kontrola');
    await dialog.getByText('Stejná hodnota už je na řádku 2, ponechte jen jeden').waitFor();
    await tabTo(page, 'Chybné: 2');
    // The radio buttons are one stop: the arrows choose among them.
    await page.keyboard.press('ArrowRight');
    await dialog.getByText('Importovaný jih').waitFor();
    await expect.poll(() => dialog.getByRole('row').count()).toBe(5);
    await tabTo(page, 'Uložit bezchybné (2)');
    await page.keyboard.press('Enter');
    await dialog.getByText('Uloženo: 2 nové, 0 změněných.').waitFor();
    await expect.poll(() => focused(page)).toBe('Krok 4 ze 4: Výsledek');
    await tabTo(page, 'Stáhnout chybné řádky');
    const coming = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^chybne-radky-\d{4}-\d\d-\d\d\.csv$/u);
    const rows: readonly (readonly string[])[] = parse(readFileSync(await download.path()), { bom: true, delimiter: ';' });
    expect(rows).toEqual([
      ['Název', 'Poznámka', 'Důvod chyby'],
      ['Importovaný sever', 'třetí', 'Název: Stejná hodnota už je na řádku 2, ponechte jen jeden'],
      ['', 'bez názvu', 'Název: Prosím, vyplňte toto pole'],
    ]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Importovaný jih' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Importovat');
    expect(complaints.lines()).toEqual([]);
  });

  it('sees at the cells what would change and from what, and that a file once saved is the same', async () => {
    const page = await clerk('/stores/employees');
    const dialog = dialogOf(page);
    const sent = file('Kód;Jméno;Sloupec navíc\nIMP1;Jana Importová;x\nIMP2;Petr Importový;y\n');
    await give(page, sent);
    await tabTo(page, 'Zkontrolovat řádky');
    await page.keyboard.press('Enter');
    // No column names the store of an employee.
    await dialog.getByText('Prosím, vyplňte toto pole').waitFor();
    await dialog.getByLabel('Pobočka pro všechny řádky').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Zkontrolovat řádky' }).click();
    await dialog.getByRole('button', { name: 'Uložit 2 řádky' }).click();
    await dialog.getByText('Uloženo: 2 nové, 0 změněných.').waitFor();
    await dialog.getByRole('button', { name: 'Načíst další soubor' }).click();
    await dialog.locator('input[type=file]').setInputFiles(file('Kód;Jméno\nIMP1;Jana Vdaná\nIMP2;Petr Importový\n'));
    await dialog.getByLabel('Pobočka pro všechny řádky').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Zkontrolovat řádky' }).click();
    await dialog.getByText('dříve Jana Importová').waitFor();
    await dialog
      .getByRole('row', { name: /Petr Importový/u })
      .getByText('Beze změny')
      .waitFor();
  });

  it('finds the columns of the same kind of file put as the last time, in another browser too, and may have them guessed anew', async () => {
    const sent = file('Číslo osoby;Celé jméno\nIMP8;Eva Podruhá\n');
    const first = await clerk('/stores/employees');
    await give(first, sent);
    await dialogOf(first).getByLabel('Číslo osoby').selectOption({ label: 'Kód' });
    await dialogOf(first).getByLabel('Celé jméno').selectOption({ label: 'Jméno' });
    await dialogOf(first).getByLabel('Pobočka pro všechny řádky').selectOption({ index: 1 });
    const kept = first.waitForResponse(
      (reply) => reply.url().endsWith('/central/preferences') && reply.request().postData()?.includes('Celé jméno') === true,
    );
    await dialogOf(first).getByRole('button', { name: 'Zkontrolovat řádky' }).click();
    await dialogOf(first).getByRole('button', { name: 'Uložit 1 řádek' }).waitFor();
    await kept;
    await first.context().close();
    const page = await clerk('/stores/employees');
    await give(page, sent);
    const name = dialogOf(page).getByLabel('Celé jméno');
    await dialogOf(page).getByText('Sloupce jsou přiřazeny jako minule.').waitFor();
    await expect.poll(() => name.inputValue()).toBe('name');
    expect(await violationsOn(page)).toEqual([]);
    await tabTo(page, 'Přiřadit podle názvů');
    await page.keyboard.press('Enter');
    await expect.poll(() => name.inputValue()).toBe('');
  });

  it.each(looks)('finds each step clear for everybody and inside the window, at %i pixels (dark: %s)', async (width, dark) => {
    const page = await clerk('/stores/manage', { width, dark });
    const dialog = dialogOf(page);
    const looksFine = async () => {
      expect(await violationsOn(page)).toEqual([]);
      await expect.poll(() => isNoWiderThanWindow(page)).toBe(true);
    };
    await page.getByRole('button', { name: 'Importovat' }).click();
    await dialog.getByText('Vybrat soubor').waitFor();
    await looksFine();
    const heads = 'Kód;Název;Ulice a číslo;Město;PSČ;Telefon;E-mail;Zeměpisná šířka;Zeměpisná délka;Region;Aktivní';
    const long = `X${width};Pobočka ${width} s velmi dlouhým názvem, který se do úzkého okna nevejde;Ulice 1;Město;110 00;777123456;kdokoli@example.cz;50,1;14,4;;ano`;
    const wrong = `Y${width};;Ulice 1;Město;12;12;kdokoli@;950,1;14,4;Neexistující region;možná`;
    await dialog.locator('input[type=file]').setInputFiles(file([heads, long, wrong].join('\n')));
    await dialog.getByText(/^Soubor soubor\.csv/u).waitFor();
    await looksFine();
    await dialog.getByRole('button', { name: 'Zkontrolovat řádky' }).click();
    await dialog.getByText('Zadejte PSČ jako pět číslic, například 110 00').waitFor();
    await looksFine();
    await dialog.getByRole('radio', { name: /^Všechny/u }).check();
    await dialog
      .getByText(/s velmi dlouhým názvem/u)
      .first()
      .waitFor();
    await looksFine();
    await dialog.getByRole('button', { name: 'Uložit bezchybné (1)' }).click();
    await dialog.getByText('1 řádek zůstal chybný.').waitFor();
    await looksFine();
  });

  it('sees how far the saving is, interrupts it, and goes on without anything being saved twice', async () => {
    const page = await clerk('/web-orders/email-blacklist');
    const dialog = dialogOf(page);
    const count = 15_000;
    const lines = Array.from({ length: count }, (_, at) => `import${at}@example.org`);
    await give(page, file(['E-mail nebo doména', ...lines].join('\n')));
    await dialog.getByRole('button', { name: 'Zkontrolovat řádky' }).click();
    // Someone else is about to save a row of the second half: the saving waits there, however fast it is and however slow this page.
    await town.database.query('begin');
    await town.database.query(`insert into email_blacklist (pattern) values ('import${count - 1_000}@example.org')`);
    await dialog.getByRole('button', { name: /^Uložit 15.000 řádků$/u }).click();
    await dialog.getByText(/^[\d\s]*[1-9][\d\s]* z 15.000$/u).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await tabTo(page, 'Přerušit');
    await page.keyboard.press('Enter');
    await town.database.query('rollback');
    await dialog.getByText(/^Import jste přerušili\./u).waitFor();
    await dialog.getByRole('button', { name: 'Pokračovat' }).click();
    await dialog.getByText(/^Uloženo: 15.000 nových, 0 změněných\.$/u).waitFor();
    await dialog.getByRole('button', { name: 'Zavřít import' }).last().click();
    await page
      .getByText(/^15.\d{3} /u)
      .first()
      .waitFor();
  });

  it('is told what is wrong with a file, and chooses another', async () => {
    const page = await clerk('/stores/settings');
    const dialog = dialogOf(page);
    await give(page, { name: 'obrazek.csv', mimeType: 'text/csv', buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]) });
    await dialog
      .getByRole('alert')
      .getByText(/^Soubor nejde přečíst\./u)
      .waitFor();
    await dialog.locator('input[type=file]').setInputFiles(file('Sloupec\nhodnota\n'));
    await dialog.getByText(/^Soubor soubor\.csv/u).waitFor();
    await expect.poll(() => dialog.getByRole('alert').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Zkontrolovat řádky' }).click();
    await dialog.getByRole('alert').getByText('Přiřaďte sloupec k poli Název, podle něj se řádky poznají.').waitFor();
  });

  it('fills a small branch from its own tab, and keeps the wrong rows when its list becomes a long one', async () => {
    const page = await clerk('/stores/9?tab=employees');
    const lines = Array.from({ length: 6 }, (_, at) => `Nový ${at};N${at}`);
    await give(page, file(['Jméno;Kód', ...lines, ';N9'].join('\n')));
    await dialogOf(page).getByRole('button', { name: 'Zkontrolovat řádky' }).click();
    await dialogOf(page).getByRole('button', { name: 'Uložit bezchybné (6)' }).click();
    await page.locator('.filter-bar').waitFor({ state: 'attached' });
    await dialogOf(page).getByRole('button', { name: 'Stáhnout chybné řádky' }).waitFor();
  });

  it('is offered it only where rows can be told apart and the clerk may write them', async () => {
    const page = await town.signedIn(people.administrator);
    await page.goto('/playlists');
    await page.getByRole('button', { name: 'Exportovat' }).waitFor();
    expect(await page.getByRole('button', { name: 'Importovat' }).count()).toBe(0);
    const limited = await town.signedIn(people.operatorOfStoreOne);
    await limited.goto('/stores/settings');
    await limited.getByRole('button', { name: 'Exportovat' }).waitFor();
    expect(await limited.getByRole('button', { name: 'Importovat' }).count()).toBe(0);
    await limited.goto('/stores/employees');
    await limited.getByRole('button', { name: 'Importovat' }).waitFor();
  });
});
