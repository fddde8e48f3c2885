import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { people } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

describe('watching over stores', () => {
  let town: OpenTown;
  beforeAll(async () => {
    town = await openTown();
  });
  afterAll(() => town.close());

  it('shows trouble first and leads from a store to its page and to its outages, by keyboard alone', async () => {
    const page = await town.signedIn(people.superAdministrator);
    await page.goto(`${town.origin}/stores/monitoring?state=silent`);
    const first = page.getByRole('article').first();
    await first.waitFor();
    expect(await first.getByText('Nekomunikuje', { exact: true }).count()).toBe(1);
    expect(await violationsOn(page)).toEqual([]);
    const asked = page.waitForRequest(
      (request) => request.url().endsWith('/outages/query') && /"filter":\{"store_id"/u.test(request.postData() ?? ''),
    );
    await first.getByRole('link', { name: /^Záznam výpadků/u }).press('Enter');
    await page.waitForURL(({ pathname, search }) => pathname === '/stores/outages' && search.includes('store_id'));
    await asked;
    await page.getByRole('heading', { level: 1, name: 'Výpadky' }).waitFor();
    await page.goBack();
    await page.getByRole('article').first().getByRole('heading', { level: 2 }).getByRole('link').press('Enter');
    await page.waitForURL(({ pathname }) => /^\/stores\/\d+$/u.test(pathname));
  });

  it('counts stores by state and lists them by region, each a link, with no map where none is configured', async () => {
    const page = await town.signedIn(people.superAdministrator);
    await page.goto(`${town.origin}/stores`);
    const counts = page.getByRole('navigation', { name: 'Pobočky podle stavu' });
    await counts.waitFor();
    const told = await counts.locator('strong').allTextContents();
    const listed = await page.locator('.region-card li').count();
    expect(told.reduce((sum, count) => sum + Number(count), 0)).toBe(listed);
    expect(await violationsOn(page)).toEqual([]);
    await counts.getByRole('link', { name: /Nekomunikuje/u }).press('Enter');
    await page.waitForURL(({ pathname, search }) => pathname === '/stores/monitoring' && search === '?state=silent');
  });

  it('fills the wall, is left by Escape, and gives the focus back', async () => {
    const page = await town.signedIn(people.operatorOfStoreOne);
    await page.goto(`${town.origin}/stores/monitoring?wall`);
    const wall = page.getByRole('dialog', { name: 'Monitoring' });
    await wall.getByRole('article').waitFor();
    expect(await page.getByRole('article').count()).toBe(1);
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => wall.count()).toBe(0);
    await expect.poll(() => new URL(page.url()).search).toBe('');
    const enter = page.getByRole('button', { name: 'Nástěnný režim' });
    await enter.press('Enter');
    await wall.waitFor();
    await wall.getByRole('button', { name: 'Opustit nástěnný režim' }).press('Enter');
    await expect.poll(() => enter.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
