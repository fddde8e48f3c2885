import type { SignedUser } from '../../../contract/operations/signed-user.ts';
import type { SessionState } from '../../../contract/rules/next-step.ts';
import { isSignedUser, type SessionAnswer } from './session-answer.ts';

/** Names in the browser's storage: the expiry and the user, never a token (page 08, deliberate departures). */
export const sessionKeys = { expires: 'poradnik.expires', user: 'poradnik.user' } as const;

export type SessionEnd = 'asked' | 'forced';

export type Session = SessionState & {
  readonly user: SignedUser | null;
  /** Only in memory; null after a reload until the first refresh. */
  readonly accessToken: string | null;
  /** How the last session ended; null when none has. */
  readonly ended: SessionEnd | null;
};

export type SessionStore = {
  readonly get: () => Session;
  readonly subscribe: (listener: () => void) => () => void;
  readonly begin: (answer: SessionAnswer) => void;
  readonly end: (how: SessionEnd) => void;
};

const signedOut: Session = { loggedIn: false, expires: null, user: null, accessToken: null, ended: null };

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
      become({ user, loggedIn: true, accessToken: tokens.access_token, expires: tokens.expires, ended: null });
    },
    end: (how) => {
      storage.removeItem(sessionKeys.user);
      storage.removeItem(sessionKeys.expires);
      become({ ...signedOut, ended: how });
    },
  };
}
