import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRealProvider } from '../support/provider/real-provider.ts';
import { clientId, clientSecret } from '../support/provider/stub-provider.ts';
import { violationsOn } from './support/axe.ts';
import { keysOn } from './support/keys.ts';
import { findFreePort } from './support/server.ts';
import { people, signInHere } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const button = 'Přihlásit se účtem úřadu';

const port = await findFreePort();
const provider = await startRealProvider(`http://localhost:${port}/central/auth/oidc/callback`);
// Hooks run from the last to the first: the town ends before its provider.
afterAll(() => provider.close());
const town = await townOfFile({
  port,
  env: { OIDC_ISSUER: provider.issuer.origin, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret },
});

describe('signing in at the identity provider of the town', () => {
  beforeAll(() => {
    const accounts: readonly (readonly [string, string, boolean])[] = [
      ['spravce', people.superAdministrator, true],
      ['obsluha', people.operatorOfStoreOne, false],
      ['novy', people.newcomer, true],
      ['cizi', 'cizi@jinde.test', true],
    ];
    for (const [login, email, isVerified] of accounts) {
      provider.people.set(login, { sub: login, email, email_verified: isVerified, name: login });
    }
  });

  /** Presses the button by keys and informs the provider who it is. */
  async function goAs(page: Page, login: string): Promise<void> {
    await page.getByRole('link', { name: button }).waitFor();
    await keysOn(() => page).tabTo(button);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Účty města' }).waitFor();
    await page.getByRole('textbox', { name: 'Jméno' }).focus();
    await page.keyboard.type(login);
    await page.keyboard.press('Enter');
  }

  it('leads by keys alone to where one wanted to go, and a reload stays there', async () => {
    const page = await town.stranger();
    await page.goto('/stores/manage?page=1&perPage=10');
    await page.getByRole('heading', { level: 1, name: 'Přihlášení' }).waitFor();
    await page.getByRole('link', { name: button }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await goAs(page, 'spravce');
    await page.waitForURL((url) => url.pathname === '/stores/manage' && url.search.includes('perPage=10'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/stores/manage');
    const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]));
    expect(kept).not.toMatch(/token|__Host-/u);
  });

  it('is done in a window of its own over a screen whose session has ended, which then goes on', async () => {
    const page = await town.stranger();
    await page.goto('/stores/regions/create');
    await goAs(page, 'spravce');
    await page.getByRole('textbox', { name: /^Název/u }).fill('Kraj vedlejšího okna');
    const other = await page.context().newPage();
    await other.goto('/auth/sign-out');
    const over = page.getByRole('dialog', { name: 'Přihlaste se znovu' });
    await over.getByRole('link', { name: button }).waitFor();
    // The provider still knows them and asks nothing.
    await over.getByRole('link', { name: button }).click();
    await over.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+s');
    await keysOn(() => page)
      .notice('Region byl vytvořen.')
      .waitFor();
    await page.context().close();
  });

  it('says why nobody was let in, once, and a password is of use all the same', async () => {
    const page = await town.stranger({ width: 400, dark: true });
    await page.goto('/stores/manage');
    await goAs(page, 'obsluha');
    const alert = page.getByRole('alert');
    await alert.getByText('Přihlašovací služba nepotvrdila váš e-mail.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await expect.poll(() => new URL(page.url()).search).toBe('?next=%2Fstores%2Fmanage');
    await page.reload();
    await page.getByRole('link', { name: button }).waitFor();
    expect(await alert.count()).toBe(0);
    await signInHere(page, people.operatorOfStoreOne);
    await page.waitForURL((url) => url.pathname === '/stores/manage');
  });

  it('comes back to the page of signing in when it is broken off there, or when there is no account', async () => {
    const page = await town.stranger();
    await page.goto('/auth/sign-in');
    await page.getByRole('link', { name: button }).waitFor();
    const { press } = keysOn(() => page);
    await press(button);
    await page.getByRole('link', { name: 'Zrušit' }).waitFor();
    await press('Zrušit');
    await page.getByRole('alert').getByText('bylo zrušeno nebo odmítnuto').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await goAs(page, 'cizi');
    await page.getByRole('alert').getByText('S vaším e-mailem tu není žádný účet.').waitFor();
    await page.goto('/auth/provider');
    await page.getByRole('alert').getByText('Toto přihlášení nezačalo v tomto prohlížeči').waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });
});
