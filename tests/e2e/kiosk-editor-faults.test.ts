import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { keysOn } from './support/keys.ts';
import { demonstrationPassword, people } from './support/sign-in.ts';
import { townAndDatabaseOfFile } from './support/town-of-file.ts';

const pages = '/touch-screens/1/pages/1';

const town = await townAndDatabaseOfFile();
const page = await town.visitor(people.superAdministrator, { width: 1440, height: 900 });

describe('the editor of the pages of a kiosk, by keys alone', () => {
  const { notice, tabTo, press, enter } = keysOn(() => page);
  const state = () => page.locator('.kiosk-editor__state');
  const check = () => page.getByRole('region', { name: 'Kontrola' });
  const chosen = () => page.locator('.kiosk-box--chosen');
  /** The cursor is in the field. */
  const isIn = (field: string) =>
    expect.poll(() => page.getByLabel(field, { exact: true }).evaluate((one) => one === document.activeElement)).toBe(true);
  const firstBox = async (): Promise<string> => {
    const name = await page.locator('[data-box][tabindex="0"]').getAttribute('aria-label');
    return name ?? '';
  };
  const undoAll = async (): Promise<void> => {
    await page.locator('[data-box]').first().focus();
    while (await page.getByRole('button', { name: 'Zpět (Ctrl+Z)' }).isEnabled()) await page.keyboard.press('Control+z');
  };

  it('begins with a layout, moves a button, changes its text and saves', async () => {
    await page.goto(`${pages}?start`);
    await page.getByRole('heading', { level: 1, name: 'Nový kiosek: čím začít' }).waitFor();
    // Tab comes to the chosen layout of all; arrows choose another.
    const layout = page.locator('input[name="layout"]:focus');
    for (let steps = 0; steps < 160 && (await layout.count()) === 0; steps += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.locator('[data-box]').first().waitFor();
    await tabTo(await firstBox());
    await page.keyboard.press('ArrowDown');
    await enter('Text česky', 'Vše o dokladech');
    await page.getByRole('button', { name: 'Vše o dokladech', exact: true }).first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await press('Uložit');
    await notice(/jsou uložené/u).waitFor();
    await expect.poll(() => state().textContent()).toBe('Vše je uloženo');
  });

  it('is told which buttons lost their page, and comes to each', async () => {
    await page.goto(pages);
    await page.locator('[data-box]').first().waitFor();
    await press(/^Doklady/u);
    await page.getByRole('heading', { level: 2, name: 'Stránka Doklady' }).waitFor();
    // On its way Tab chooses a button of the stage; Escape leads back to the fields of the page.
    await tabTo((await page.locator('[data-box][tabindex="0"]').getAttribute('aria-label')) ?? '');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Odstranit stránku' }).waitFor();
    await press('Odstranit stránku');
    // The page before is shown first: it takes the choice away.
    await page.getByRole('heading', { level: 2, name: /^Stránka Úvodní/u }).waitFor();
    await expect.poll(() => state().textContent()).toContain('Uložit půjde po opravě');
    await press(/chybí cílová stránka/u);
    await expect.poll(() => chosen().count()).toBe(1);
    await expect.poll(() => page.getByLabel('Cílová stránka').inputValue()).toBe('');
    await isIn('Cílová stránka');
    await undoAll();
  });

  it('is told of a button outside of the page and of a text of 200 signs, and comes to them', async () => {
    await page.goto(pages);
    await page.locator('[data-box]').first().waitFor();
    await tabTo(await firstBox());
    await enter('Zleva (px)', '1270');
    await page.keyboard.press('Enter');
    await press(/přesahuje okraj stránky/u);
    await expect.poll(() => chosen().count()).toBe(1);
    await isIn('Zleva (px)');
    await undoAll();
    await enter('Text česky', 'Velmi dlouhý text '.repeat(12).slice(0, 200));
    await press(/text přesahuje o \d+ px/u);
    await expect.poll(() => chosen().count()).toBe(1);
    await isIn('Text česky');
    expect(await check().textContent()).toContain('upozornění');
    await undoAll();
  });

  it('is told of services that were deleted, kept in reserve, hidden or renamed under their buttons, and comes to each', async () => {
    await page.goto(pages);
    await page.locator('[data-box]').first().waitFor();
    const { rows } = await town.database.query<{ id: number; text: string }>(
      `select (button ->> 'service_id')::int as id, button #>> '{looks,active,text,cs}' as text from kiosk_designs, jsonb_array_elements(pages -> 'pages') page,
       jsonb_array_elements(page -> 'buttons') button
       where touch_screen_id = 1 and deleted_at is null and button ->> 'function' = 'ticket' and button ->> 'detail' <> 'none'`,
    );
    const [deleted, reserve, hidden, renamed] = rows.map(({ id }) => id);
    // It is called as its button says, until a person renames it: its history then knows the former name.
    await town.database.query('update services set name = $2, touch_screen_name = null where id = $1', [renamed, rows[3]?.text]);
    await page.goto(`/stores/1/services/${renamed}`);
    await page.getByRole('textbox', { name: /^Název činnosti/u }).fill('Přejmenovaná činnost');
    await press('Uložit');
    await page.getByRole('heading', { level: 1, name: 'Přejmenovaná činnost' }).waitFor();
    await town.database.query('update services set deleted_at = now() where id = $1', [deleted]);
    await town.database.query("update services set state = 'reserve' where id = $1", [reserve]);
    await town.database.query('update services set show_in_current_overviews = false where id = $1', [hidden]);
    await page.goto(pages);
    await page.locator('[data-box]').first().waitFor();
    for (const [fault, service, field] of [
      [/činnost na pobočce už není/u, '', 'Činnost'],
      [/činnost je záložní/u, String(reserve), 'Činnost'],
      [/činnost je skrytá v přehledech/u, String(hidden), 'Doplněk'],
      [/činnost se teď jmenuje Přejmenovaná činnost/u, String(renamed), 'Text česky'],
    ] as const) {
      await press(fault);
      await expect.poll(() => chosen().count()).toBe(1);
      await expect.poll(() => page.getByLabel('Činnost', { exact: true }).inputValue()).toBe(service);
      await isIn(field);
    }
    await town.database.query('update services set deleted_at = null where id = $1', [deleted]);
  });

  it('loses nothing where the session ends in the middle of the work: it is saved after the sign-in over the screen', async () => {
    await page.goto(pages);
    await page.locator('[data-box]').first().waitFor();
    await tabTo(await firstBox());
    await enter('Text česky', 'Hodina práce');
    // What was typed has reached the page: only then is there something to save.
    await page.getByRole('button', { name: 'Hodina práce', exact: true }).first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Uložit', exact: true }).isEnabled()).toBe(true);
    // On the way there the console asks the server now and then: the session ends only after it.
    await tabTo('Uložit');
    await town.database.query("update sessions set last_active_at = last_active_at - interval '3 hours'");
    await press('Uložit');
    const over = page.getByRole('dialog', { name: 'Přihlaste se znovu' });
    await over.getByLabel(/^Heslo/u).fill(demonstrationPassword);
    await page.keyboard.press('Enter');
    await notice(/jsou uložené/u).waitFor();
    await expect.poll(() => state().textContent()).toBe('Vše je uloženo');
    await page.getByRole('button', { name: 'Hodina práce' }).first().waitFor();
  });
});
