import { beforeAll, describe, expect, it } from 'vitest';
import { keysOn } from './support/keys.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const town = await townOfFile();
const page = await town.signedIn(people.superAdministrator, { width: 1280 });

describe('a name of one endless word', () => {
  const { notice } = keysOn(() => page);
  beforeAll(async () => {
    await rename('/stores/1?tab=office', /^Název/u, 'Pobočka byla uložena.');
    await rename('/stores/employees/1', /^Jméno/u, 'Zaměstnanec byl uložen.');
  });

  async function rename(address: string, label: RegExp, saved: string): Promise<void> {
    await page.goto(address);
    await page.getByRole('textbox', { name: label }).first().fill('W'.repeat(80));
    await page.keyboard.press('Control+s');
    await notice(saved).waitFor();
  }
  /** Texts of the places with content that reaches over their edge, and is not cut off there. */
  const overflowing = (places: string) =>
    page.locator(places).evaluateAll((found) =>
      found
        .filter((place) => {
          const content = document.createRange();
          content.selectNodeContents(place);
          if ([...place.querySelectorAll('*')].some((one) => getComputedStyle(one).textOverflow === 'ellipsis')) return false;
          return content.getBoundingClientRect().right > place.getBoundingClientRect().right + 1;
        })
        .map((place) => place.textContent),
    );
  const isPageWithin = () => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

  it('stays in its cell, on the screen and on paper', async () => {
    await page.goto(`/stores/employees?filter=${encodeURIComponent('{"store_id":1}')}`);
    await page.locator('tbody a').filter({ hasText: 'WWWW' }).first().waitFor();
    await expect.poll(() => overflowing('tbody .table__cell')).toEqual([]);
    await expect.poll(isPageWithin).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => overflowing('tbody .table__cell')).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  });

  it('stays among the facts over a form', async () => {
    await page.goto('/stores/employees?edit=1');
    await page.locator('.record-facts dd').first().waitFor();
    await expect.poll(() => overflowing('.record-facts dd')).toEqual([]);
    await expect.poll(isPageWithin).toBe(true);
  });
});
