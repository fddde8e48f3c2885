import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/connect/open.ts';
import { violationsOn } from './support/axe.ts';
import { keysOn } from './support/keys.ts';
import { demonstrationPassword, people, signIn } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

const newPassword = 'Žlutý kůň skáče přes potok 7';
const thirdPassword = 'Modrá labuť letí na jih 8';

/** Passwords end after so many days, and that of one person is a day older. */
const days = 3000;

async function agePassword(url: string): Promise<void> {
  const opened = await openDatabase({ kind: 'server', url, log: () => undefined });
  await opened.pool.query('update password_policy set password_expired_after_count_days = $1', [days]);
  await opened.pool.query(
    'update credentials set changed_at = now() - make_interval(days => $2) where user_id = (select id from users where email = $1)',
    [people.operatorOfStoreOne, days + 1],
  );
  await opened.close();
}

describe('a change of password', () => {
  let town: OpenTown;
  beforeAll(async () => {
    town = await openTown({ prepare: agePassword });
  });
  afterAll(() => town.close());

  async function fill(page: Page, old: string, fresh: string, again = fresh): Promise<void> {
    const { enter } = keysOn(() => page);
    await enter('Stávající heslo *', old);
    await enter('Nové heslo *', fresh);
    await enter('Nové heslo znovu *', again);
    await page.keyboard.press('Enter');
  }
  /** The form is empty again; what was told before may still stand. */
  async function isChanged(page: Page): Promise<void> {
    await expect.poll(() => page.locator('input[name="old_password"]').inputValue()).toBe('');
    await page.getByText('Heslo bylo změněno.').first().waitFor();
  }
  /** The text that is tied to the field as its error. */
  const errorAt = (page: Page, name: string): Promise<string> =>
    page.locator(`input[name="${name}"]`).evaluate((input) => {
      const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
      const texts = ids.flatMap((id) => [...document.querySelectorAll(`[id="${id}"].field__error`)]);
      return texts.map(({ textContent }) => textContent ?? '').join();
    });

  it('tells each fault at its field, by keys alone', async () => {
    const page = await town.signedIn(people.operatorOfStoreTwo, { width: 400, dark: true });
    await page.goto('/settings/change-password');
    await page.getByText('aspoň 12 znaků').waitFor();
    await fill(page, 'Špatné heslo 2026', newPassword);
    await expect.poll(() => errorAt(page, 'old_password')).toBe('Stávající heslo není správné, napište ho znovu');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('old_password');
    await fill(page, demonstrationPassword, newPassword, thirdPassword);
    await expect.poll(() => errorAt(page, 'again')).toBe('Obě nová hesla se musí shodovat');
    await fill(page, demonstrationPassword, 'krátké');
    await expect.poll(() => errorAt(page, 'new_password')).toBe('Heslo zatím nesplňuje všechna pravidla');
    await fill(page, demonstrationPassword, 'Password1234');
    await expect.poll(() => errorAt(page, 'new_password')).toBe('Toto heslo je příliš běžné, zvolte jiné');
    expect(await violationsOn(page)).toEqual([]);

    await fill(page, demonstrationPassword, newPassword);
    await isChanged(page);
    await fill(page, newPassword, newPassword);
    await expect.poll(() => errorAt(page, 'new_password')).toBe('Nové heslo je stejné jako stávající, zvolte jiné');
    await fill(page, newPassword, thirdPassword);
    await isChanged(page);
    await fill(page, thirdPassword, newPassword);
    const today = new Intl.DateTimeFormat('cs-CZ', { timeZone: 'Europe/Prague' }).format(new Date());
    await expect.poll(() => errorAt(page, 'new_password')).toBe(`Toto heslo jste už používali (${today}), zvolte jiné`);
    await page.context().close();
  });

  it('tells how strong the new one is, in a word and aloud once the typing rests', async () => {
    const page = await town.signedIn(people.superAdministrator);
    const keys = keysOn(() => page);
    await page.goto('/settings/change-password');
    await page.getByText('aspoň 17 znaků').waitFor();
    const aloud = page.locator('[aria-live="polite"]', { hasText: 'Síla hesla' });
    await keys.tabTo('Nové heslo *');
    await page.keyboard.type('heslo123');
    await expect.poll(() => aloud.textContent()).toBe('Síla hesla: Slabé');
    await page.getByText('Síla hesla: Slabé. Přidejte další slovo nebo dvě.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.type(' žlutý kůň skáče');
    await expect.poll(() => aloud.textContent()).toBe('Síla hesla: Silné');
    // Long enough, and refused all the same: it is the name of the application.
    await page.locator('input[name="new_password"]').fill(demonstrationPassword);
    await expect.poll(() => aloud.textContent()).toBe('Síla hesla: Slabé');
    await page.context().close();
  });

  it('is where the access flow leads whose password has expired, and nowhere else before', async () => {
    const page = await town.stranger();
    await signIn(page, people.operatorOfStoreOne);
    await page.getByText('Platnost vašeho hesla skončila. Zvolte si nové.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/settings/change-password');
    expect(await violationsOn(page)).toEqual([]);
    await page.goto('/stores/manage');
    await page.getByText('Platnost vašeho hesla skončila. Zvolte si nové.').waitFor();
    await fill(page, demonstrationPassword, newPassword);
    await page.getByText('Heslo bylo změněno.').waitFor();
    await page.goto('/stores/manage');
    await page.getByRole('heading', { level: 1, name: 'Správa poboček' }).waitFor();
    await page.context().close();
  });

  it('is asked for over the screen when the policy lets a password expire in the middle of work', async () => {
    const page = await town.signedIn(people.superAdministrator);
    await page.goto('/settings/password-policy');
    await page.getByLabel(/^Platnost hesla/u).fill('1');
    await page.keyboard.press('Control+s');
    await page.getByText('Platnost vašeho hesla skončila. Zvolte si nové.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/settings/password-policy');
    await page.context().close();
  });
});
