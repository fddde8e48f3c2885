import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsOn } from './axe.ts';
import { showSecret } from './hidden-secret.ts';
import { keysOn } from './keys.ts';
import { listedRows } from './listed-rows.ts';
import { people } from './sign-in.ts';
import type { OpenTown } from './visitors.ts';

export const rowWith = (page: Page, text: string): Locator => listedRows(page).filter({ hasText: text });
export const save = (page: Page): Promise<void> => page.keyboard.press('Control+s');

/** Opens the record of the user with the e-mail, and a tab of it. */
export async function openUser(page: Page, email: string, tab?: string): Promise<void> {
  const { openFirstRow, openTab } = keysOn(() => page);
  await page.goto(`/settings/users?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`);
  await page.locator('[data-row-link]').first().waitFor();
  await openFirstRow();
  await page.getByRole('tab', { name: 'Stav' }).waitFor();
  if (tab !== undefined) await openTab(tab);
}

/** Fills in the form of a new user who they are. */
export async function fillPerson(page: Page, name: string, email: string): Promise<void> {
  const { enter } = keysOn(() => page);
  await enter(/^Jméno/u, name);
  await enter(/^E-mail \*/u, email);
}

/** Gives the user with the e-mail a level of rights. */
export async function giveLevel(page: Page, email: string, level: string): Promise<void> {
  const { enter, notice } = keysOn(() => page);
  await openUser(page, email, 'Oprávnění');
  await enter(/^Úroveň/u, level);
  await save(page);
  await notice('Uživatel byl uložen.').waitFor();
}

/** Of what can be done with a record, one thing: asked for, looked at and confirmed. */
export async function act(page: Page, name: string): Promise<void> {
  const { press, dialog } = keysOn(() => page);
  await press('Další');
  await press(name);
  await dialog().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await press(name);
}

/** The link of the newest invitation: without a gateway the letters wait in the outbox. */
export async function linkInOutbox(town: OpenTown, email: string): Promise<string> {
  const page = await town.signedIn(people.superAdministrator);
  await page.goto(`/settings/outbox?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`);
  await rowWith(page, 'Pozvánka do Centrální aplikace').first().waitFor();
  await keysOn(() => page).openFirstRow();
  await showSecret(page);
  const link = /http:\S+\/auth\/lost-password\/[\w-]+/u;
  const text = () => page.locator('main').innerText();
  await expect.poll(text).toMatch(link);
  const shown = await text();
  await page.context().close();
  expect(shown).toContain('platí 24 hodin');
  return link.exec(shown)?.[0] ?? '';
}
