import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { people } from './support/sign-in.ts';
import { type OpenTown, openSharedTown } from './support/visitors.ts';

describe('planning of desks', () => {
  let town: OpenTown;
  beforeAll(async () => {
    town = await openSharedTown();
  });
  afterAll(() => town.close());

  it('leads a head of an office by keys from last month to the desks of a coming day, and onto paper', async () => {
    const page = await town.signedIn(people.superAdministrator);
    await page.goto('/statistics?stores=1');
    await page.getByRole('link', { name: 'Plánovat přepážky' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Plánování přepážek' }).waitFor();
    const days = page.getByRole('navigation', { name: 'Dny' }).getByRole('link');
    await expect.poll(() => days.count()).toBe(14);
    // The second week: it has a day with clients, whatever weekday it is today.
    const open = days.filter({ hasText: /\d+.*(?:chybí|stačí)/u }).last();
    const name = (await open.locator('strong').innerText()).replace(/^\S+ /u, '');
    await open.press('Enter');
    await expect.poll(() => page.getByRole('heading', { level: 2, name }).count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('day')).toMatch(/^\d{4}-\d\d-\d\d$/u);
    const needed = page.getByRole('row', { name: /^Potřeba přepážek/u }).getByRole('cell');
    const before = (await needed.allTextContents()).map(Number);
    expect(before.every((count) => count > 0)).toBe(true);
    await page.getByRole('button', { name: /^Cíl/u }).press('Enter');
    await page.getByRole('radio', { name: 'do 1 min', exact: true }).press('Space');
    await expect
      .poll(async () => (await needed.allTextContents()).reduce((sum, text) => sum + Number(text), 0))
      .toBeGreaterThan(before.reduce((sum, count) => sum + count, 0));
    await page.keyboard.press('Escape');
    expect(await violationsOn(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false);
    await expect.poll(() => page.getByRole('table', { name: /Klienti a přepážky/u }).isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('button', { name: 'Vytisknout' }).isVisible()).toBe(false);
  });

  it('fits a phone, and says in words what it does not know', async () => {
    const page = await town.signedIn(people.superAdministrator, { width: 400 });
    await page.goto('/statistics/planning?stores=12');
    await page.getByRole('navigation', { name: 'Dny' }).waitFor();
    await page
      .getByRole('link', { name: /bez lístků/u })
      .first()
      .press('Enter');
    await page.getByText('Pobočka zatím neohlásila žádný lístek').waitFor();
    await page.getByText('zatím nikdo nebyl obsloužen').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    expect(await violationsOn(page)).toEqual([]);
    await page.goto('/statistics/planning?stores=999&day=2001-01-01');
    await page.getByText('Pobočka č. 999 není ve vašem dosahu. Vyberte jinou.').waitFor();
    await page.goto('/statistics/planning?stores=1&day=2001-01-01');
    await page.getByText('Na tento den předpověď nesahá.').waitFor();
  });
});
