import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { showSecret } from './support/hidden-secret.ts';
import { keysOn } from './support/keys.ts';
import { people, signIn, signInHere } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const wrong = 'Špatné heslo 2026';
const newPassword = 'Úplně nové heslo 2027';
const ofProduct = 'Centrální aplikace 2027';

const town = await townOfFile();

describe('somebody who lost their password', () => {
  async function tryToSignIn(page: Page, username: string, password: string): Promise<void> {
    const { enter } = keysOn(() => page);
    await page.getByRole('heading', { level: 1, name: 'Přihlášení' }).waitFor();
    await enter(/^E-mail/u, username);
    await enter(/^Heslo/u, password);
    // The refusal of the try before may still be there.
    const answered = page.waitForResponse((reply) => reply.url().endsWith('/central/auth/token'));
    await page.keyboard.press('Enter');
    await answered;
    await page.getByText('Neplatné přihlašovací údaje').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Přihlásit se' }).isEnabled()).toBe(true);
  }

  it('sets a new one by the link of the letter, by keys alone, and is let in', async () => {
    const page = await town.stranger({ width: 400, dark: true });
    await page.goto('/auth/sign-in');
    await tryToSignIn(page, people.operatorOfStoreOne, wrong);
    expect(await violationsOn(page)).toEqual([]);

    const { press, tabTo, enter } = keysOn(() => page);
    await press('Zapomněli jste heslo?');
    await page.getByRole('heading', { level: 1, name: 'Zapomenuté heslo' }).waitFor();
    await press('Připravit odkaz');
    await page.getByText('Prosím, vyplňte toto pole').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.type('obsluha1');
    await page.keyboard.press('Enter');
    await page.getByText('Prosím, zadejte platnou emailovou adresu').waitFor();
    await page.locator('input[name="username"]:focus').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(` ${people.operatorOfStoreOne.toUpperCase()} `);
    await page.keyboard.press('Enter');
    // This server has no mail server, and says so to everybody alike.
    await page.getByText(/^E-mail vám nepřijde.*požádejte o něj hlavního správce/u).waitFor();
    expect(await violationsOn(page)).toEqual([]);

    const link = await linkInOutbox(people.operatorOfStoreOne);
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Nové heslo' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await tabTo('Nové heslo *');
    await page.keyboard.type(ofProduct);
    await page.keyboard.press('Enter');
    await page.getByText('Prosím, vyplňte toto pole').waitFor();
    await page.locator('[aria-invalid="true"]:focus').waitFor();
    await page.keyboard.type(ofProduct);
    await page.keyboard.press('Enter');
    await page.getByText('Heslo je skoro jen vaše jméno, e-mail nebo název aplikace').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await enter('Nové heslo *', newPassword);
    await enter('Nové heslo znovu *', newPassword);
    await page.keyboard.press('Enter');
    await page.getByText('Heslo je nastavené. Můžete se přihlásit.').waitFor();
    expect(await violationsOn(page)).toEqual([]);

    await page.goto(link);
    await page.getByText('Odkaz už neplatí.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await press('Vyžádat nový odkaz');
    await page.getByRole('heading', { level: 1, name: 'Zapomenuté heslo' }).waitFor();
    await press('Zpět na přihlášení');
    await signInHere(page, people.operatorOfStoreOne, newPassword);
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('is unblocked by a super administrator by keys alone, who sees that tries failed', async () => {
    const guest = await town.stranger();
    await guest.goto('/auth/sign-in');
    for (const _ of [1, 2, 3, 4, 5]) await tryToSignIn(guest, people.guest, wrong);
    const page = await town.signedIn(people.superAdministrator);
    await page.goto(`/settings/users?filter=${encodeURIComponent(JSON.stringify({ q: people.guest }))}`);
    const { openFirstRow, openTab, press, dialog } = keysOn(() => page);
    await page.getByRole('row', { name: new RegExp(people.guest, 'u') }).waitFor();
    await openFirstRow();
    await page.getByRole('tab', { name: 'Stav' }).waitFor();
    await openTab('Stav');
    await page.getByText('Neúspěšné pokusy za sebou').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await press('Další');
    await press('Odblokovat uživatele');
    await dialog().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await press('Odblokovat uživatele');
    await page
      .getByText(/odblokován/u)
      .first()
      .waitFor();
    await signIn(guest, people.guest);
  });

  /** Without a gateway the letter waits in the outbox, where a super administrator reads it. */
  async function linkInOutbox(recipient: string): Promise<string> {
    const page = await town.signedIn(people.superAdministrator);
    await page.goto('/settings/outbox');
    expect(await violationsOn(page)).toEqual([]);
    const row = page.getByRole('row', { name: new RegExp(`${recipient}.*Nové heslo`, 'u') });
    await row.getByText('Není kudy odeslat').waitFor();
    await keysOn(() => page).press(recipient);
    await showSecret(page);
    expect(await violationsOn(page)).toEqual([]);
    const link = async () => /http:\S+\/auth\/lost-password\/[\w-]+/u.exec(await page.locator('main').innerText())?.[0] ?? '';
    await expect.poll(link).not.toBe('');
    const found = await link();
    await page.context().close();
    return found;
  }
});
