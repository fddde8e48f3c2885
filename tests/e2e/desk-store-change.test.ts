import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { type Complaints, watch } from './support/console-errors.ts';
import { people } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

const removedNote = 'Výběr patřil jiné pobočce, proto jsme ho odebrali. Vyberte nový.';

describe('a new desk whose store is changed', () => {
  let town: OpenTown;
  let page: Page;
  let complaints: Complaints;
  const services = () => page.getByRole('combobox', { name: /^Činnosti/u });
  const picked = () => page.getByRole('list', { name: 'Činnosti' }).getByRole('listitem');
  const note = () => page.getByRole('status').filter({ hasText: removedNote });

  beforeAll(async () => {
    town = await openTown();
    page = await town.visitor(people.superAdministrator);
    complaints = watch(page, town.origin);
  });
  afterAll(() => town.close());

  async function chooseStore(name: string): Promise<void> {
    const store = page.getByRole('combobox', { name: /^Pobočka/u });
    await store.click();
    await store.pressSequentially(name);
    await page.getByRole('option', { name }).first().click();
    await expect.poll(() => store.inputValue()).toContain(name);
  }

  /** Picks one of the services on offer; gives what it is called. */
  async function pickService(place: number): Promise<string> {
    await services().click();
    const option = page.getByRole('listbox', { name: 'Činnosti' }).getByRole('option').nth(place);
    await option.waitFor();
    await expect.poll(() => option.getAttribute('aria-disabled')).toBe(null);
    const name = (await option.locator('.combobox__label').innerText()).trim();
    await option.click();
    await picked().filter({ hasText: name }).waitFor();
    return name;
  }

  it('offers no services before a store is chosen', async () => {
    await page.goto('/stores/desks/create');
    await services().waitFor();
    expect(await services().isDisabled()).toBe(true);
  });

  it('keeps the chosen services while the store stays', async () => {
    await chooseStore('Radnice');
    await page.getByRole('textbox', { name: /^Číslo/u }).fill('901');
    await page.getByRole('textbox', { name: /^Název/u }).fill('Zkušební přepážka');
    await pickService(0);
    await pickService(1);
    await chooseStore('Radnice');
    expect(await picked().count()).toBe(2);
    expect(await note().count()).toBe(0);
  });

  it('loses them with its store, says so, and keeps the rest', async () => {
    await chooseStore('Odbor dopravy');
    await expect.poll(() => picked().count()).toBe(0);
    await note().waitFor();
    expect(await page.getByRole('textbox', { name: /^Název/u }).inputValue()).toBe('Zkušební přepážka');
    expect(await violationsOn(page)).toEqual([]);
  });

  it('is saved with services of its last store alone', async () => {
    await pickService(0);
    await expect.poll(() => note().count()).toBe(0);
    const saving = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/central/desks'));
    await page.getByRole('button', { name: 'Uložit' }).click();
    const saved = await saving;
    expect(saved.status()).toBe(201);
    const desk = await saved.json();
    expect(desk.service_ids).toHaveLength(1);
    const headers = { authorization: (await saved.request().allHeaders())['authorization'] ?? '' };
    const service = await page.request.get(`/central/services/${desk.service_ids[0]}`, { headers });
    expect((await service.json()).store_id).toBe(desk.store_id);
    expect(complaints.lines()).toEqual([]);
  });
});
