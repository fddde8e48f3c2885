import { attemptMinutes } from '../../../../contract/rules/accounts/provider-sign-in.ts';

/** Binds a sign-in at a provider to the browser that began it. */
export const attemptCookieName = '__Host-attempt';

/** Lax, and no other cookie is: it has to come along when another site, the provider, leads the browser back. */
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** Carries the secret of the attempt. */
export function attemptCookie(secret: string): string {
  return `${attemptCookieName}=${secret}; ${attributes}; Max-Age=${attemptMinutes * 60}`;
}

export const clearedAttemptCookie = `${attemptCookieName}=; ${attributes}; Max-Age=0`;
