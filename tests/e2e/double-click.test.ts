import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { keysOn } from './support/keys.ts';
import { listedRows } from './support/listed-rows.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';
import { listenTo } from './support/traffic.ts';

const town = await townOfFile();
const page = await town.signedIn(people.superAdministrator);

/** Who presses everything twice, as they do on their desktop: design/screens, rule 10. */
describe('a double click', () => {
  const { notice, rowNamed, dialog } = keysOn(() => page);

  /** The second press of a double click, wherever the screen has put something under the pointer by then. */
  async function secondPress(on: Locator): Promise<void> {
    const box = await on.boundingBox();
    if (box === null) throw new Error('nothing to press');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
  }

  it('makes one backup, and so do two presses of Enter', async () => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/backups')) asked += 1;
    });
    await page.goto('/stores/2?tab=backups');
    const name = page.getByRole('textbox', { name: 'Název nové zálohy' });
    await name.fill('Dvakrát stisknutá');
    await page.getByRole('button', { name: 'Vytvořit zálohu' }).dblclick();
    await notice('Záloha byla vytvořena.').waitFor();
    await rowNamed('Dvakrát stisknutá').getByText('Dokončena').waitFor();
    expect(asked).toBe(1);
    await name.fill('Dvakrát Enter');
    for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
    await rowNamed('Dvakrát Enter').getByText('Dokončena').waitFor();
    expect(asked).toBe(2);
  });

  it('on a restore leaves its question open, and so do two presses of Enter', async () => {
    await page.goto('/stores/2?tab=contact');
    // A second try must find another one.
    await page.getByRole('textbox', { name: 'Město' }).fill(`Jinde ${Date.now()}`);
    await page.keyboard.press('Control+s');
    await notice('Pobočka byla uložena.').waitFor();
    await page.goto('/stores/2?tab=backups');
    await rowNamed('Dvakrát stisknutá').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Zobrazit rozdíly a obnovit' }).click();
    const restore = page.getByRole('region', { name: 'Co obnova změní' }).getByRole('button', { name: 'Obnovit pobočku' });
    await restore.waitFor();
    await restore.click();
    await dialog().waitFor();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await dialog().getByRole('button', { name: 'Neobnovovat' }).click();
    await dialog().waitFor({ state: 'detached' });
    await restore.focus();
    await page.keyboard.press('Enter');
    await dialog().waitFor();
    await page.keyboard.press('Enter');
    expect(await dialog().isVisible()).toBe(true);
    expect(await page.getByRole('region', { name: 'Oznámení' }).getByText('obnovena').count()).toBe(0);
  });

  it('on a row opens that row, and nothing of the screen that comes under the pointer', async () => {
    const traffic = listenTo(page);
    await page.goto('/stores/regions');
    await page.goto('/stores/manage');
    const link = listedRows(page).first().locator('[data-row-link]');
    const href = await link.getAttribute('href');
    await link.click();
    await page.waitForURL((url) => url.pathname === href);
    const way = page.locator('main').getByRole('link').first();
    await way.waitFor();
    await secondPress(way);
    await traffic.quiet();
    expect(new URL(page.url()).pathname).toBe(href);
    // The next press is one of its own.
    await way.click();
    await page.waitForURL((url) => url.pathname !== href);
    await listedRows(page).first().locator('[data-row-link]').dblclick();
    await page.waitForURL((url) => url.pathname === href);
    await traffic.quiet();
    expect(new URL(page.url()).pathname).toBe(href);
  });
});
