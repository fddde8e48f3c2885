import { HttpResponse, http } from 'msw';
import type { SignedUser } from '../../../contract/operations/signed-user.ts';
import { createSession, type SessionStore } from '../../../src/providers/session/session.ts';
import type { SessionAnswer } from '../../../src/providers/session/session-answer.ts';
import type { TabMessage, Tabs } from '../../../src/providers/session/tabs.ts';
import type { Transport } from '../../../src/providers/transport/send.ts';
import { network } from './network.ts';

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

/** A session with a token that lasts the given minutes from the fixed instant. */
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
type StubbedAnswer = {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
};
type Reply = StubbedAnswer | 'cut';

let centrals = 0;

/** A fake server at its own address: msw intercepts the requests, `reply` answers them, and `asked` records them. */
export function fakeCentral(reply: (asked: Asked) => Reply | Promise<Reply>): { readonly transport: Transport; readonly asked: Asked[] } {
  centrals += 1;
  const base = `http://central-${centrals}.test/central`;
  const asked: Asked[] = [];
  const handler = http.all(`${base}/*`, async ({ request }) => {
    // A file goes as it is.
    const text = request.headers.get('Content-Type') === 'application/json' ? await request.text() : '';
    const one: Asked = {
      method: request.method,
      path: request.url.slice(base.length),
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
      token: request.headers.get('Authorization')?.replace('Bearer ', '') ?? null,
    };
    asked.push(one);
    const given = await reply(one);
    return given === 'cut' ? HttpResponse.error() : responseOf(given);
  });
  network.use(handler);
  const texts = { offline: 'Server neodpovídá.', timedOut: 'Trvá to dlouho.', unreadable: 'Nečekaná odpověď.' };
  return { asked, transport: { fetch: (input, init) => fetch(input, init), base, language: () => 'cs', texts } };
}

function responseOf({ status = 200, json, text, headers = {} }: StubbedAnswer): Response {
  const body = text ?? (json === undefined ? null : JSON.stringify(json));
  return new Response(body, { status, headers });
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

/** Tabs of one browser: what one reports, the others hear; work alone goes one after another. */
export function someTabs(count: number): readonly Tabs[] {
  const listeners: ((message: TabMessage) => void)[][] = Array.from({ length: count }, () => []);
  let last: Promise<unknown> = Promise.resolve();
  return listeners.map((own) => ({
    send: (message) => {
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
