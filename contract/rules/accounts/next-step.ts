/** What the access flow looks at: specification section 4, with the readings of page 08 (Rights). */
export type SessionState = {
  /** The password was accepted, by this session or the one that it refreshed from. */
  readonly loggedIn: boolean;
  /** Instant (ISO) until which the token holds; null without a token. */
  readonly expires: string | null;
  readonly user: {
    readonly first_time: boolean;
    /** This session still owes the second factor; false once passed. */
    readonly secondFactor: boolean;
    readonly phone_number_confirmed: boolean;
    /** Instant (ISO) at which the password ends; null when it never does. */
    readonly next_password_change: string | null;
  } | null;
};

export const accessPaths = {
  home: '/',
  signIn: '/auth/sign-in',
  createPassword: '/auth/create-password',
  twoFactor: '/auth/two-factor',
  lostPassword: '/auth/lost-password',
  signOut: '/auth/sign-out',
  changePassword: '/settings/change-password',
} as const;

export type AccessPath = (typeof accessPaths)[keyof typeof accessPaths];

/** Whether a token is there and has not expired. The instant of expiry itself is too late. */
export function isAuthenticated(session: SessionState, now: Date): boolean {
  return session.expires !== null && Date.parse(session.expires) > now.getTime();
}

/**
 * Where the access flow leads from the path, or null to stay. Signing out is never was in the way of, nor is a one-time link:
 * its page says so to who is signed in. Asking for a lost password needs no session; anyone who owes nothing has no other business
 * under `/auth` (page 08).
 */
export function nextStep(session: SessionState, path: string, now: Date): AccessPath | null {
  if (path === accessPaths.signOut || path.startsWith(`${accessPaths.lostPassword}/`)) return null;
  const wanted = demanded(session, now);
  if (wanted === null) return path === '/auth' || path.startsWith('/auth/') ? accessPaths.home : null;
  if (wanted === accessPaths.signIn && isUnder(path, accessPaths.lostPassword)) return null;
  return wanted === path ? null : wanted;
}

export type OwedStep = Extract<keyof typeof accessPaths, 'createPassword' | 'twoFactor' | 'changePassword'>;

/** What someone who is signed in still owes, in the order of the flow; null when nothing. The server holds them to it. */
export function owedStep(user: NonNullable<SessionState['user']>, now: Date): OwedStep | null {
  if (user.first_time) return 'createPassword';
  if (user.secondFactor) return 'twoFactor';
  return hasExpiredPassword(user, now) ? 'changePassword' : null;
}

function hasExpiredPassword({ next_password_change: ends }: NonNullable<SessionState['user']>, now: Date): boolean {
  return ends !== null && Date.parse(ends) < now.getTime();
}

/** The four questions of the specification, in its order. */
function demanded({ loggedIn, user, expires }: SessionState, now: Date): AccessPath | null {
  if (loggedIn && user?.first_time === true) return accessPaths.createPassword;
  const isExcused = user?.first_time === true && user.phone_number_confirmed;
  if (user?.secondFactor === true && loggedIn && !isExcused) return accessPaths.twoFactor;
  if (!isAuthenticated({ loggedIn, user, expires }, now)) return accessPaths.signIn;
  return user !== null && hasExpiredPassword(user, now) ? accessPaths.changePassword : null;
}

function isUnder(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}
