import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Complaints, watch } from './support/console-errors.ts';
import { listedRows } from './support/listed-rows.ts';
import { people, signIn } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

describe('an administrator', () => {
  let town: OpenTown;
  let page: Page;
  let complaints: Complaints;
  const rows = () => listedRows(page);
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

  beforeAll(async () => {
    town = await openTown();
    page = await town.stranger();
    complaints = watch(page, town.origin);
  });
  afterAll(() => town.close());

  it('signs in without going round in circles', async () => {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await signIn(page, people.superAdministrator);
    await heading(/./u).waitFor();
    expect(visited.length).toBeLessThanOrEqual(4);
    expect(visited.at(-1)).toBe('/');
  });

  it('stays signed in over a reload, with nothing secret where a script can read it', async () => {
    await page.goto('/stores/manage');
    await heading('Správa poboček').waitFor();
    await page.reload();
    await heading('Správa poboček').waitFor();
    const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]));
    expect(kept).not.toMatch(/eyJ|refresh_token|access_token/u);
  });

  it('finds a store without its diacritics, and the address keeps what was sought', async () => {
    await page.getByRole('main').getByRole('searchbox').fill('zalesi');
    await expect.poll(() => rows().count()).toBe(1);
    await expect.poll(() => rows().first().textContent()).toContain('Zálesí');
    expect(decodeURIComponent(page.url())).toContain('zalesi');
    await page.reload();
    await expect.poll(() => rows().count()).toBe(1);
  });

  it('makes a region, is told so, and finds it in the list', async () => {
    await page.goto('/stores/settings');
    await page.getByRole('link', { name: 'Přidat region' }).click();
    await heading('Nový region').waitFor();
    await page.getByRole('button', { name: 'Uložit' }).click();
    await page.getByText('Prosím, vyplňte toto pole').first().waitFor();
    await page.getByRole('textbox', { name: /název/iu }).fill('Čtvrť u řeky');
    await page.getByRole('button', { name: 'Uložit' }).click();
    await page.getByText('Region byl vytvořen').first().waitFor();
    await heading(/Čtvrť u řeky/u).waitFor();
    await page.goto('/stores/settings');
    await page.getByRole('link', { name: 'Čtvrť u řeky' }).waitFor();
  });

  it('is told at the field that a name is taken, and keeps what was typed', async () => {
    await page.goto('/stores/regions/create');
    const name = page.getByRole('textbox', { name: /název/iu });
    await name.fill('čtvrť u řeky');
    await page.getByRole('button', { name: 'Uložit' }).click();
    await page.getByText('Tento název už má jiný region. Zvolte jiný.').first().waitFor();
    expect(await name.inputValue()).toBe('čtvrť u řeky');
    complaints.forget();
  });

  it('changes a store by the keyboard, and the history tells who changed what', async () => {
    await page.goto('/stores/1?tab=contact');
    const city = page.getByRole('textbox', { name: 'Město' });
    await city.fill('Nový Radovín');
    await page.keyboard.press('Control+s');
    await page.getByText('Pobočka byla uložena').first().waitFor();
    await page.getByRole('link', { name: 'Historie' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Správa' });
    await panel.getByText('Nový Radovín').first().waitFor();
    expect(await panel.textContent()).toContain('Město');
  });

  it('is asked before leaving what is not saved', async () => {
    await page.goto('/stores/1?tab=contact');
    await page.getByRole('textbox', { name: 'Ulice' }).fill('Rozepsaná 1');
    await page.getByRole('link', { name: /^Dotykové kiosky/u }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('textbox', { name: 'Ulice' }).inputValue()).toBe('Rozepsaná 1');
    expect(new URL(page.url()).pathname).toBe('/stores/1');
  });

  it('deletes a region after being asked by its name', async () => {
    await page.goto('/stores/settings');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('link', { name: 'Čtvrť u řeky' }).click();
    await page.getByRole('button', { name: 'Další', exact: true }).click();
    await page.getByRole('button', { name: 'Smazat' }).click();
    const question = page.getByRole('dialog');
    expect(await question.textContent()).toContain('Čtvrť u řeky');
    await question.getByRole('button', { name: 'Smazat' }).click();
    await page.getByText('Region byl smazán').first().waitFor();
    await heading('Regiony').waitFor();
    expect(await page.getByRole('link', { name: 'Čtvrť u řeky' }).count()).toBe(0);
  });

  it('did all of this without a complaint of the browser', () => {
    expect(complaints.lines()).toEqual([]);
  });
});
