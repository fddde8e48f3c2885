import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { keysOn } from './support/keys.ts';
import { codeInOutbox, codeOf, demand, paste, setUpApplication } from './support/second-factor.ts';
import { demonstrationPassword, people, signInHere } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const town = await townOfFile();
const root = await town.visitor(people.superAdministrator);

describe('the second factor that is set up, by keys alone', () => {
  /** What the super administrator has to prove themselves with. */
  let own: Awaited<ReturnType<typeof setUpApplication>>;
  const { press, notice, enter: enterHere } = keysOn(() => root);
  beforeAll(async () => {
    own = await setUpApplication(root);
  });

  it('is asked for at the next sign-in: a code of the application, or one of those that were kept', async () => {
    await press(/^Ing\. Radomír Vávra/u);
    await press('Odhlásit se');
    await root.getByText('Jste odhlášeni.').waitFor();
    expect(await violationsOn(root)).toEqual([]);
    await press('Přihlásit se znovu');
    await signInHere(root, people.superAdministrator);
    await root.getByText('Kód z aplikace').waitFor();
    expect(await violationsOn(root)).toEqual([]);
    // That of the set-up is spent; the server takes one that is a step ahead.
    await paste(root, codeOf(own.secret, 1));
    await root.waitForURL((url) => url.pathname === '/');

    const page = await town.stranger({ width: 400 });
    const keys = keysOn(() => page);
    await page.goto('/settings/second-factor');
    await signInHere(page, people.superAdministrator);
    await page.getByText('Kód z aplikace').waitFor();
    await keys.press('Záložní kód');
    await keys.enter(/^Záložní kód/u, 'AAAAA-AAAAA');
    await page.keyboard.press('Enter');
    await page.getByText('Chybný kód').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await keys.enter(/^Záložní kód/u, own.recoveryCodes[0] ?? '');
    await page.keyboard.press('Enter');
    await page.getByText('Zbývá 9 kódů.').waitFor();
    await page.context().close();
  });

  it('is asked for over a screen whose session has ended, which stays as it was', async () => {
    await root.goto('/stores/regions/create');
    const name = root.getByRole('textbox', { name: /^Název/u });
    await name.fill('Kraj za dvěma zámky');
    const other = await root.context().newPage();
    await other.goto('/auth/sign-out');
    await other.getByText('Jste odhlášeni.').waitFor();
    await other.close();
    const over = root.getByRole('dialog', { name: 'Přihlaste se znovu' });
    await over.getByLabel(/^Heslo/u).fill(demonstrationPassword);
    await root.keyboard.press('Enter');
    await over.getByText('Kód z aplikace').waitFor();
    expect(await violationsOn(root)).toEqual([]);
    await press('Záložní kód');
    await enterHere(/^Záložní kód/u, own.recoveryCodes.at(-1) ?? '');
    await root.keyboard.press('Enter');
    await over.waitFor({ state: 'detached' });
    expect(await name.inputValue()).toBe('Kraj za dvěma zámky');
    await root.keyboard.press('Control+s');
    await notice('Region byl vytvořen.').waitFor();
  });

  it('sends a code to the confirmed telephone by itself, another one after a while, and leads where one wanted to go', async () => {
    await demand(root);
    await notice(/ulož/u).waitFor();
    const page = await town.stranger();
    const keys = keysOn(() => page);
    const chrome = await page.context().newCDPSession(page);
    await chrome.send('WebAuthn.enable');
    await chrome.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    });
    await page.goto('/settings/second-factor');
    await signInHere(page, people.guest);
    await page.getByText(/^Kód pro číslo \+420\s•••\s•••\s743 čeká v odchozích zprávách/u).waitFor();
    await page.getByText(/Nový kód můžete připravit za \d+ s/u).waitFor();
    await page.reload();
    await page.getByRole('textbox', { name: /Kód z SMS/u }).waitFor();
    await keys.enter(/^Kód z SMS/u, await codeInOutbox(root, '+420600307743'));
    await page.waitForURL('**/settings/second-factor');

    await page.getByRole('button', { name: 'Vytvořit klíč' }).waitFor();
    await keys.press('Vytvořit klíč');
    await page.getByRole('dialog', { name: 'Vytvořit klíč' }).waitFor();
    await expect.poll(() => focusedName(page)).toBe('name');
    expect(await violationsOn(page)).toEqual([]);
    await keys.enter(/^Název klíče/u, 'Pracovní notebook');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Uložte si záložní kódy' }).waitFor();
    await keys.press('Mám je uložené');
    await page.getByText('Pracovní notebook').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.goto('/auth/sign-out');
    await page.getByText('Jste odhlášeni.').waitFor();

    // From now on the key comes first; the telephone and the codes are next to it.
    await page.goto('/settings/second-factor');
    await signInHere(page, people.guest);
    await page.getByRole('button', { name: 'Použít přístupový klíč' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await keys.press('Záložní kód');
    await expect.poll(() => focusedName(page)).toBe('code');
    await keys.press('Přístupový klíč');
    await keys.press('Použít přístupový klíč');
    await page.getByText('Pracovní notebook').waitFor();

    // Over a screen where the session has ended it is the same, and what was typed is still there.
    await keys.press('Vytvořit klíč');
    await keys.enter(/^Název klíče/u, 'Druhý notebook');
    const other = await page.context().newPage();
    await other.goto('/auth/sign-out');
    const over = page.getByRole('dialog', { name: 'Přihlaste se znovu' });
    await over.getByLabel(/^Heslo/u).fill(demonstrationPassword);
    await page.keyboard.press('Enter');
    await over.getByRole('button', { name: 'Použít přístupový klíč' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await keys.press('Použít přístupový klíč');
    await over.waitFor({ state: 'detached' });
    expect(await page.getByRole('textbox', { name: /^Název klíče/u }).inputValue()).toBe('Druhý notebook');
    await page.context().close();
  });
});

/** Name of the field that has the focus. */
function focusedName(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('name'));
}
