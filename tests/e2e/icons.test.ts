import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { people } from './support/sign-in.ts';
import { sharedTownOfFile } from './support/town-of-file.ts';

const town = await sharedTownOfFile();

/** How many icons are there, and what those without a drawing refer to. */
const iconsOn = (page: Page) =>
  page.evaluate(() => {
    const uses = [...document.querySelectorAll<SVGUseElement>('svg.icon use')];
    return { count: uses.length, missing: uses.filter((use) => use.getBBox().width === 0).map((use) => use.getAttribute('href')) };
  });

describe('icons', () => {
  it('are drawn on the page of signing in, out of one image that is asked for once', async () => {
    const page = await town.stranger();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/icons-[^/]*\.svg$/u.test(request.url())) asked.push(request.url());
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Zobrazit heslo' }).waitFor();
    await expect.poll(() => iconsOn(page)).toEqual({ count: 1, missing: [] });
    expect(asked).toHaveLength(1);
  });

  it('are drawn wherever they stand in a list', async () => {
    const page = await town.signedIn(people.superAdministrator);
    await page.goto('/stores/manage');
    await page.locator('[data-row-link]').first().waitFor();
    await expect.poll(async () => (await iconsOn(page)).missing).toEqual([]);
    await expect.poll(async () => (await iconsOn(page)).count).toBeGreaterThan(30);
  });
});
