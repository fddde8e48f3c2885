import { sessionLimits } from '../accounts.ts';

/** The prefix binds it to this host, to https (or loopback) and to the whole path. */
export const refreshCookieName = '__Host-refresh';

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict';

/** Carries the refresh token where no script can read it. */
export function refreshCookie(token: string): string {
  return `${refreshCookieName}=${token}; ${attributes}; Max-Age=${sessionLimits.cookieHours * 3600}`;
}

export const clearedCookie = `${refreshCookieName}=; ${attributes}; Max-Age=0`;
