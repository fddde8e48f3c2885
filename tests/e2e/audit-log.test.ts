import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { keysOn } from './support/keys.ts';
import { listedRows } from './support/listed-rows.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

async function expireOrders(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query("update orders set state = 'expired' where state = 'unconfirmed'");
  await client.end();
}

// Orders that no one confirmed expire while the town runs, and would be among the newest entries.
const town = await townOfFile({ prepare: expireOrders });
const page = await town.visitor(people.superAdministrator);
const complaints = watch(page, town.origin);

describe('the audit log', () => {
  const { press, enter, openFirstRow, tick } = keysOn(() => page);
  const save = async (notice: string): Promise<void> => {
    await page.keyboard.press('Control+s');
    await page.getByText(notice).first().waitFor();
  };

  /** Texts of the newest rows, by the name of the column. */
  async function newest(count: number): Promise<readonly Readonly<Record<string, string>>[]> {
    await page.goto('/settings/audit-log');
    // The rows, not the marks of their places.
    await page
      .locator('tbody [data-row-link]')
      .nth(count - 1)
      .waitFor();
    const heads = await page.locator('thead th').allInnerTexts();
    const rows = await listedRows(page).all();
    return Promise.all(
      rows.slice(0, count).map(async (row) => {
        const texts = await row.locator('th, td').allInnerTexts();
        return Object.fromEntries(texts.map((text, place) => [heads[place]?.trim() ?? '', text.trim()]));
      }),
    );
  }

  it('names a creation, an edit and a deletion of a region in Czech, newest first, under one number', async () => {
    await page.goto('/stores/regions/create');
    const name = page.getByRole('textbox', { name: /^Název/u });
    await name.waitFor();
    await enter(/^Název/u, 'Zkušební čtvrť');
    await save('Region byl vytvořen');
    await page.waitForURL((url) => /^\/stores\/regions\/\d+$/u.test(url.pathname));
    await page.getByRole('heading', { level: 1, name: 'Zkušební čtvrť' }).waitFor();
    const id = page.url().split('/').at(-1) ?? '';
    await enter(/^Název/u, 'Zkušební čtvrť 2');
    await save('Region byl uložen');
    await press('Další');
    await press('Smazat');
    await page.getByRole('dialog').waitFor();
    await press('Smazat');
    await page.getByText('Region byl smazán').first().waitFor();

    // Names of records come after their rows.
    const logged = async () => (await newest(3)).map((row) => [row['Co udělal'], row['Čeho se to týká'], row['Záznam']]);
    await expect.poll(logged).toEqual([
      ['Smazání', 'Region', `#${id}`],
      ['Úprava', 'Region', `#${id}`],
      ['Vytvoření', 'Region', `#${id}`],
    ]);
  });

  it('is filtered, and tells it on the page of an entry too, by keys alone and without a barrier', async () => {
    await newest(1);
    await press('Co udělal');
    await tick('Smazání');
    await expect.poll(() => listedRows(page).count()).toBe(1);
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await openFirstRow();
    await page.getByRole('heading', { level: 1, name: 'Smazání' }).waitFor();
    await page.getByText('Smazání', { exact: true }).first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(complaints.lines()).toEqual([]);
  });
});
