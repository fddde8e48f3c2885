import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { type Complaints, watch } from './support/console-errors.ts';
import { people } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

const missing = /^Pobočka se zatím nemůže připojit/u;

describe('a branch that was just made', () => {
  let town: OpenTown;
  let page: Page;
  let complaints: Complaints;
  beforeAll(async () => {
    town = await openTown();
    page = await town.signedIn(people.superAdministrator);
    complaints = watch(page, town.origin);
  });
  afterAll(() => town.close());

  it('says that it has no key yet', async () => {
    await page.goto('/stores/create-store');
    await page.getByRole('textbox', { name: /^Název/u }).fill('Pobočka U Mlýna');
    await page.getByRole('textbox', { name: /^Kód/u }).fill('mlyn');
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/stores\/\d+$/u);
    await page.getByText(missing).first().waitFor();
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
    // Whoever presses a key too much has not lost it.
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
