import { beforeAll, describe, expect, it } from 'vitest';
import { listedRows } from './support/listed-rows.ts';
import { allOrders } from './support/lists.ts';
import { people } from './support/sign-in.ts';
import { sharedTownOfFile } from './support/town-of-file.ts';

const town = await sharedTownOfFile();
const page = await town.visitor(people.superAdministrator);

describe('what a list asks of the server', () => {
  const asked: string[] = [];
  beforeAll(async () => {
    // An order of the town that expires meanwhile would be read again.
    await page.route('**/central/live**', () => undefined);
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/central\/(?:orders|stores|services)/u.test(pathname)) asked.push(`${pathname} ${request.postData() ?? ''}`);
    });
  });

  /** Texts of the rows, once the names of stores and services are in them. */
  const rows = async (): Promise<readonly string[]> => {
    await listedRows(page).nth(24).waitFor();
    await page.locator('tbody .skeleton').first().waitFor({ state: 'detached' });
    return listedRows(page).allInnerTexts();
  };

  it('is one question for the rows and the names in them', async () => {
    await page.goto(allOrders);
    expect((await rows()).join(' ')).not.toMatch(/#\d/u);
    expect(asked).toEqual([expect.stringContaining('prefetch')]);
  });

  it('goes on by the place of the last row, by keyboard too', async () => {
    const first = await rows();
    asked.length = 0;
    await page.getByRole('button', { name: 'Další stránka' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/page=2/u);
    await expect.poll(async () => (await rows())[0], { timeout: 20_000 }).not.toBe(first[0]);
    const second = await rows();
    expect(asked.filter((address) => address.startsWith('/central/orders'))).toHaveLength(1);
    expect(asked[0]).toContain('"after":');
    expect(second.filter((row) => first.includes(row))).toEqual([]);
  });
});
