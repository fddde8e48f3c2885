import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { people, signIn } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const tiles = 'https://tiles.example.test/';
/** One grey point, which the browser draws as large as it needs. */
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM8c+bMfwAGgALyxgWwKQAAAABJRU5ErkJggg==', 'base64');

const town = await townOfFile({ env: { MAP_TILE_URL: `${tiles}{z}/{x}/{y}.png`, MAP_ATTRIBUTION: '© Zkušební mapa' } });

describe('maps', () => {
  /** A visitor for whom the server of pictures answers, or does not. */
  async function visitor(answers: boolean): Promise<{ readonly page: Page; readonly asked: readonly string[] }> {
    const page = await town.stranger();
    const asked: string[] = [];
    await page.route(`${tiles}**`, (route) => {
      asked.push(route.request().url());
      return answers ? route.fulfill({ contentType: 'image/png', body: picture }) : route.abort();
    });
    await signIn(page, people.superAdministrator);
    return { page, asked };
  }

  it('show stores as marks that keys walk through and open, with the pictures of the configured host', async () => {
    const { page, asked } = await visitor(true);
    await page.goto('/stores');
    const map = page.getByRole('region', { name: 'Mapa poboček' });
    const mark = map.getByRole('button', { name: /^Magistrát – Radnice: / });
    await mark.waitFor();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    // Stores of one street lie over each other; each has its link in the list under the map too (WCAG 2.5.8, Equivalent).
    const crowded = /^target-size .*store-mark/u;
    expect((await violationsOn(page)).filter((line) => !crowded.test(line))).toEqual([]);
    await map.locator('.store-map').focus();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      if (await mark.evaluate((element) => element === document.activeElement)) break;
    }
    expect(await mark.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => pathname === '/stores/1');
  });

  it('give way to the plain list where no picture comes', async () => {
    const { page } = await visitor(false);
    await page.goto('/stores');
    await page.getByText('Mapové podklady se nepodařilo načíst. Všechny pobočky najdete v seznamu.').waitFor();
    await expect.poll(() => page.locator('.store-map').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Magistrát – Radnice', exact: true }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  it('pick the place of a store by a press and by keys, and show it', async () => {
    const { page } = await visitor(true);
    await page.goto('/stores/3?tab=contact');
    const [latitude, longitude] = [
      page.getByRole('textbox', { name: /^Zeměpisná šířka/u }),
      page.getByRole('textbox', { name: /^Zeměpisná délka/u }),
    ];
    const map = page.getByRole('group', { name: 'Mapa s polohou pobočky' });
    await map.locator('.place-mark').waitFor();
    const before = [await latitude.inputValue(), await longitude.inputValue()];
    expect(await violationsOn(page)).toEqual([]);
    await map.click({ position: { x: 60, y: 60 } });
    await expect.poll(() => latitude.inputValue()).not.toBe(before[0]);
    await expect.poll(() => longitude.inputValue()).not.toBe(before[1]);
    const pressed = await latitude.inputValue();
    await map.focus();
    await page.keyboard.press('ArrowDown');
    // The map moves for a quarter of a second: until then its middle is where the store was before.
    const takesMiddle = async (): Promise<string> => {
      await page.getByRole('button', { name: 'Umístit do středu mapy' }).press('Enter');
      return latitude.inputValue();
    };
    await expect.poll(async () => [before[0], pressed].includes(await takesMiddle())).toBe(false);
    const picked = await latitude.inputValue();
    await page.keyboard.press('Control+s');
    await page.getByText('Pobočka byla uložena').first().waitFor();
    await page.reload();
    await map.locator('.place-mark').waitFor();
    await expect.poll(() => latitude.inputValue()).toBe(picked);
  });

  it('show the place of a store in its overview, as a picture that no key stops at', async () => {
    const { page, asked } = await visitor(true);
    await page.goto('/stores/3');
    const shown = page.getByRole('img', { name: /^Mapa: poloha pobočky, / });
    await shown.locator('.place-mark').waitFor();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(await shown.locator('[tabindex], button, a').count()).toBe(0);
    await page.getByText('© Zkušební mapa', { exact: true }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'Upravit kontakt' }).press('Enter');
    await page.waitForURL((url) => url.search === '?tab=contact');
  });

  it('give way to the place in words in the overview where no picture comes', async () => {
    const { page } = await visitor(false);
    await page.goto('/stores/3');
    await page.getByText(/^\d+,\d{5}° s\. š\., \d+,\d{5}° v\. d\. Mapové podklady/u).waitFor();
    await expect.poll(() => page.locator('.place-shown').isVisible()).toBe(false);
  });
});
