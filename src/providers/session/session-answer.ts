import type { SignedUser } from '../../../contract/operations/signed-user.ts';
import { isObject } from '../transport/json-object.ts';

/** Answer of every call that starts or carries on a session; the refresh token is in a cookie that scripts cannot read. */
export type SessionAnswer = {
  readonly user: SignedUser;
  readonly tokens: { readonly access_token: string; readonly expires: string };
};

/** Whether what was read is such an answer: it comes from the network, so its shape is looked at once, here. */
export function isSessionAnswer(value: unknown): value is SessionAnswer {
  if (!isObject(value) || !isObject(value.tokens)) return false;
  return isSignedUser(value.user) && typeof value.tokens.access_token === 'string' && typeof value.tokens.expires === 'string';
}

/** Whether what was read is a user: by the marks that the console cannot do without. */
export function isSignedUser(value: unknown): value is SignedUser {
  return (
    isObject(value) &&
    typeof value.name === 'string' &&
    typeof value.role === 'string' &&
    typeof value.level === 'number' &&
    typeof value.first_time === 'boolean' &&
    Array.isArray(value.resources) &&
    Array.isArray(value.limitations)
  );
}
