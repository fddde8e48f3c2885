import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { countedKeys } from './support/counted-keys.ts';
import { confirmedOrders } from './support/lists.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const shownSlot = /^(?:po|út|st|čt|pá|so|ne) \d+\. \d+\.(?: \d{4})? \d+:\d\d$/u;

/** Opens the bar and fills in an order of a new caller, as far as the press that makes it. */
async function aCall(console: Page, number: string, name: string): Promise<Locator> {
  await console.keyboard.press('F2');
  const bar = console.getByRole('dialog', { name: 'Klient volá' });
  await bar.waitFor();
  await console.keyboard.type(number);
  await bar.getByText('Nikdo takový zatím objednávku nemá.').waitFor();
  await bar.getByLabel('Činnost').focus();
  await console.keyboard.type('ov');
  await expect.poll(() => bar.getByLabel('Termín').inputValue()).not.toBe('');
  await bar.getByLabel('Jméno', { exact: true }).fill(name);
  return bar;
}

const town = await townOfFile();
const page = await town.signedIn(people.operatorOfStoreOne, { width: 1280, height: 800 });

describe('a client on the telephone', () => {
  beforeAll(async () => {
    await page.goto('/web-orders/manage-orders');
    await page.getByRole('button', { name: 'Klient volá' }).waitFor();
  });

  it('is ordered in 9 keys beside the number and the name, and is read the time and the PIN', async () => {
    const { press, count } = countedKeys(page);
    await press('F2');
    const bar = page.getByRole('dialog', { name: 'Klient volá' });
    await bar.waitFor();
    await page.keyboard.type('603 555 712');
    await bar.getByText('Nikdo takový zatím objednávku nemá.').waitFor();
    await press('Tab', 'o', 'v');
    await expect.poll(() => bar.getByLabel('Termín').inputValue()).not.toBe('');
    await press('Tab', 'ArrowDown', 'Tab');
    await page.keyboard.type('Matoušková Michaela');
    expect(await bar.getByLabel('Telefon', { exact: true }).inputValue()).toBe('603 555 712');
    await press('Control+Enter');
    await bar.getByText('Objednáno: Matoušková Michaela, ').waitFor();
    await expect
      .poll(() => bar.locator('.read-aloud__sentence').innerText())
      .toMatch(/^\p{Lu}\p{L}+ \d+\. \p{L}+ .*ve? \d+ hod.*, PIN (?:\p{L}+ ){2}\p{L}+, /u);
    expect(await violationsOn(page)).toEqual([]);
    await press('Enter');
    await bar.waitFor({ state: 'detached' });
    expect(count()).toBe(9);
  });

  it('is moved in 5 keys beside the number; a second order of one matter is said before it is made', async () => {
    const { press, count } = countedKeys(page);
    await press('F2');
    const bar = page.getByRole('dialog', { name: 'Klient volá' });
    await page.keyboard.type('603555712');
    const slot = bar.getByRole('link', { name: shownSlot });
    await slot.waitFor();
    const before = await slot.innerText();
    expect(await violationsOn(page)).toEqual([]);
    await press('ArrowDown', 'm');
    const nearest = page.getByRole('button', { name: /^Nejbližší volný/u });
    await expect.poll(() => nearest.evaluate((one) => one === document.activeElement)).toBe(true);
    await press('Enter', 'Control+Enter');
    await expect.poll(() => slot.innerText()).not.toBe(before);
    expect(count()).toBe(5);
    await bar.getByLabel('Činnost').focus();
    await page.keyboard.type('ov');
    await bar.getByText(/Na činnost .* už objednávku má: /u).waitFor();
    // The nearest time can be the one that the order already has.
    await bar.getByLabel('Termín').press('End');
    await bar.getByRole('button', { name: /^Přesunout ji na/u }).waitFor();
    await page.keyboard.press('Control+Enter');
    const stillValid = bar.getByText(/^Objednávka .* platí dál\./u);
    await stillValid.waitFor();
    const cancels = bar.getByRole('button', { name: /^Zrušit objednávku/u });
    await cancels.press('Enter');
    const question = page.getByRole('dialog').last();
    await question.getByRole('textbox').first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    expect(await stillValid.isVisible()).toBe(true);
    await bar.getByRole('button', { name: 'Hotovo' }).press('Enter');
    await bar.waitFor({ state: 'detached' });
  });

  it('is found by two clerks at once: the second is told before another order is made', async () => {
    const other = await town.signedIn(people.operatorOfStoreOne, { width: 1280, height: 800 });
    // Without the stream of changes: the second clerk learns of the first one's order by pressing.
    await other.route('**/central/live*', (route) => route.abort());
    await other.goto('/web-orders/manage-orders');
    await other.getByRole('button', { name: 'Klient volá' }).waitFor();
    const bars = await Promise.all([page, other].map((console) => aCall(console, '603 555 733', 'Kadlec Otakar')));
    await page.keyboard.press('Control+Enter');
    await bars[0]?.getByText('Objednáno: Kadlec Otakar, ').waitFor();
    await other.keyboard.press('Control+Enter');
    await bars[1]
      ?.getByRole('alert')
      .getByText(/^Na činnost .* už objednávku má: /u)
      .waitFor();
    expect(await bars[1]?.getByText('Objednáno: ').count()).toBe(0);
    await other.close();
    await bars[0]?.getByRole('button', { name: 'Hotovo' }).press('Enter');
    await bars[0]?.waitFor({ state: 'detached' });
  });

  it('keeps what was typed of the call while the bar is closed, and what stands in a dialog under it', async () => {
    await page.keyboard.press('F2');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('603555712');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.locator('input[role="combobox"]').fill('rozepsané');
    await page.keyboard.press('F2');
    const bar = page.getByRole('dialog', { name: 'Klient volá' });
    await bar.waitFor();
    expect(await bar.getByRole('textbox', { name: 'Telefon, jméno nebo PIN' }).inputValue()).toBe('603555712');
    await page.keyboard.press('Escape');
    await bar.waitFor({ state: 'detached' });
    expect(await page.locator('input[role="combobox"]').inputValue()).toBe('rozepsané');
    await page.keyboard.press('Escape');
  });

  it('opens over a question and over a form with unsaved text: both are as they were, and leaving them is asked about', async () => {
    await page.goto(confirmedOrders);
    await page.locator('[data-step="cancel"]').first().waitFor({ state: 'attached' });
    // What opens by F2 comes after the list on a busy machine.
    await page.getByRole('button', { name: /^Klient volá/u }).waitFor();
    const bar = page.getByRole('dialog', { name: 'Klient volá' });
    const call = async (): Promise<void> => {
      await page.keyboard.press('F2');
      await bar.waitFor();
      await page.keyboard.type('603555712');
      await bar.getByRole('link', { name: shownSlot }).first().waitFor();
    };
    await page.keyboard.press('j');
    await page.keyboard.press('z');
    const reason = page.getByRole('dialog', { name: /^Zrušit objednávku/u }).getByRole('textbox', { name: /^Důvod zrušení/u });
    await reason.fill('Paní volala, že');
    await call();
    await page.keyboard.press('Escape');
    await bar.waitFor({ state: 'detached' });
    expect(await reason.inputValue()).toBe('Paní volala, že');
    expect(await reason.evaluate((one) => one === document.activeElement)).toBe(true);
    // What was typed in a question is not lost by one key either.
    await page.keyboard.press('Escape');
    await page.getByRole('alert').filter({ hasText: 'Napsaný text by se zavřením ztratil.' }).waitFor();
    const isInSight = (one: Element): boolean => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    expect(await reason.evaluate(isInSight)).toBe(true);
    expect(await reason.inputValue()).toBe('Paní volala, že');
    await page.keyboard.press('Escape');
    await reason.waitFor({ state: 'detached' });
    await page.keyboard.press('e');
    const note = page.locator('section[role="dialog"]').getByRole('textbox', { name: /^Poznámka/u });
    await note.fill('Přijde s kočárkem');
    await call();
    await bar.getByRole('link', { name: shownSlot }).first().press('Enter');
    const question = page.getByRole('dialog', { name: 'Odejít bez uložení?' });
    await question.getByRole('button', { name: 'Zůstat' }).press('Enter');
    await question.waitFor({ state: 'detached' });
    expect(await note.inputValue()).toBe('Přijde s kočárkem');
  });
});
