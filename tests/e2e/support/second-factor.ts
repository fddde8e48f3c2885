import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { showSecret } from './hidden-secret.ts';
import { keysOn } from './keys.ts';
import { listedRows } from './listed-rows.ts';

/** How long an application shows the same code, which is accepted once. */
const stepMilliseconds = 30_000;

/** The code that the application of the secret shows now, or after some steps. */
export const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * stepMilliseconds });

/** Sets up an application as the person of the page; answers with its secret and the recovery codes. */
export async function setUpApplication(page: Page): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> {
  const { press } = keysOn(() => page);
  await page.goto('/settings/second-factor');
  await page.getByRole('heading', { level: 1, name: 'Dvoufázové ověření' }).waitFor();
  await press('Nastavit aplikaci');
  const dialog = page.getByRole('dialog', { name: 'Nastavit aplikaci' });
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.locator('input:focus').waitFor();
  await page.keyboard.type(codeOf(secret));
  const kept = page.getByRole('dialog', { name: 'Uložte si záložní kódy' });
  await kept.waitFor();
  const recoveryCodes = await kept.getByRole('listitem').allInnerTexts();
  await press('Mám je uložené');
  await page.getByText('Zbývá 10 kódů.').waitFor();
  return { secret, recoveryCodes };
}

/** Turns on that everybody has to verify, and saves. */
export async function demand(page: Page): Promise<void> {
  await page.goto('/settings/password-policy');
  const { tick } = keysOn(() => page);
  await page.getByRole('heading', { level: 2, name: 'Přihlášení' }).waitFor();
  await tick(/^Vyžadovat druhý faktor/u);
  await page.keyboard.press('Control+s');
}

/** The code of the last SMS to the telephone, as a super administrator reads it where there is no gateway. */
export async function codeInOutbox(page: Page, phone: string): Promise<string> {
  await page.goto(`/settings/outbox?filter=${encodeURIComponent(JSON.stringify({ q: phone }))}`);
  await listedRows(page).first().waitFor();
  await keysOn(() => page).openFirstRow();
  await showSecret(page);
  const text = page.getByText(/je váš kód pro přihlášení/u);
  await text.waitFor();
  return /\d+/u.exec(await text.innerText())?.[0] ?? '';
}

/** Pastes a text into the field that has the focus, once one has it. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.locator('input:focus').waitFor();
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
}
