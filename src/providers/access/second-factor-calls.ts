import type { OwedFactor, SentCode } from '../../../contract/operations/second-factor.ts';
import type { FactorMethod } from '../../../contract/rules/accounts/second-factor.ts';
import type { HttpClient } from '../http/http-client.ts';
import { readSession, type SessionTools } from '../session/session-calls.ts';
import { CentralError } from '../transport/central-error.ts';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
function isSentCode(value: unknown): value is SentCode {
  return isFields(value) && typeof value['length'] === 'number' && typeof value['next_at'] === 'string';
}
function isOwedFactor(value: unknown): value is OwedFactor {
  return isFields(value) && Array.isArray(value['methods']) && typeof value['needs_phone'] === 'boolean';
}
const unreadable = (status: number) => new CentralError(status, { err: 'unreadable', message: '' });

/** How the session can pass the second factor. */
export async function readOwedFactor(http: HttpClient): Promise<OwedFactor> {
  const { json, status } = await http.request('/auth/second-factor');
  if (isOwedFactor(json)) return json;
  throw unreadable(status);
}

/** A telephone that is to be confirmed, with the password where it has to be given again. */
export type NewPhone = { readonly phone: string; readonly password?: string };

/** Has a code sent: to the confirmed telephone, or to one that is to be confirmed by it. */
export async function sendCode(http: HttpClient, confirming: NewPhone | null): Promise<SentCode> {
  const [path, body] = confirming === null ? ['/auth/second-factor/send', {}] : ['/auth/phone', confirming];
  const { json, status } = await http.request(path, { method: 'POST', body });
  if (isSentCode(json)) return json;
  throw unreadable(status);
}

/** Gives a code and carries on with the session that the server answers with. */
export async function giveCode(
  http: HttpClient,
  { session }: SessionTools,
  body: { readonly code: string; readonly method: FactorMethod },
): Promise<void> {
  session.begin(await readSession(http.request('/auth/second-factor', { method: 'POST', body })));
}

/** Passes by a passkey; rejects when the browser was told to stop. */
export async function passByPasskey(http: HttpClient, { session }: SessionTools): Promise<void> {
  const [{ startAuthentication }, { json }] = await Promise.all([
    import('@simplewebauthn/browser'),
    http.request('/auth/passkeys/challenge', { method: 'POST', body: {} }),
  ]);
  if (!isRequestOptions(json)) throw unreadable(200);
  const body = await startAuthentication({ optionsJSON: json });
  session.begin(await readSession(http.request('/auth/passkeys/answer', { method: 'POST', body })));
}

function isRequestOptions(value: unknown): value is Fields & { readonly challenge: string } {
  return isFields(value) && typeof value['challenge'] === 'string';
}
