import { demonstrationPassword, people } from '../../../tests/e2e/support/sign-in.ts';

/** A token of the demonstration's super administrator at the server. */
export async function tokenOf(origin: string): Promise<string> {
  const response = await fetch(`${origin}/central/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: people.superAdministrator, password: demonstrationPassword }),
  });
  const { tokens }: { readonly tokens: { readonly access_token: string } } = await response.json();
  return tokens.access_token;
}
