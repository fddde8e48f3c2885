import { textAt } from '../../../tests/support/people.ts';
import type { Program } from '../../../tests/support/server-process.ts';

const person = { email: 'soubory@mesto.test', name: 'Správce souborů', password: 'Dost dlouhé heslo' };

/** Makes the first administrator of a server. Answers with how to get a token that holds for some minutes. */
export async function firstAdministrator(program: Program, origin: string): Promise<() => Promise<string>> {
  const [, link = ''] = await program.until(/^\s+http:\/\/localhost:\d+(\/auth\/lost-password\/[\w-]+)$/mu);
  await post(`${origin}/central${link}`, person);
  let known: { readonly token: string; readonly at: number } | undefined;
  return async () => {
    if (known === undefined || Date.now() - known.at > 300_000) {
      const reply = await post(`${origin}/central/auth/token`, { username: person.email, password: person.password });
      known = { token: textAt(await reply.json(), 'tokens', 'access_token'), at: Date.now() };
    }
    return known.token;
  };
}

function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}
