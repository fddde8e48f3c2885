import { expect } from 'vitest';
import { textAt } from '../../support/people.ts';
import type { Program } from './program.ts';

/** The first administrator. */
export const person = { email: 'prvni@mesto.test', name: 'První správce', password: 'Dost dlouhé heslo' };

const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Makes the first administrator by the link that the program printed; a second time the link is spent. */
export async function makeAdministrator(program: Program, origin: string): Promise<void> {
  const [, link = ''] = await program.until(/^\s+http:\/\/localhost:\d+(\/auth\/lost-password\/[\w-]+)$/mu);
  const address = `${origin}/central${link}`;
  expect(await (await fetch(address)).json()).toMatchObject({ purpose: 'first_administrator' });
  expect((await post(address, person)).status).toBe(204);
  expect((await post(address, { ...person, email: 'druhy@mesto.test' })).status).toBe(410);
}

/** Signs the first administrator in. */
export async function signIn(origin: string): Promise<{ readonly token: string; readonly email: string }> {
  const reply = await post(`${origin}/central/auth/token`, { username: person.email, password: person.password });
  expect(reply.status).toBe(200);
  const body: unknown = await reply.json();
  return { token: textAt(body, 'tokens', 'access_token'), email: textAt(body, 'user', 'email') };
}
