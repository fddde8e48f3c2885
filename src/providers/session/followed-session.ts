import type { SessionStore } from './session.ts';
import type { Tabs } from './tabs.ts';

/**
 * Keeps the sessions of all tabs the same: what becomes of this one is sent to the others, and what they send is taken
 * over. A session begun before this was called is reported as well.
 */
export function shareSession(session: SessionStore, tabs: Tabs): void {
  let known = session.get();
  let isTakingOver = false;
  const share = (): void => {
    const { accessToken, expires, user, loggedIn, ended } = session.get();
    const wasLoggedIn = known.loggedIn;
    known = session.get();
    if (isTakingOver) return;
    if (accessToken !== null && expires !== null && user !== null) {
      tabs.send({ kind: 'renewed', answer: { user, tokens: { access_token: accessToken, expires } } });
    } else if (wasLoggedIn && !loggedIn && ended !== null) {
      tabs.send({ kind: 'ended', how: ended === 'forced' ? 'forced' : 'asked' });
    }
  };
  session.subscribe(share);
  tabs.listen((message) => {
    isTakingOver = true;
    if (message.kind === 'renewed') session.begin(message.answer);
    else if (session.get().loggedIn) session.end(message.how === 'asked' ? 'elsewhere' : message.how);
    isTakingOver = false;
  });
  share();
}

/**
 * Calls when the person of the session is gone: signed out, or someone else took their place. Nothing that one person has
 * read or received stays for the next; where a screen waits for its person, it still is theirs.
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
