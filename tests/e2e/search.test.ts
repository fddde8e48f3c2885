import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { keysOn } from './support/keys.ts';
import { people } from './support/sign-in.ts';
import { textsOf } from './support/texts-of.ts';
import { sharedTownOfFile } from './support/town-of-file.ts';

const inPalette = (page: Page) => ({
  box: page.getByRole('combobox', { name: 'Hledání a příkazy' }),
  group: (name: string | RegExp) => page.getByRole('group', { name }),
  active: page.getByRole('dialog').getByRole('option', { selected: true }),
  note: page.getByRole('dialog').getByRole('status'),
});
const opened = (page: Page, address: string | RegExp) => page.waitForURL((url) => new RegExp(address, 'u').test(url.pathname + url.search));

/** Opens the palette once there is someone to hear the keys, and waits until it receives keys. */
async function openPalette(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Hledat v aplikaci/u }).waitFor();
  await page.keyboard.press('Control+k');
  await inPalette(page).box.waitFor();
}

const town = await sharedTownOfFile();

describe('the search of everything', () => {
  it('takes what is typed before it is there', async () => {
    const page = await town.visitor(people.superAdministrator);
    let comes = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      comes = resolve;
    });
    await page.route(/palette-.*\.js$/u, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/stores/manage');
    await page.getByRole('button', { name: /^Hledat v aplikaci/u }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Hledání a příkazy' }).waitFor();
    await page.keyboard.type('obcanske');
    expect(await violationsOn(page)).toEqual([]);
    comes();
    const { box, group } = inPalette(page);
    await group(/činnost/u).waitFor();
    await expect.poll(() => box.inputValue()).toBe('obcanske');
    await page.keyboard.type(' prukazy');
    await expect.poll(() => box.inputValue()).toBe('obcanske prukazy');
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/stores/manage');
  });

  it('leads to records, screens and commands by keys alone', async () => {
    const page = await town.signedIn(people.superAdministrator);
    const { box, group, active, note } = inPalette(page);
    await page.goto('/stores/manage');
    await page.getByRole('button', { name: /^Hledat v aplikaci/u }).waitFor();
    await keysOn(() => page).tabTo(/^Hledat v aplikaci/u);
    await page.keyboard.press('Enter');
    await group('Nabídka').waitFor();
    expect(await violationsOn(page)).toEqual([]);

    await page.keyboard.type('obcanske prukazy');
    await group(/činnost/u).waitFor();
    await expect.poll(() => textsOf(group(/činnost/u).locator('mark'))).toEqual(expect.arrayContaining(['Občanské', 'průkazy']));
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Občanské průkazy/u }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/stores\/\d+\/services\/\d+$/u);

    // From within a field too.
    await page
      .getByRole('textbox', { name: /^Název/u })
      .first()
      .focus();
    await openPalette(page);
    await page.keyboard.type('novak');
    await group(/objednávek$/u).waitFor();
    // What answers an earlier text is no choice: the arrow would pass it by.
    await page.getByRole('dialog').locator('[role="listbox"][aria-busy="false"]').waitFor();
    // Clients who are still to come are first, with all of them under the first few.
    const next = async (): Promise<string | null> => {
      await page.keyboard.press('ArrowDown');
      return active.textContent();
    };
    await expect.poll(next).toMatch(/^Zobrazit všech \d+ v seznamu$/u);
    await page.keyboard.press('Enter');
    await opened(page, '^/web-orders/manage-orders\\?.*filter=.*novak');

    await openPalette(page);
    await page.keyboard.type('xyzxyz');
    await expect.poll(() => note.textContent()).toContain('Pro „xyzxyz“ jsme nic nenašli.');
    expect(await violationsOn(page)).toEqual([]);
    await box.fill('tmavy');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('a-dark');

    await openPalette(page);
    await page.keyboard.type('klavesove zkratky');
    await page.keyboard.press('Enter');
    const shortcuts = page.getByRole('dialog', { name: 'Klávesové zkratky' });
    await shortcuts.waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await shortcuts.waitFor({ state: 'detached' });

    await openPalette(page);
    await page.keyboard.type('pridat region');
    await page.keyboard.press('Enter');
    await opened(page, '^/stores/regions/create$');
    await page.context().close();
  });

  it('gives the focus back when it is closed by Escape, by its button and by a click beside it', async () => {
    const page = await town.signedIn(people.superAdministrator);
    const { box } = inPalette(page);
    await page.goto('/stores/manage');
    const field = page.getByRole('searchbox', { name: 'Hledat' });
    await field.focus();
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Zavřít hledání' }).click(),
      () => page.mouse.click(5, 400),
    ];
    for (const close of ways) {
      await openPalette(page);
      await close();
      await box.waitFor({ state: 'detached' });
      await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await page.context().close();
  });

  it('remembers what was opened, in another browser too, and asks anew how it is called', async () => {
    const here = await town.signedIn(people.administrator);
    await here.goto('/stores/1');
    await here.getByRole('heading', { level: 1, name: /Magistrát – Radnice/u }).waitFor();
    await expect
      .poll(() => here.evaluate(() => localStorage.getItem('poradnik.preferences') ?? ''), { timeout: 5000 })
      .toContain('{"resource":"stores","id":1}');
    const sent = here.waitForResponse((response) => response.url().endsWith('/preferences') && response.request().method() === 'PATCH');
    await here.goto('/stores/2');
    await here.getByRole('heading', { level: 1 }).waitFor();
    await sent;
    const there = await town.signedIn(people.administrator, { width: 320, dark: true });
    await there.goto('/stores/manage');
    await there.getByRole('heading', { level: 1 }).waitFor();
    await openPalette(there);
    const { group } = inPalette(there);
    await group('Naposledy otevřené')
      .getByRole('option', { name: /Magistrát – Radnice/u })
      .waitFor();
    expect(await violationsOn(there)).toEqual([]);
    await there.keyboard.type('magistrat');
    await group(/poboč/u).waitFor();
    expect(await violationsOn(there)).toEqual([]);
    for (const page of [here, there]) await page.context().close();
  });

  it('says that it failed, and tries again', async () => {
    const page = await town.signedIn(people.superAdministrator);
    const { group } = inPalette(page);
    await page.goto('/stores/manage');
    await page.route('**/central/search?**', (route) => route.abort());
    await openPalette(page);
    await page.keyboard.type('obcanske');
    await page.getByText('Záznamy se nepodařilo prohledat.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.unroute('**/central/search?**');
    await keysOn(() => page).tabTo('Zkusit znovu');
    await page.keyboard.press('Enter');
    await group(/činnost/u).waitFor();
    await page.context().close();
  });
});
