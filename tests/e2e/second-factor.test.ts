import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { showSecret } from './support/hidden-secret.ts';
import { keysOn } from './support/keys.ts';
import { listedRows } from './support/listed-rows.ts';
import { demonstrationPassword, people } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

const newPassword = 'Radnice otevírá v osm 27';

/** So long an application shows the same code, which is taken once. */
const stepMilliseconds = 30_000;

/** The code that the application of the secret shows now, or after some steps. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * stepMilliseconds });

describe('the second factor, by keys alone', () => {
  let town: OpenTown;
  let root: Page;
  const { press, told, enter: enterHere } = keysOn(() => root);
  /** What the super administrator has to prove themselves with. */
  const own = { secret: '', recoveryCode: '', otherRecoveryCode: '' };
  beforeAll(async () => {
    town = await openTown();
    root = await town.visitor(people.superAdministrator);
  });
  afterAll(() => town.close());

  it('is not demanded of everybody while codes have nowhere to go', async () => {
    await demand(root);
    await root.getByRole('tabpanel').getByText('Kódy by zatím neměly kudy odejít').waitFor();
  });

  it('is set up with an application, and gives recovery codes', async () => {
    await root.goto('/settings/second-factor');
    await root.getByRole('heading', { level: 1, name: 'Dvoufázové ověření' }).waitFor();
    expect(await violationsOn(root)).toEqual([]);
    await press('Nastavit aplikaci');
    const dialog = root.getByRole('dialog', { name: 'Nastavit aplikaci' });
    await dialog.getByRole('img', { name: 'QR kód' }).waitFor();
    expect(await violationsOn(root)).toEqual([]);
    own.secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    await root.keyboard.type('000000');
    await dialog.getByText('Chybný kód').waitFor();
    expect(await violationsOn(root)).toEqual([]);
    await root.keyboard.type(codeOf(own.secret));
    const kept = root.getByRole('dialog', { name: 'Uložte si záložní kódy' });
    await kept.waitFor();
    // They are shown this once: no key pressed out of habit takes them away.
    for (const key of ['Escape', 'Enter', 'Escape']) await root.keyboard.press(key);
    await kept.click({ position: { x: -20, y: -20 }, force: true });
    expect(await kept.getByRole('listitem').count()).toBe(10);
    own.recoveryCode = await kept.getByRole('listitem').first().innerText();
    own.otherRecoveryCode = await kept.getByRole('listitem').last().innerText();
    expect(await violationsOn(root)).toEqual([]);
    await press('Mám je uložené');
    await root.getByText('Zbývá 10 kódů.').waitFor();
    expect(await violationsOn(root)).toEqual([]);
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
    await keys.enter(/^Záložní kód/u, own.recoveryCode);
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
    await enterHere(/^Záložní kód/u, own.otherRecoveryCode);
    await root.keyboard.press('Enter');
    await over.waitFor({ state: 'detached' });
    expect(await name.inputValue()).toBe('Kraj za dvěma zámky');
    await root.keyboard.press('Control+s');
    await told('Region byl vytvořen.').waitFor();
  });

  it('may be demanded of everybody by who needs no SMS, and then is: a telephone is given and confirmed', async () => {
    await demand(root);
    await told(/ulož/u).waitFor();
    const page = await town.stranger({ width: 400, dark: true });
    const { enter } = keysOn(() => page);
    await page.goto('/auth/sign-in');
    await signInHere(page, people.newcomer);
    // First an own password, then the telephone: the order of the access flow.
    await page.getByRole('heading', { level: 1, name: 'Vytvořte si heslo' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await enter('Nové heslo *', 'krátké');
    await page.keyboard.press('Enter');
    await page.getByText('Heslo zatím nesplňuje všechna pravidla').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await enter('Nové heslo *', newPassword);
    await enter('Nové heslo znovu *', newPassword);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Ověření přihlášení' }).waitFor();
    const phone = page.getByRole('textbox', { name: /Telefonní číslo/u });
    await phone.waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await enter(/^Telefonní číslo/u, '12');
    await page.keyboard.press('Enter');
    await page.getByText('Zadejte platné telefonní číslo').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await enter(/^Telefonní číslo/u, '602 111 222');
    await page.keyboard.press('Enter');
    await page.getByText(/^Kód pro číslo \+420\s602\s111\s222 čeká v odchozích zprávách/u).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    // Neither a look back at the number nor a reload takes the code away that is on its way.
    await page.getByRole('button', { name: 'Zadat jiné číslo' }).press('Enter');
    expect(await phone.inputValue()).toBe('602 111 222');
    await page.getByRole('button', { name: 'Zadat kód, který už přišel' }).press('Enter');
    await page.getByRole('textbox', { name: /Kód z SMS/u }).waitFor();
    await page.reload();
    await page.getByText(/^Kód pro číslo \+420\s•••\s•••\s222 čeká v odchozích zprávách/u).waitFor();
    await page.getByRole('button', { name: 'Zadat číslo znovu' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    const code = await codeInOutbox(root, '+420602111222');
    await page.keyboard.type(`${code.slice(0, 5)}${(Number(code[5]) + 1) % 10}`);
    await page.getByText('Chybný kód').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await paste(page, `${code.slice(0, 3)} ${code.slice(3)}`);
    await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
    await page.context().close();
  });

  it('sends a code to the confirmed telephone by itself, another one after a while, and leads where one wanted to go', async () => {
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

    // From now on the key comes first; the telephone and the codes stand beside it.
    await page.goto('/settings/second-factor');
    await signInHere(page, people.guest);
    await page.getByRole('button', { name: 'Použít přístupový klíč' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await keys.press('Záložní kód');
    await expect.poll(() => focusedName(page)).toBe('code');
    await keys.press('Přístupový klíč');
    await keys.press('Použít přístupový klíč');
    await page.getByText('Pracovní notebook').waitFor();

    // Over a screen whose session has ended it is the same, and what was typed is still there.
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

  it('is taken away by a super administrator from who has lost it', async () => {
    const { openFirstRow, dialog } = keysOn(() => root);
    await root.goto(`/settings/users?filter=${encodeURIComponent(JSON.stringify({ q: people.guest }))}`);
    await root.getByRole('link', { name: people.guest }).waitFor();
    await openFirstRow();
    await root.getByRole('heading', { level: 1, name: /^Uživatel:/u }).waitFor();
    await press('Další akce');
    await press('Zbavit uživatele dvoufázového ověření');
    await dialog().waitFor();
    expect(await violationsOn(root)).toEqual([]);
    await press('Zbavit uživatele dvoufázového ověření');
    await told('Dvoufázové ověření je zrušené. Zpráva o tom čeká v odchozích zprávách: není nastavený odesílací server.').waitFor();
  });
});

/** Name of the field that has the focus. */
function focusedName(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('name'));
}

/** Signs in where the page has led to it. */
async function signInHere(page: Page, username: string): Promise<void> {
  const { enter } = keysOn(() => page);
  await page.getByRole('heading', { level: 1, name: 'Přihlášení' }).waitFor();
  await enter(/^E-mail/u, username);
  await enter(/^Heslo/u, demonstrationPassword);
  await page.keyboard.press('Enter');
}

/** Turns on that everybody has to verify, and saves. */
async function demand(page: Page): Promise<void> {
  await page.goto('/settings/password-policy');
  const { openTab, tick } = keysOn(() => page);
  await page.getByRole('tab', { name: 'Přihlášení' }).waitFor();
  await openTab('Přihlášení');
  await tick(/^Vyžadovat druhý faktor/u);
  await page.keyboard.press('Control+s');
}

/** The code of the last SMS to the telephone, as a super administrator reads it where there is no gateway. */
async function codeInOutbox(page: Page, phone: string): Promise<string> {
  await page.goto(`/settings/outbox?filter=${encodeURIComponent(JSON.stringify({ q: phone }))}`);
  await listedRows(page).first().waitFor();
  await keysOn(() => page).openFirstRow();
  await showSecret(page);
  const text = page.getByText(/je váš kód pro přihlášení/u);
  await text.waitFor();
  return /\d+/u.exec(await text.innerText())?.[0] ?? '';
}

/** Pastes a text where the focus is. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
}
