import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/connect/open.ts';
import { violationsOn } from './support/axe.ts';
import { keysOn } from './support/keys.ts';
import { demonstrationPassword, people, signIn } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const newPassword = 'Žlutý kůň skáče přes potok 7';

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

const town = await townOfFile({ prepare: agePassword });

describe('a change of password', () => {
  async function fill(page: Page, old: string, fresh: string): Promise<void> {
    const { enter } = keysOn(() => page);
    await enter('Stávající heslo *', old);
    await enter('Nové heslo *', fresh);
    await enter('Nové heslo znovu *', fresh);
    await page.keyboard.press('Enter');
  }
  /** The text that is tied to the field of the present password as its error. */
  const errorAtOld = (page: Page): Promise<string> =>
    page.locator('input[name="old_password"]').evaluate((input) => {
      const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
      const texts = ids.flatMap((id) => [...document.querySelectorAll(`[id="${id}"].field__error`)]);
      return texts.map(({ textContent }) => textContent ?? '').join();
    });

  it('says at its field that the present one is wrong, and is made with the right one, by keys alone', async () => {
    const page = await town.signedIn(people.operatorOfStoreTwo, { width: 400, dark: true });
    await page.goto('/settings/change-password');
    await page.getByText('aspoň 12 znaků').waitFor();
    await fill(page, 'Špatné heslo 2026', newPassword);
    await expect.poll(() => errorAtOld(page)).toBe('Stávající heslo není správné, napište ho znovu');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('old_password');
    expect(await violationsOn(page)).toEqual([]);
    await fill(page, demonstrationPassword, newPassword);
    await expect.poll(() => page.locator('input[name="old_password"]').inputValue()).toBe('');
    await page.getByText('Heslo bylo změněno.').first().waitFor();
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
    await expect.poll(() => new URL(page.url()).pathname).toBe('/settings/change-password');
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
