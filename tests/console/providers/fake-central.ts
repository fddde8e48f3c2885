import type { SignedUser } from '../../../contract/operations/signed-user.ts';
import { createSession, type SessionStore } from '../../../src/providers/session/session.ts';
import type { SessionAnswer } from '../../../src/providers/session/session-answer.ts';
import type { TabMessage, Tabs } from '../../../src/providers/session/tabs.ts';
import type { Transport } from '../../../src/providers/transport/send.ts';

export const instant = new Date('2026-11-20T12:00:00Z');

export function aUser(changes: Partial<SignedUser> = {}): SignedUser {
  return {
    id: 1,
    email: 'jana@mesto.test',
    name: 'Jana Nováková',
    role: 'operator',
    level: 20,
    first_time: false,
    secondFactor: false,
    phone_number: null,
    phone_number_confirmed: false,
    next_password_change: null,
    maxLevelForSharingPrivileges: 1,
    resources: ['store'],
    limitations: [],
    ...changes,
  };
}

/** A session whose token lasts the given minutes from the fixed instant. */
export function anAnswer(token: string, minutes = 15, user = aUser()): SessionAnswer {
  return { user, tokens: { access_token: token, expires: new Date(instant.getTime() + minutes * 60_000).toISOString() } };
}

export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly token: string | null;
};
/** `text` is a body that is no JSON. */
type Told = {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
};
type Reply = Told | 'cut';

/** A central that answers as it is told, and remembers what it was asked. */
export function fakeCentral(reply: (asked: Asked) => Reply | Promise<Reply>): { readonly transport: Transport; readonly asked: Asked[] } {
  const asked: Asked[] = [];
  const answer: typeof fetch = async (input, init = {}) => {
    const headers = new Headers(init.headers);
    const one: Asked = {
      method: init.method ?? 'GET',
      path: String(input).replace('/central', ''),
      headers,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      token: headers.get('Authorization')?.replace('Bearer ', '') ?? null,
    };
    asked.push(one);
    if (init.signal?.aborted === true) throw new DOMException('given up', 'AbortError');
    const given = await reply(one);
    if (given === 'cut') throw new TypeError('cut');
    const { status = 200, json, text = json === undefined ? null : JSON.stringify(json), headers: extra = {} } = given;
    return new Response(text, { status, headers: extra });
  };
  const texts = { offline: 'Server neodpovídá.', timedOut: 'Trvá to dlouho.', unreadable: 'Nečekaná odpověď.' };
  return { asked, transport: { fetch: answer, base: '/central', language: () => 'cs', texts } };
}

/** Storage of its own for each test. */
export function aStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (place) => [...kept.keys()][place] ?? null,
    removeItem: (key) => {
      kept.delete(key);
    },
    setItem: (key, value) => {
      kept.set(key, value);
    },
  };
}

export function aSession(answer?: SessionAnswer): SessionStore {
  const session = createSession(aStorage());
  if (answer !== undefined) session.begin(answer);
  return session;
}

/** Tabs of one browser: what one tells, the others hear; work alone goes one after another. */
export function someTabs(count: number): readonly Tabs[] {
  const listeners: ((message: TabMessage) => void)[][] = Array.from({ length: count }, () => []);
  let last: Promise<unknown> = Promise.resolve();
  return listeners.map((own) => ({
    tell: (message) => {
      for (const other of listeners) if (other !== own) for (const listener of other) listener(message);
    },
    listen: (listener) => own.push(listener),
    alone: (work) => {
      const turn = last.then(work, work);
      last = turn.catch(() => undefined);
      return turn;
    },
  }));
}

export function oneTab(): Tabs {
  const [tab] = someTabs(1);
  if (tab === undefined) throw new Error('no tab');
  return tab;
}
