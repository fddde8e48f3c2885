import { owedStep } from '../../../contract/rules/accounts/next-step.ts';
import { askOver } from '../http/ask.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { SessionStore } from '../session/session.ts';
import { CentralError } from '../transport/central-error.ts';
import { type KeptHere, readKeptHere, writeKeptHere } from './kept-here.ts';

export type Preferences = {
  readonly get: (name: string) => unknown;
  /** Everything that is chosen, by name. */
  readonly all: () => Readonly<Record<string, unknown>>;
  /** Keeps a value under the name; undefined goes back to the usual. */
  readonly set: (name: string, value: unknown) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads what the signed-in user has chosen, here or elsewhere. */
  readonly open: (user: number) => Promise<void>;
  /** Shows no one's; what is not sent yet stays for the next time. */
  readonly close: () => void;
};

type Tools = { readonly http: Pick<HttpClient, 'request'>; readonly storage: Storage };

/** Several choices in a row are sent together. */
const pauseMilliseconds = 400;

/**
 * What a person has chosen of how the console looks and works, kept by the server under their name. The browser keeps
 * a copy to begin with and whatever could not be sent, so that neither a reload nor a failure loses a choice.
 */
export function createPreferences({ http, storage }: Tools): Preferences {
  const ask = askOver(http);
  let kept: KeptHere | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const change = (next: KeptHere | null): void => {
    kept = next;
    if (next !== null) writeKeptHere(storage, next);
    for (const listener of listeners) listener();
  };

  const all = (): Readonly<Record<string, unknown>> => {
    const chosen = Object.entries({ ...kept?.values, ...kept?.unsent });
    return Object.fromEntries(chosen.filter(([, value]) => value !== null));
  };

  const sendUnsent = async (): Promise<void> => {
    if (kept === null || Object.keys(kept.unsent).length === 0) return;
    const { user, unsent } = kept;
    try {
      await ask('PATCH /preferences', { body: unsent });
    } catch (error) {
      // What the server will never take must not keep back all that follows; here it holds until the next reading.
      if (!(error instanceof CentralError) || (error.status !== 400 && error.status !== 422)) throw error;
    }
    // What was chosen again meanwhile is still to be sent.
    if (kept?.user === user) change({ ...kept, unsent: without(kept.unsent, unsent) });
  };
  // One at a time: of two on the way at once, the older could arrive last and be what stays.
  let sent: Promise<void> = Promise.resolve();
  const send = (): Promise<void> => {
    sent = sent.catch(() => undefined).then(sendUnsent);
    return sent;
  };
  const sendSoon = (): void => {
    clearTimeout(timer);
    // A failure leaves it unsent; the next choice or the next sign-in tries again.
    timer = setTimeout(() => void send().catch(() => undefined), pauseMilliseconds);
  };

  return {
    get: (name) => all()[name],
    all,
    set: (name, value) => {
      if (kept === null) return;
      const given = value ?? null;
      change({ ...kept, values: { ...kept.values, [name]: given }, unsent: { ...kept.unsent, [name]: given } });
      sendSoon();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: async (user) => {
      if (kept?.user !== user) change(readKeptHere(storage, user));
      const chosen = await ask('GET /preferences');
      if (kept?.user !== user) return;
      // What is not sent yet is newer than what was read, and stays so once it is sent.
      change({ ...kept, values: { ...chosen, ...kept.unsent } });
      await send();
    },
    close: () => {
      clearTimeout(timer);
      if (kept !== null) writeKeptHere(storage, { ...kept, values: {} });
      change(null);
    },
  };
}

/** Those of the first that are not among the second, or have another value there. */
function without(all: KeptHere['unsent'], sent: KeptHere['unsent']): KeptHere['unsent'] {
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => !Object.hasOwn(sent, name) || sent[name] !== value));
}

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
