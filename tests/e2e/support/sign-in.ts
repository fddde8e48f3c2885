import type { Page } from 'playwright-core';
import { refreshCookieName } from '../../../server/areas/accounts/handlers/signed-in.ts';
import { sessionKeys } from '../../../src/providers/session/session.ts';
import { isSessionAnswer } from '../../../src/providers/session/session-answer.ts';
import type { Kept } from './browser.ts';
import { keysOn } from './keys.ts';

/** Password of every demonstration account. */
export const demonstrationPassword = 'Poradnik-Demo-2026';

/** The demonstration accounts, named by what each is for. */
export const people = {
  superAdministrator: 'spravce@mesto.test',
  administrator: 'administrator@mesto.test',
  operatorOfStoreOne: 'obsluha1@mesto.test',
  operatorOfStoreTwo: 'obsluha2@mesto.test',
  guest: 'host@mesto.test',
  newcomer: 'novy@mesto.test',
} as const;

/** Signs in through the form, as a person does, and waits until the address is no longer the form's. */
export async function signIn(page: Page, username: string, password: string = demonstrationPassword): Promise<void> {
  await page.goto('/auth/sign-in');
  await page.locator('input[autocomplete~="username"]').fill(username);
  await page.locator('input[autocomplete~="current-password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/auth/sign-in');
}

/** Signs in by keys alone where the page has led to it, and waits for nothing. */
export async function signInHere(page: Page, username: string, password: string = demonstrationPassword): Promise<void> {
  const { enter } = keysOn(() => page);
  await page.getByRole('heading', { level: 1, name: 'Přihlášení' }).waitFor();
  await enter(/^E-mail/u, username);
  await enter(/^Heslo/u, password);
  await page.keyboard.press('Enter');
}

/** A new session as the form leaves it in a browser: its cookie, and what the console remembers of the person. */
export async function sessionOf(origin: string, username: string, password: string = demonstrationPassword): Promise<Kept> {
  const answer = await fetch(`${origin}/central/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client': 'console' },
    body: JSON.stringify({ username, password }),
  });
  const body: unknown = await answer.json();
  const cookie = new RegExp(`${refreshCookieName}=([^;]+)`, 'u').exec(answer.headers.get('set-cookie') ?? '')?.[1];
  if (cookie === undefined || !isSessionAnswer(body)) throw new Error(`${username} was not let in: ${JSON.stringify(body)}`);
  const { hostname } = new URL(origin);
  const bound = { domain: hostname, path: '/', expires: -1, httpOnly: true, secure: true, sameSite: 'Strict' } as const;
  const remembered = [
    { name: sessionKeys.user, value: JSON.stringify(body.user) },
    { name: sessionKeys.expires, value: body.tokens.expires },
  ];
  return { cookies: [{ name: refreshCookieName, value: cookie, ...bound }], origins: [{ origin, localStorage: remembered }] };
}
