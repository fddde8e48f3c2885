import type { SessionStore } from './session.ts';

/**
 * Calls when the person of the session is gone: signed out, or someone else took their place. Nothing that one person has
 * read or been reported stays for the next; where a screen waits for its person, it still is theirs.
 */
export function onOtherPerson({ get, subscribe }: Pick<SessionStore, 'get' | 'subscribe'>, forget: () => void): void {
  let person = get().user?.id;
  subscribe(() => {
    const { user, loggedIn, suspended } = get();
    const isOver = !loggedIn && !suspended;
    const isOther = person !== undefined && user?.id !== person;
    person = user?.id;
    if (isOver || isOther) forget();
  });
}
