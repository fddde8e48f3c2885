import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { type Complaints, watch } from './support/console-errors.ts';
import { keysOn } from './support/keys.ts';
import { people } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

const list = '/web-orders/manage-orders';
const confirmed = `${list}?filter=${encodeURIComponent(JSON.stringify({ state: 'confirmed' }))}`;

describe('the time of an order', () => {
  let town: OpenTown;
  let page: Page;
  let complaints: Complaints;
  beforeAll(async () => {
    town = await openTown();
    page = await town.signedIn(people.superAdministrator, { width: 1280, height: 900 });
    complaints = watch(page, town.origin);
  });
  afterAll(() => town.close());

  it('is chosen for a new client among the free ones', async () => {
    await page.goto(`${list}/create`);
    await page.getByText('Nejdřív zvolte činnost', { exact: false }).waitFor();
    await page.getByRole('combobox', { name: /^Pobočka/u }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('combobox', { name: /^Činnost/u }).click();
    await page.getByRole('option').first().click();
    const nearest = page.getByRole('button', { name: /^Nejbližší volný/u });
    await nearest.waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await nearest.press('Enter');
    await page.getByText(/^Zvoleno: .+ \d+:\d\d–\d+:\d\d$/u).waitFor();
    await page.getByLabel(/^Jméno klienta/u).fill('Božena Telefonická');
    await page.getByRole('button', { name: 'Uložit' }).click();
    await page.waitForURL(/\/manage-orders\/\d+$/u);
    await page.locator('h1', { hasText: 'Božena Telefonická' }).waitFor();
    expect(complaints.lines()).toEqual([]);
  });

  it('is moved by keys alone, from the row that has the focus', async () => {
    const keys = keysOn(() => page);
    await page.goto(confirmed);
    const row = page.locator('[data-row-link]').first();
    await row.waitFor();
    await row.focus();
    const dialog = page.getByRole('dialog', { name: /^Přesunout objednávku: / });
    // What listens for the key comes just after the list.
    const opened = async () => {
      await page.keyboard.press('m');
      return dialog.isVisible();
    };
    await expect.poll(opened).toBe(true);
    const nearest = dialog.getByRole('button', { name: /^Nejbližší volný/u });
    await nearest.waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Nechat v \d/u);
    expect(await violationsOn(page)).toEqual([]);
    await nearest.press('Enter');
    await dialog.getByRole('button', { name: /^Přesunout na / }).press('Enter');
    await keys.told(/^Objednávka byla přesunuta: .+ → .+\. (Klient|E-mail|SMS)/u).waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(complaints.lines()).toEqual([]);
  });
});
