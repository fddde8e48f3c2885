import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { people } from './support/sign-in.ts';
import { sharedTownOfFile } from './support/town-of-file.ts';

/** The colour that is behind the text: of the nearest part that is not transparent. */
const colourBehind = (one: Locator): Promise<string> =>
  one.evaluate((element) => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/^rgba\(.*, 0\)$/u.test(backgroundColor)) return backgroundColor;
    }
    return '';
  });
const frameOf = (one: Locator): Promise<string> => one.evaluate((element) => getComputedStyle(element).outlineStyle);

const town = await sharedTownOfFile();
const page = await town.signedIn(people.superAdministrator);

describe('in the colours that the system of a person chooses', () => {
  beforeAll(async () => {
    await page.emulateMedia({ forcedColors: 'active' });
  });

  it('the entry of the menu that one is at stands out, and so does the focus on it', async () => {
    await page.goto('/stores/manage');
    const menu = page.getByRole('navigation', { name: 'Hlavní nabídka' });
    const current = menu.locator('[aria-current="page"]');
    await current.waitFor();
    const other = menu.getByRole('link', { name: 'Monitoring' });
    await expect.poll(async () => (await colourBehind(current)) === (await colourBehind(other))).toBe(false);
    await page.keyboard.press('Tab');
    await current.focus();
    await expect.poll(() => frameOf(current)).toBe('solid');
    const outline = () => current.evaluate((element) => getComputedStyle(element).outlineColor);
    await expect.poll(async () => (await outline()) === (await colourBehind(current))).toBe(false);
  });

  it('a row that is chosen stands out', async () => {
    await page.goto('/stores/manage');
    const rows = page.locator('.table__row');
    await rows.first().waitFor();
    await rows.first().getByRole('checkbox').check();
    await page.mouse.move(0, 0);
    await expect.poll(async () => [await frameOf(rows.first()), await frameOf(rows.nth(2))]).toEqual(['solid', 'none']);
  });

  it('the tab that is chosen stands out, in a record and in the right panel', async () => {
    await page.goto('/stores/1');
    const tabs = page.locator('.tabs__tab');
    await tabs.first().waitFor();
    const open = page.locator('.record .tabs__tab[aria-current="page"], .record .tabs__tab[aria-selected="true"]').first();
    await expect.poll(async () => (await colourBehind(open)) === (await colourBehind(tabs.nth(1)))).toBe(false);
    await page.getByRole('button', { name: /^Události a úlohy/u }).click();
    const [chosen, other] = [page.getByRole('tab', { name: 'Události' }), page.getByRole('tab', { name: 'Moje úlohy' })];
    await expect.poll(async () => (await colourBehind(chosen)) === (await colourBehind(other))).toBe(false);
  });

  it('what the keys have come to in the search stands out', async () => {
    await page.goto('/stores/manage');
    await page.getByRole('button', { name: /^Hledat v aplikaci/u }).click();
    const options = page.getByRole('dialog').getByRole('option');
    await options.nth(1).waitFor();
    // The first option is chosen a moment after it is drawn.
    const isSame = async () => (await colourBehind(options.first())) === (await colourBehind(options.nth(1)));
    await expect.poll(isSame).toBe(false);
  });

  it('the state that the home page is narrowed to stands out', async () => {
    await page.goto('/');
    const states = page.locator('.state-summary__state');
    await states.first().click();
    await expect.poll(async () => (await colourBehind(states.first())) === (await colourBehind(states.nth(1)))).toBe(false);
  });
});
