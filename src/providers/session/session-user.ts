import type { Area, Role } from '../../../contract/access.ts';

/** The authenticated user as the server tells it: specification section 3. */
export type SessionUser = {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly level: number;
  readonly first_time: boolean;
  readonly secondFactor: boolean;
  readonly phone_number: string | null;
  readonly phone_number_confirmed: boolean;
  readonly next_password_change: string | null;
  readonly maxLevelForSharingPrivileges: number;
  readonly resources: readonly Area[];
  readonly limitations: readonly number[];
};

/** Answer of every call that starts or carries on a session; the refresh token is in a cookie that scripts cannot read. */
export type SessionAnswer = {
  readonly user: SessionUser;
  readonly tokens: { readonly access_token: string; readonly expires: string };
};

/** Whether what was read is such an answer: it comes from the network, so its shape is looked at once, here. */
export function isSessionAnswer(value: unknown): value is SessionAnswer {
  if (!isObject(value) || !isObject(value.tokens)) return false;
  return isSessionUser(value.user) && typeof value.tokens.access_token === 'string' && typeof value.tokens.expires === 'string';
}

/** Whether what was read is a user: by the marks that the console cannot do without. */
export function isSessionUser(value: unknown): value is SessionUser {
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

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
