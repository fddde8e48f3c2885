import type { HttpClient } from '../http/http-client.ts';
import { readSession, type SessionTools } from '../session/session-calls.ts';

export type NewPassword = { readonly old_password?: string; readonly new_password: string };

/** Saves a password and carries on with the session that the server answers with. */
export async function savePassword(http: HttpClient, { session }: SessionTools, body: NewPassword): Promise<void> {
  session.begin(await readSession(http.request('/auth/password', { method: 'POST', body })));
}
