import type { Role } from '../../basics/access.ts';

/** Signing in at the identity provider: what the server and the console agree on. */
export const providerPaths = {
  /** Under `/central`; the browser goes there on its own, not by a call. */
  start: '/auth/oidc/start',
  callback: '/auth/oidc/callback',
  /** The console's page that takes up the session which the callback began. */
  landing: '/auth/provider',
} as const;

/** How long someone may take at the provider. */
export const attemptMinutes = 10;

/** Roles that a setting may give to everybody whom the provider knows: never the highest. */
export const defaultRoles = ['administrator', 'operator'] as const satisfies readonly Role[];
export type DefaultRole = (typeof defaultRoles)[number];

/** Why no one was signed in: the sign-in page reads it from its address. */
export const providerFailures = [
  'unavailable',
  'refused',
  'attempt_unknown',
  'attempt_expired',
  'answer_not_valid',
  'email_not_verified',
  'no_account',
  'account_not_active',
  'other_identity',
  'too_many_attempts',
] as const;
export type ProviderFailure = (typeof providerFailures)[number];

/** Name of the parameter that carries it. */
export const failureParameter = 'failure';

/** The failure of that name; undefined of any other text. */
export function providerFailureNamed(name: string | null): ProviderFailure | undefined {
  return providerFailures.find((failure) => failure === name);
}
