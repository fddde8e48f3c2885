import { Client } from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { type Complaints, watch } from './support/console-errors.ts';
import { keysOn } from './support/keys.ts';
import { listedRows } from './support/listed-rows.ts';
import { people } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

async function expireOrders(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query("update orders set state = 'expired' where state = 'unconfirmed'");
  await client.end();
}

describe('the audit log', () => {
  let town: OpenTown;
  let page: Page;
  let complaints: Complaints;
  beforeAll(async () => {
    // Orders that nobody confirmed expire while the town runs, and would stand among the newest entries.
    town = await openTown({ prepare: expireOrders });
    page = await town.visitor(people.superAdministrator);
    complaints = watch(page, town.origin);
  });
  afterAll(() => town.close());

  const { press, enter, openFirstRow, tick } = keysOn(() => page);
  const save = async (told: string): Promise<void> => {
    await page.keyboard.press('Control+s');
    await page.getByText(told).first().waitFor();
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
    const id = page.url().split('/').at(-1) ?? '';
    await enter(/^Název/u, 'Zkušební čtvrť 2');
    await save('Region byl uložen');
    await press('Další');
    await press('Smazat');
    await page.getByRole('dialog').waitFor();
    await press('Smazat');
    await page.getByText('Region byl smazán').first().waitFor();

    // Names of records come after their rows.
    const told = async () => (await newest(3)).map((row) => [row['Co udělal'], row['Čeho se to týká'], row['Záznam']]);
    await expect.poll(told).toEqual([
      ['Smazání', 'Region', `#${id}`],
      ['Úprava', 'Region', `#${id}`],
      ['Vytvoření', 'Region', `#${id}`],
    ]);
  });

  it('names an entity of two words, and one that there is only one of', async () => {
    await page.goto('/web-orders/email-blacklist/add');
    await page.getByRole('textbox', { name: /^E-mail nebo doména/u }).fill('zkouska.example');
    await save('Blokovaný e-mail byl vytvořen');
    await page.goto('/settings/password-policy');
    await page.getByRole('textbox', { name: /^Minimální délka hesla(?! hlavního)/u }).fill('13');
    await save('Zásady hesel byly uloženy');

    const rows = await newest(2);
    expect(rows.map((row) => [row['Co udělal'], row['Čeho se to týká']])).toEqual([
      ['Úprava', 'Zásady hesel'],
      ['Vytvoření', 'Blokovaný e-mail'],
    ]);
  });

  it('names what happened to an account, which concerns no entity', async () => {
    const other = await town.signedIn(people.guest);
    await other.goto('/auth/sign-out');
    await other.getByText('Jste odhlášeni.').waitFor();
    const keys = keysOn(() => other);
    await keys.press('Přihlásit se znovu');
    await keys.enter(/^E-mail/u, people.guest);
    await keys.enter(/^Heslo/u, 'něco jiného');
    await other.keyboard.press('Enter');
    await other.getByRole('alert').first().waitFor();

    const rows = await newest(3);
    expect(rows.map((row) => row['Co udělal'])).toEqual(['Nezdařené přihlášení', 'Odhlášení', 'Přihlášení']);
    for (const row of rows) expect(row['Čeho se to týká']).toContain('nevyplněno');
  });

  it('is filtered, and tells it on the page of an entry too, by keys alone and without a barrier', async () => {
    await newest(1);
    await press('Co udělal');
    await tick('Nezdařené přihlášení');
    await expect.poll(() => listedRows(page).count()).toBe(1);
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await openFirstRow();
    await page.getByRole('heading', { level: 1, name: 'Nezdařené přihlášení' }).waitFor();
    await page.getByText('Nezdařené přihlášení', { exact: true }).first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(complaints.lines()).toEqual([]);
  });
});
