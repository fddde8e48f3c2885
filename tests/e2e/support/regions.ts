import type { Page } from 'playwright-core';
import { listedRows } from './listed-rows.ts';

/** Makes a region through its form. */
export async function makeRegion(page: Page, name: string): Promise<void> {
  await page.goto('/stores/regions/create');
  await page.getByRole('textbox', { name: /název/iu }).fill(name);
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { level: 1, name: new RegExp(name, 'u') }).waitFor();
}

/** Makes three regions that nothing refers to: Hromadný jedna, Hromadný dva and Hromadný tři. */
export async function makeThreeRegions(page: Page): Promise<void> {
  for (const name of ['Hromadný jedna', 'Hromadný dva', 'Hromadný tři']) await makeRegion(page, name);
}

/** Opens the list of regions, in which the three are. */
export async function openThreeRegions(page: Page): Promise<void> {
  await page.goto('/stores/settings');
  await listedRows(page).filter({ hasText: 'Hromadný jedna' }).waitFor();
}
