import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { keysOn } from './support/keys.ts';
import { listedRows } from './support/listed-rows.ts';
import { people } from './support/sign-in.ts';
import { sharedTownOfFile } from './support/town-of-file.ts';

const town = await sharedTownOfFile();
const page = await town.visitor(people.administrator, { width: 1280 });
const complaints = watch(page, town.origin);

describe('the chosen store', () => {
  const { notice } = keysOn(() => page);

  const switcher = () => page.getByRole('button', { name: /^Výběr pobočky: / });
  const chip = () => page.getByRole('button', { name: 'Odebrat filtr Pobočka' });
  const choose = async (typed: string, name: string): Promise<void> => {
    await switcher().press('Enter');
    await page.getByRole('combobox', { name: /^Najít pobočku/u }).waitFor();
    await page.keyboard.type(typed);
    await page.getByRole('dialog').getByRole('option', { name }).first().waitFor();
    await expect.poll(() => page.getByRole('dialog').getByRole('option').count()).toBeLessThan(4);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => switcher().innerText()).toContain(name);
  };

  it('is found by typing, stands in the address and narrows a list by a filter that can be taken off', async () => {
    await page.goto('/stores/desks');
    await listedRows(page).first().waitFor();
    expect(await chip().count()).toBe(0);
    await choose('magistrat radnice', 'Radnice');
    await page.waitForURL(/store=\d+/u);
    await chip().waitFor();
    const stores = listedRows(page).getByText(/^(?:Magistrát|Úřad|Centrum|Kontaktní)/u);
    await expect.poll(async () => [...new Set(await stores.allInnerTexts())]).toEqual(['Magistrát – Radnice']);
    expect(await violationsOn(page)).toEqual([]);
    await chip().click();
    await expect.poll(() => chip().count()).toBe(0);
    await page.goto('/web-orders/manage-orders');
    await chip().waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('store')).toMatch(/^\d+$/u);
  });

  it('begins a new record with it, follows the person to another browser and gives way to a link', async () => {
    await page.goto('/stores/desks/create');
    await expect.poll(() => page.getByRole('combobox', { name: /^Pobočka/u }).inputValue()).toMatch(/Radnice/u);
    const elsewhere = await town.visitor(people.administrator, { width: 1280 });
    await elsewhere.getByRole('button', { name: /^Výběr pobočky: .*Radnice/u }).waitFor();
    await elsewhere.goto('/web-orders/manage-orders?store=all');
    await elsewhere.getByRole('button', { name: 'Výběr pobočky: Všechny pobočky' }).waitFor();
    await elsewhere.close();
  });

  it('changes over what is typed, which stays', async () => {
    await page.goto('/stores/desks/create');
    const label = page.getByRole('textbox', { name: /^Název/u });
    await label.fill('Rozepsaná přepážka');
    await choose('podhradi', 'Podhradí');
    expect(await label.inputValue()).toBe('Rozepsaná přepážka');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('is all of them, with a word about it, where the one in the address is no more', async () => {
    await page.goto('/settings/devices?store=999999');
    await notice(/Vybraná pobočka už neexistuje/u).waitFor();
    await page.getByRole('button', { name: 'Výběr pobočky: Všechny pobočky' }).waitFor();
  });

  it('is fixed where the person has one', async () => {
    const operator = await town.visitor(people.operatorOfStoreOne, { width: 1280 });
    await operator.locator('.store-switcher--fixed').waitFor();
    expect(await operator.getByRole('button', { name: /^Výběr pobočky/u }).count()).toBe(0);
    await operator.close();
  });

  it('is a sheet on a phone', async () => {
    const phone = await town.visitor(people.administrator, { width: 400 });
    await phone.getByRole('button', { name: /^Výběr pobočky: / }).click();
    await phone.getByRole('option').first().waitFor();
    const sheet = await phone.locator('.store-picker').boundingBox();
    const option = await phone.getByRole('option').nth(1).boundingBox();
    expect(sheet?.width).toBe(400);
    expect(option?.height).toBeGreaterThanOrEqual(44);
    expect(await violationsOn(phone)).toEqual([]);
    await phone.close();
  });

  it('leaves nothing to complain of', () => {
    expect(complaints.lines()).toEqual([]);
  });
});
