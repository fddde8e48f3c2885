import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demonstrationKeyFor } from '../support/licences.ts';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { keysOn } from './support/keys.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const missing = /^Pobočka nemá klíč, bez něj se její server nepřipojí/u;

const town = await townOfFile();
const page = await town.signedIn(people.superAdministrator);
const complaints = watch(page, town.origin);

describe('backups and the licence of a store', () => {
  it('are told when they end while one is elsewhere, and lead to the backups of their store', async () => {
    const keys = keysOn(() => page);
    await page.goto('/stores/2?tab=backups');
    await page.getByRole('button', { name: 'Vytvořit zálohu' }).press('Enter');
    await page.getByText('Záloha byla vytvořena.').first().waitFor();
    await page.goto('/stores/manage');
    await page.getByRole('button', { name: /^Události a úlohy/u }).press('Enter');
    const panel = page.getByRole('complementary', { name: 'Události a úlohy' });
    await panel.waitFor();
    await keys.openTab('Moje úlohy');
    const task = panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Vytvoření zálohy' }) });
    await task.getByText('Hotovo').waitFor();
    await task.getByRole('link', { name: 'Magistrát – Odbor dopravy' }).waitFor();
    expect(await violationsOn(page, '.messages-panel')).toEqual([]);
    await task.getByRole('link', { name: 'Zálohy pobočky' }).press('Enter');
    await page.waitForURL(({ pathname, search }) => pathname === '/stores/2' && search === '?tab=backups');
  });

  it('are made, looked into and restored by keys alone', async () => {
    const { enter, press, notice, rowNamed, dialog } = keysOn(() => page);
    await page.goto('/stores/2?tab=backups');
    await page.getByRole('button', { name: 'Vytvořit zálohu' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await enter('Název nové zálohy', 'Před změnou');
    await press('Vytvořit zálohu');
    await notice('Záloha byla vytvořena.').waitFor();
    await rowNamed('Před změnou').getByText('Dokončena').waitFor();
    // What is in it is no longer what there is.
    await page.goto('/stores/2?tab=contact');
    const city = page.getByRole('textbox', { name: 'Město' });
    const before = await city.inputValue();
    await city.fill('Jinde');
    await page.keyboard.press('Control+s');
    await notice('Pobočka byla uložena.').waitFor();
    await page.goto('/stores/2?tab=backups');
    await rowNamed('Před změnou').getByRole('link').first().press('Enter');
    await page.getByRole('button', { name: 'Zobrazit rozdíly a obnovit' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await press('Zobrazit rozdíly a obnovit');
    const differences = page.getByRole('region', { name: 'Co obnova změní' });
    await differences.getByText('Jinde').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Co obnova změní');
    expect(await violationsOn(page)).toEqual([]);
    await press('Obnovit pobočku');
    await dialog().getByText('Obnova změní 1 záznam.').waitFor();
    await press('Obnovit pobočku');
    await notice('Pobočka byla obnovena ze zálohy.').waitFor();
    await page.goto('/stores/2?tab=backups');
    await rowNamed('Před obnovou: Před změnou').waitFor();
    await page.goto('/stores/2?tab=contact');
    await expect.poll(() => city.inputValue()).toBe(before);
    expect(complaints.lines()).toEqual([]);
  });

  it('are taken away as a file and come back from it', async () => {
    const { notice, rowNamed } = keysOn(() => page);
    await page.goto('/stores/2?tab=backups');
    await rowNamed('Před obnovou: Před změnou').getByRole('link').first().click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Stáhnout' }).click()]);
    expect(download.suggestedFilename()).toMatch(/^zaloha-.+\.jsonl$/u);
    const path = await download.path();
    await page.goto('/stores/2?tab=backups');
    await page.locator('input[type="file"]').setInputFiles({ name: 'uschovana.jsonl', mimeType: 'text/plain', buffer: readFileSync(path) });
    await notice('Záloha byla nahrána.').waitFor();
    await rowNamed('uschovana.jsonl').waitFor();
    await page.goto('/stores/3?tab=backups');
    await page.locator('input[type="file"]').setInputFiles({ name: 'cizi.jsonl', mimeType: 'text/plain', buffer: readFileSync(path) });
    await notice(/Záloha je z jiné pobočky/u).waitFor();
  });

  it('the licence says what is used, refuses a wrong key and takes a right one, by keys alone', async () => {
    const { enter, press, notice } = keysOn(() => page);
    complaints.forget();
    await page.goto('/stores/5?tab=licence');
    await page.getByText('Brzy skončí').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await enter(/^Nový licenční klíč/u, demonstrationKeyFor({ serial_number: 'PO-JINE-0000-0000' }));
    await press('Změnit licenční klíč');
    await page.getByText('Licenční klíč se nepodařilo změnit: patří k sériovému číslu PO-JINE-0000-0000').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    expect(await violationsOn(page)).toEqual([]);
    await enter(/^Nový licenční klíč/u, demonstrationKeyFor({ serial_number: 'PO-DEMO-0005', software_bulkhead_desk_count: 1 }));
    await press('Změnit licenční klíč');
    await notice('Licenční klíč byl změněn.').waitFor();
    await page.getByText('Licence platí bez omezení.').waitFor();
    await page.getByText('Nad licenci').first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  it('a desk beyond the licence is refused, with how many are licensed', async () => {
    const { notice } = keysOn(() => page);
    await page.goto('/stores/desks/create?store=5');
    await page
      .getByRole('spinbutton', { name: /^Číslo/u })
      .or(page.getByRole('textbox', { name: /^Číslo/u }))
      .first()
      .fill('88');
    await page.getByRole('textbox', { name: /^Název/u }).fill('Navíc');
    await page.getByRole('button', { name: 'Uložit', exact: true }).click();
    await notice(/nejvýš 1 softwarovou přepážku/u)
      .or(page.getByText(/nejvýš 1 softwarovou přepážku/u))
      .first()
      .waitFor();
  });

  it('fit on a narrow screen', async () => {
    const narrow = await town.signedIn(people.superAdministrator, { width: 320, dark: true });
    for (const [tab, seen] of [
      ['backups', 'Vytvořit zálohu'],
      ['licence', 'Změnit licenční klíč'],
    ] as const) {
      await narrow.goto(`/stores/2?tab=${tab}`);
      await narrow.getByRole('button', { name: seen }).waitFor();
      expect(await violationsOn(narrow)).toEqual([]);
      expect(await narrow.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
    await narrow.context().close();
  });
});

describe('a branch that was just made', () => {
  it('says that it has no key yet', async () => {
    complaints.forget();
    await page.goto('/stores/create-store');
    await page.getByRole('textbox', { name: /^Název/u }).fill('Pobočka U Mlýna');
    await page.getByRole('textbox', { name: /^Kód/u }).fill('mlyn');
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/stores\/\d+$/u);
    await page.getByText(missing).filter({ visible: true }).first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  it('gets one, shown this once, by keyboard', async () => {
    await page.getByRole('button', { name: 'Další', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Vytvořit klíč' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Klíč pobočky: Pobočka U Mlýna' });
    await question.getByRole('button', { name: 'Vytvořit klíč' }).press('Enter');
    const shown = page.getByRole('dialog', { name: 'Nový klíč pobočky' });
    await shown.waitFor();
    const [address = '', code = '', key = ''] = await shown.locator('code').allInnerTexts();
    expect([address, code, /^[\w-]{43}$/u.test(key)]).toEqual([
      `${town.origin.replace('http', 'ws')}/central/branches/socket`,
      'MLYN',
      true,
    ]);
    expect(await violationsOn(page, 'dialog[open]')).toEqual([]);
    // Escape must not close the dialog: the key is shown only once.
    await page.keyboard.press('Escape');
    expect(await shown.isVisible()).toBe(true);
    await shown.getByRole('button', { name: 'Klíč mám uložený' }).press('Enter');
    await expect.poll(() => page.getByText(missing).count()).toBe(0);
    await page.goto(`${new URL(page.url()).pathname}?tab=key`);
    await page.getByText(address, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Další', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Vytvořit nový klíč' }).waitFor();
    expect(await page.content()).not.toContain(key);
  });

  it('says before another one is made that the present one ends', async () => {
    await page.getByRole('button', { name: 'Vytvořit nový klíč' }).click();
    const question = page.getByRole('dialog', { name: 'Klíč pobočky: Pobočka U Mlýna' });
    await question.getByText(/^Dosavadní klíč přestane platit/u).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => question.count()).toBe(0);
    expect(complaints.lines()).toEqual([]);
  });
});
