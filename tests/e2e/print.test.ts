import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

/** An A4 sheet between its margins of 12 mm, in CSS pixels. */
const sheet = { width: 703, height: 1032 };

describe('on paper', () => {
  let town: OpenTown;
  beforeAll(async () => {
    town = await openTown();
  });
  afterAll(() => town.close());

  it('a filtered list stands light, whole and without what only a screen can do', async () => {
    const page = await town.signedIn(people.superAdministrator, { dark: true });
    await page.goto(`/settings/users?filter=${encodeURIComponent('{"role":"operator","q":"mesto"}')}`);
    await page.locator('[data-row-link]').first().waitFor();
    const rows = await page.locator('[data-row-link]').count();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('a-dark');
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(sheet);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('a-light');
    // The heads of columns say how they are sorted; no other button is left.
    expect(await page.locator('button:visible:not(.table__sort)').allTextContents()).toEqual([]);
    expect(await page.getByText('Role:').isVisible()).toBe(true);
    expect(await page.getByRole('searchbox').inputValue()).toBe('mesto');
    expect(await page.getByRole('searchbox').isVisible()).toBe(true);
    expect(await page.locator('tbody .table__row:visible').count()).toBe(rows);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('a-dark');
  });

  it('a record stands with its values and its heading', async () => {
    const page = await town.signedIn(people.superAdministrator);
    await page.goto('/stores/1?tab=office');
    await page.getByRole('textbox', { name: /^Název/u }).waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(sheet);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.getByRole('textbox', { name: /^Název/u }).isVisible()).toBe(true);
    for (const part of ['.header', '.shell__aside', '.footer']) expect(await page.locator(part).isVisible()).toBe(false);
  });
});
