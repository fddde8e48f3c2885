import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeRegion } from './support/regions.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';
import { listenTo } from './support/traffic.ts';

const town = await townOfFile();

/** The server answers, but no part comes any more, as after it got a new version; what is on the screen stays. */
const loseParts = async (page: Page): Promise<void> => void (await page.route(/\/assets\/.*\.js$/u, (route) => route.abort()));
const findParts = (page: Page): Promise<void> => page.unroute(/\/assets\/.*\.js$/u);
const missing = /Část stránky se nepodařilo načíst/u;
const loadAgain = { name: 'Načíst znovu' } as const;

describe('a part of a screen that cannot be fetched', () => {
  it('leaves the list and its filter, is said, and comes when the page is loaded again', async () => {
    const page = await town.visitor(people.administrator);
    const traffic = listenTo(page);
    await page.goto('/stores/manage');
    await page.locator('[data-row-link]').first().waitFor();
    await traffic.quiet();
    const searched = page.getByRole('searchbox', { name: 'Hledat' });
    await searched.fill('Radnice');
    await loseParts(page);
    const open = page.getByRole('button', { name: 'Sestavit filtr' });
    await open.press('Enter');
    await page.getByText(missing).first().waitFor();
    expect(await searched.inputValue()).toBe('Radnice');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
    await findParts(page);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', loadAgain).press('Enter');
    await loaded;
    await expect.poll(() => searched.inputValue()).toBe('Radnice');
    await open.press('Enter');
    await page.getByRole('dialog', { name: 'Sestavit filtr' }).waitFor();
    await page.context().close();
  });

  it('is said where it is the console itself, which comes when it is asked for again', async () => {
    const page = await town.visitor(people.administrator);
    // The page names them for anyone who is remembered; what it has to sign in with comes.
    const names: readonly string[] = (await (await page.request.get('/')).text()).match(/(?<=")assets\/[\w-]+\.js(?=")/gu) ?? [];
    const isOfConsole = ({ pathname }: URL): boolean => names.includes(pathname.slice(1));
    await page.route(isOfConsole, (route) => route.abort());
    await page.goto('/stores/manage');
    await page.getByRole('alert').getByText('Server neodpovídá').waitFor();
    await page.unroute(isOfConsole);
    await page.getByRole('button', { name: 'Zkusit znovu' }).press('Enter');
    await page.locator('[data-row-link]').first().waitFor();
    await page.context().close();
  });

  it('leaves what is typed in a form', async () => {
    const page = await town.visitor(people.superAdministrator);
    await makeRegion(page, 'Kraj bez sítě');
    const name = page.getByRole('textbox', { name: /^Název/u });
    await name.fill('Napsáno bez sítě');
    await loseParts(page);
    await page.getByRole('button', { name: 'Události a úlohy' }).press('Enter');
    await page.getByText(missing).first().waitFor();
    expect(await name.inputValue()).toBe('Napsáno bez sítě');
    await page.context().close();
  });
});

describe('without a network', () => {
  it('a part is said to miss the network, and comes with it', async () => {
    const page = await town.visitor(people.administrator);
    await page.goto('/stores/manage');
    await page.locator('[data-row-link]').first().waitFor();
    await page.context().setOffline(true);
    const open = page.getByRole('button', { name: 'Sestavit filtr' });
    await open.press('Enter');
    await page.getByText('Nejste připojeni k síti').first().waitFor();
    await page.context().setOffline(false);
    const dialog = page.getByRole('dialog', { name: 'Sestavit filtr' });
    const reload = page.getByRole('button', loadAgain);
    // A browser that remembers the failure needs a new page.
    await open.press('Enter');
    await dialog.or(reload).first().waitFor();
    if (await reload.isVisible()) {
      const loaded = page.waitForEvent('load');
      await reload.press('Enter');
      await loaded;
      await open.press('Enter');
    }
    await dialog.waitFor();
    await page.context().close();
  });

  it('a save fails at once and says so, and is not done later when it was given up', async () => {
    const page = await town.visitor(people.superAdministrator);
    await makeRegion(page, 'Kraj za řekou');
    const name = page.getByRole('textbox', { name: /^Název/u });
    await name.fill('Dáno pryč');
    await page.context().setOffline(true);
    await page.keyboard.press('Control+s');
    await page
      .getByText(/Server neodpovídá/u)
      .first()
      .waitFor();
    expect(await name.inputValue()).toBe('Dáno pryč');
    await name.fill('Kraj za řekou');
    await page.context().setOffline(false);
    await page.goto('/stores/settings');
    await page.getByRole('link', { name: 'Kraj za řekou' }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Dáno pryč' }).count()).toBe(0);
    await page.context().close();
  });
});
