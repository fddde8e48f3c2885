import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { keysOn } from './keys.ts';
import { demonstrationPassword } from './sign-in.ts';

const show = 'Zobrazit odkaz nebo kód';

/** Shows the link or the code of the message on the page; the password is given where the server wants it again. */
export async function showSecret(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: show });
  const question = page.getByRole('dialog', { name: 'Potvrďte to heslem' });
  await button.waitFor();
  await keysOn(() => page).press(show);
  await expect.poll(async () => (await button.count()) === 0 || (await question.isVisible())).toBe(true);
  if ((await button.count()) === 0) return;
  await question.locator('input[name="password"]').fill(demonstrationPassword);
  await page.keyboard.press('Enter');
  await button.waitFor({ state: 'detached' });
}
