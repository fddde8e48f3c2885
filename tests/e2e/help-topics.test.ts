import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { keysOn } from './support/keys.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const town = await townOfFile();

const help = (page: Page) => page.locator('.help');
const addTopic = 'Přidat téma pro tuto obrazovku';

async function openHelp(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  await page.getByRole('button', { name: /^Nápověda/u }).focus();
  await page.keyboard.press('Enter');
  await help(page).getByRole('heading', { name: 'Nápověda' }).waitFor();
}

describe('a super administrator in the help of a screen', () => {
  it('adds, changes and deletes a topic by keys alone without leaving the screen, and takes the deletion back', async () => {
    const page = await town.visitor(people.superAdministrator);
    const complaints = watch(page, town.origin);
    const keys = keysOn(() => page);
    await openHelp(page, '/stores/3?tab=contact');
    await keys.press(addTopic);
    const path = page.getByRole('textbox', { name: /^Adresa(?! serveru)/u });
    await path.waitFor();
    await expect.poll(() => path.inputValue()).toBe('/stores/{id}');
    await keys.enter(/^Nadpis/u, 'Kontakt pobočky');
    await keys.enter(/^Text nápovědy/u, '# Co sem patří');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Vyplňte **město**.');
    const preview = page.getByRole('region', { name: 'Náhled' });
    await preview.getByRole('heading', { name: 'Co sem patří' }).waitFor();
    await preview.locator('strong').getByText('město').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    // Ctrl+S saves the topic, not the form of the screen under it.
    await page.keyboard.press('Control+s');
    await keys.notice('Téma nápovědy bylo vytvořeno.').waitFor();
    await help(page).getByRole('heading', { name: 'Kontakt pobočky' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/stores/3');
    expect(await violationsOn(page)).toEqual([]);

    await keys.press('Upravit téma Kontakt pobočky');
    await keys.enter(/^Nadpis/u, 'Kontakt');
    await page.keyboard.press('Enter');
    await help(page).getByRole('heading', { name: 'Kontakt', exact: true }).waitFor();

    await keys.press('Upravit téma Kontakt');
    await keys.press('Smazat');
    await keys.notice('Téma nápovědy bylo smazáno.').waitFor();
    await help(page).getByRole('heading', { name: 'Kontakt', exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Vrátit zpět' }).focus();
    await page.keyboard.press('Enter');
    await keys.notice('Téma nápovědy bylo obnoveno.').waitFor();
    expect(complaints.lines()).toEqual([]);
  });

  it('loses nothing by a click elsewhere, another screen or Escape, and is asked before', async () => {
    const page = await town.visitor(people.superAdministrator);
    const keys = keysOn(() => page);
    await openHelp(page, '/stores/monitoring');
    await keys.press(addTopic);
    await keys.enter(/^Nadpis/u, 'Rozepsané');
    await page.mouse.click(1200, 700);
    await page.getByRole('link', { name: 'Pořadník, přejít na nástěnku' }).click();
    await page.waitForURL(`${town.origin}/`);
    const title = page.getByRole('textbox', { name: /^Nadpis/u });
    await expect.poll(() => title.inputValue()).toBe('Rozepsané');
    await title.focus();
    await page.keyboard.press('Escape');
    await keys.dialog().getByText('Odejít bez uložení?').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await keys.press('Zůstat');
    await keys.dialog().waitFor({ state: 'detached' });
    expect(await title.inputValue()).toBe('Rozepsané');
    await title.focus();
    await page.keyboard.press('Escape');
    await keys.press('Odejít bez uložení');
    await title.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await help(page).waitFor({ state: 'detached' });
  });

  it('finds what was being written after the session was ended', async () => {
    const page = await town.visitor(people.superAdministrator);
    const keys = keysOn(() => page);
    await openHelp(page, '/playlists');
    await keys.press(addTopic);
    const kept = page.waitForResponse((reply) => reply.request().postData()?.includes('Rozepsané téma') === true);
    await keys.enter(/^Nadpis/u, 'Rozepsané téma');
    await kept;
    await page.context().close();
    const elsewhere = await town.visitor(people.superAdministrator);
    await openHelp(elsewhere, '/playlists');
    const others = keysOn(() => elsewhere);
    await others.press(addTopic);
    await help(elsewhere).getByText('Máte tu neuložené změny').waitFor();
    expect(await violationsOn(elsewhere)).toEqual([]);
    await others.press('Pokračovat v nich');
    const title = elsewhere.getByRole('textbox', { name: /^Nadpis/u });
    await expect.poll(() => title.inputValue()).toBe('Rozepsané téma');
    await title.focus();
    await elsewhere.keyboard.press('Escape');
    await others.press('Odejít bez uložení');
    await title.waitFor({ state: 'detached' });
  });

  it('is told at the field what is wrong with an address', async () => {
    const page = await town.visitor(people.superAdministrator);
    const keys = keysOn(() => page);
    await openHelp(page, '/playlists');
    await keys.press(addTopic);
    const path = page.getByRole('textbox', { name: /^Adresa(?! serveru)/u });
    await path.waitFor();
    await keys.enter(/^Adresa/u, 'playlisty bez lomítka');
    await page.keyboard.press('Enter');
    await expect.poll(() => path.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('path');
    expect(await violationsOn(page)).toEqual([]);
  });

  it('chooses field by field when somebody else saved the topic meanwhile', async () => {
    const first = await town.visitor(people.superAdministrator);
    const second = await town.visitor(people.superAdministrator);
    const [one, other] = [keysOn(() => first), keysOn(() => second)];
    await openHelp(first, '/touch-screens');
    await one.press(addTopic);
    await one.enter(/^Nadpis/u, 'Společné téma');
    await one.enter(/^Text nápovědy/u, 'Původní text');
    await first.keyboard.press('Control+s');
    await help(first).getByRole('heading', { name: 'Společné téma' }).waitFor();
    await openHelp(second, '/touch-screens');
    // Topics are fetched when the browser has time: anyone who wants to change one sees it first.
    await help(second).getByRole('heading', { name: 'Společné téma' }).waitFor();
    await one.press('Upravit téma Společné téma');
    await other.press('Upravit téma Společné téma');
    await other.enter(/^Text nápovědy/u, 'Text druhého');
    await second.keyboard.press('Control+s');
    await other.notice('Téma nápovědy bylo uloženo.').waitFor();
    await one.enter(/^Text nápovědy/u, 'Text prvního');
    await first.keyboard.press('Control+s');
    const dialog = first.getByRole('dialog', { name: 'Záznam mezitím uložil někdo jiný' });
    await dialog.getByText('Text druhého').waitFor();
    expect(await violationsOn(first)).toEqual([]);
    await one.press('Uložit výběr');
    await help(first).locator('textarea').waitFor({ state: 'detached' });
    await help(first).getByText('Text prvního').waitFor();
  });

  it.each([
    [1280, false],
    [320, true],
  ])('reads and writes it inside the window, at %i pixels (dark: %s)', async (width, dark) => {
    const page = await town.visitor(people.superAdministrator, { width, dark });
    await openHelp(page, '/stores/manage');
    const around = await help(page).boundingBox();
    if (width >= 768) expect(around?.width).toBeGreaterThanOrEqual(500);
    else expect(around?.width).toBeGreaterThanOrEqual((await page.evaluate(() => document.documentElement.clientWidth)) - 12);
    expect(await violationsOn(page)).toEqual([]);
    await keysOn(() => page).press(addTopic);
    await page.getByRole('textbox', { name: /^Adresa(?! serveru)/u }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
  });
});

it('offers nothing to write to others', async () => {
  const page = await town.visitor(people.administrator);
  await openHelp(page, '/stores/manage');
  expect(await help(page).getByRole('button').count()).toBe(0);
});
