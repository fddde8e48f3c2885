import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { OwnFactors, RecoveryCodes, TotpSecret } from '../../../../contract/operations/second-factor.ts';
import type { HttpClient } from '../../../providers/http/http-client.ts';
import { CentralError } from '../../../providers/transport/central-error.ts';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
function isOwnFactors(value: unknown): value is OwnFactors {
  return isFields(value) && Array.isArray(value['passkeys']) && typeof value['recovery_codes_left'] === 'number';
}
function isSecret(value: unknown): value is TotpSecret {
  return isFields(value) && typeof value['secret'] === 'string' && typeof value['uri'] === 'string';
}
function isCodes(value: unknown): value is RecoveryCodes {
  return isFields(value) && (value['codes'] === null || Array.isArray(value['codes']));
}
function isCreationOptions(value: unknown): value is PublicKeyCredentialCreationOptionsJSON {
  return isFields(value) && typeof value['challenge'] === 'string' && isFields(value['rp']) && isFields(value['user']);
}

/** The password with what asks for it; null where one has just signed in. */
const proof = (password: string | null) => (password === null ? {} : { password });

async function read<T>(http: HttpClient, path: string, is: (value: unknown) => value is T, body?: Fields): Promise<T> {
  const { json, status } = await http.request(path, body === undefined ? {} : { method: 'POST', body });
  if (is(json)) return json;
  throw new CentralError(status, { err: 'unreadable', message: '' });
}

/** Own ways of proving oneself. */
export function readOwnFactors(http: HttpClient): Promise<OwnFactors> {
  return read(http, '/auth/factors', isOwnFactors);
}

export function beginAuthenticator(http: HttpClient, password: string | null): Promise<TotpSecret> {
  return read(http, '/auth/totp', isSecret, proof(password));
}

/** Adds the application by its first code; answers with recovery codes when there were none. */
export async function confirmAuthenticator(http: HttpClient, code: string): Promise<readonly string[] | null> {
  return (await read(http, '/auth/totp/confirm', isCodes, { code })).codes;
}

export async function removeAuthenticator(http: HttpClient, password: string | null): Promise<void> {
  await http.request('/auth/totp/remove', { method: 'POST', body: proof(password) });
}

export async function renewRecoveryCodes(http: HttpClient, password: string | null): Promise<readonly string[] | null> {
  return (await read(http, '/auth/recovery-codes', isCodes, proof(password))).codes;
}

export function beginPasskey(http: HttpClient, password: string | null): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return read(http, '/auth/passkeys/new', isCreationOptions, proof(password));
}

/** Has the browser make the passkey; rejects when it was told to stop. */
export async function addPasskey(
  http: HttpClient,
  name: string,
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<readonly string[] | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const response = await startRegistration({ optionsJSON });
  return (await read(http, '/auth/passkeys', isCodes, { name, response })).codes;
}

export async function removePasskey(http: HttpClient, id: string, password: string | null): Promise<void> {
  await http.request(`/auth/passkeys/${encodeURIComponent(id)}/remove`, { method: 'POST', body: proof(password) });
}
