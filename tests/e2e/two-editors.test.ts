import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, visit } from './support/browser.ts';
import type { RunningServer } from './support/server.ts';
import { people, signIn } from './support/sign-in.ts';
import { startTown } from './support/town.ts';

describe('two editors of one record', () => {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startTown(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  async function editor(username: string): Promise<Page> {
    const context = await visit(browser, server);
    const page = await context.newPage();
    await signIn(page, username);
    await page.goto('/stores/2?tab=contact');
    await page.getByRole('textbox', { name: 'Město' }).waitFor();
    return page;
  }

  it('do not overwrite each other: the later one sees both versions and chooses', async () => {
    const first = await editor(people.superAdministrator);
    const second = await editor(people.administrator);
    await first.getByRole('textbox', { name: 'Město' }).fill('Horní Radovín');
    await first.getByRole('button', { name: 'Uložit' }).click();
    await first.getByText('Pobočka byla uložena').first().waitFor();

    await second.getByRole('textbox', { name: 'Město' }).fill('Dolní Radovín');
    await second.getByRole('textbox', { name: 'Ulice' }).fill('Nábřežní 5');
    await second.getByRole('button', { name: 'Uložit' }).click();
    const dialog = second.getByRole('dialog');
    await dialog.getByText('Horní Radovín').waitFor();
    await dialog.getByText('Dolní Radovín').waitFor();
    await dialog.getByRole('group', { name: 'Město' }).getByRole('radio', { name: 'Mezitím uložené' }).check();
    await dialog.getByRole('button', { name: /uložit/iu }).click();
    await second.getByText('Pobočka byla uložena').first().waitFor();

    await first.reload();
    const city = first.getByRole('textbox', { name: 'Město' });
    await city.waitFor();
    expect(await city.inputValue()).toBe('Horní Radovín');
    expect(await first.getByRole('textbox', { name: 'Ulice' }).inputValue()).toBe('Nábřežní 5');
  });
});
