import { owedStep } from '../../../contract/rules/accounts/next-step.ts';
import type { SessionStore } from '../session/session.ts';
import type { Preferences } from './preferences.ts';

/** Opens the preferences of anyone who is signed in and owes nothing, and closes them when no one is and no screen waits for them. */
export function followSession(preferences: Preferences, session: SessionStore, now: () => Date): void {
  let opened: number | null = null;
  const follow = (): void => {
    const { loggedIn, suspended, user } = session.get();
    const isOpen = user !== null && (suspended || (loggedIn && owedStep(user, now()) === null));
    const id = isOpen ? user.id : null;
    if (id === opened) return;
    opened = id;
    if (id === null) preferences.close();
    // What the browser kept holds until the server can be asked again.
    else void preferences.open(id).catch(() => undefined);
  };
  session.subscribe(follow);
  follow();
}
