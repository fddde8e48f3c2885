import type { SignedUser } from '../../../contract/operations/signed-user.ts';
import type { SessionState } from '../../../contract/rules/accounts/next-step.ts';
import { isSignedUser, type SessionAnswer } from './session-answer.ts';

/** Names in the browser's storage: the expiry and the user, never a token (page 08, deliberate departures). */
export const sessionKeys = { expires: 'poradnik.expires', user: 'poradnik.user' } as const;

/**
 * How a session ended: its person signed out in this tab, or in another one; the server let it go; or they gave up a screen
 * that waited for them.
 */
export type SessionEnd = 'asked' | 'elsewhere' | 'forced' | 'left';

export type Session = SessionState & {
  readonly user: SignedUser | null;
  /** Only in memory; null after a reload until the first refresh. */
  readonly accessToken: string | null;
  /** How the last session ended; null when none has. */
  readonly ended: SessionEnd | null;
  /**
   * The session has ended under an open screen, or owes a step again, and the screen waits for its person. `user` is still that
   * person; until they owe nothing more, only the calls of the access flow are answered.
   */
  readonly suspended: boolean;
};

export type SessionStore = {
  readonly get: () => Session;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes up a session. Someone else than the one where the screen waits does not get that screen. */
  readonly begin: (answer: SessionAnswer) => void;
  /** Ends the session, or suspends it where a screen is to be kept. */
  readonly end: (how: SessionEnd) => void;
  /** Asks to keep what is on the screen when the session ends; gives a way to take that back. */
  readonly keepScreen: (keeper: SessionExpired) => () => void;
};

export type SessionExpired = {
  /** Whether the screen is kept when the session ends in such a way. */
  readonly keeps: (how: SessionEnd) => boolean;
  /** Whether its person owes a step before they go on. */
  readonly owes: (user: SignedUser) => boolean;
};

const signedOut: Session = { loggedIn: false, expires: null, user: null, accessToken: null, ended: null, suspended: false };

/** A remembered user without a token: what a reload starts with. The expiry counts only together with a token. */
function remembered(storage: Storage): Session {
  const written = storage.getItem(sessionKeys.user);
  if (written === null) return signedOut;
  try {
    const user: unknown = JSON.parse(written);
    return isSignedUser(user) ? { ...signedOut, user, loggedIn: true } : signedOut;
  } catch {
    storage.removeItem(sessionKeys.user);
    return signedOut;
  }
}

/** The session of this tab. */
export function createSession(storage: Storage): SessionStore {
  let session = remembered(storage);
  const listeners = new Set<() => void>();
  const keepers = new Set<SessionExpired>();
  const become = (next: Session): void => {
    session = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin: ({ user, tokens }) => {
      storage.setItem(sessionKeys.user, JSON.stringify(user));
      storage.setItem(sessionKeys.expires, tokens.expires);
      // Under an open screen a step may be owed at once, as when the password ends meanwhile.
      const suspended = session.user?.id === user.id && [...keepers].some(({ owes }) => owes(user));
      const ended = suspended ? session.ended : null;
      become({ user, loggedIn: true, accessToken: tokens.access_token, expires: tokens.expires, ended, suspended });
    },
    end: (how) => {
      storage.removeItem(sessionKeys.user);
      storage.removeItem(sessionKeys.expires);
      const { user } = session;
      const isKept = user !== null && [...keepers].some(({ keeps }) => keeps(how));
      become({ ...signedOut, ended: how, ...(isKept && { user, suspended: true }) });
    },
    keepScreen: (keeper) => {
      keepers.add(keeper);
      return () => keepers.delete(keeper);
    },
  };
}
