import type { SessionStore } from './session.ts';

/** Resolves once the session is no longer suspended: its person is signed in again, or the screen was left. Rejects with the reason of the signal. */
export function whenResumed(session: Pick<SessionStore, 'get' | 'subscribe'>, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (session.get().suspended) return;
      stop();
      resolve();
    };
    const give = (): void => {
      stop();
      reject(signal?.reason);
    };
    const unsubscribe = session.subscribe(look);
    function stop(): void {
      unsubscribe();
      signal?.removeEventListener('abort', give);
    }
    signal?.addEventListener('abort', give);
    if (signal?.aborted === true) give();
    else look();
  });
}
