import { describe, expect, it } from 'vitest';
import { createHttpClient } from '../../../src/providers/http/http-client.ts';
import { onOtherPerson, shareSession } from '../../../src/providers/session/followed-session.ts';
import type { SessionExpired, SessionStore } from '../../../src/providers/session/session.ts';
import { endReasonOf } from '../../../src/providers/session/time-left.ts';
import { type Asked, anAnswer, fakeCentral as anyCentral, aSession, aUser, instant, oneTab, someTabs } from './fake-central.ts';

const now = (): Date => instant;
const unauthorised = { status: 401, json: { err: 'Unauthorized', message: 'Nejste přihlášeni.' } };
const jana = aUser();
const petr = aUser({ id: 2, email: 'petr@mesto.test' });

/** Who asks again and again is cut off in the end, so that a console that does so fails instead of asking for ever. */
function fakeCentral(reply: (one: Asked) => ReturnType<Parameters<typeof anyCentral>[0]>) {
  let times = 0;
  return anyCentral((one) => {
    times += 1;
    return times > 20 ? 'cut' : reply(one);
  });
}

const sessionExpired = (keeps: SessionExpired['keeps']): SessionExpired => ({ keeps, owes: ({ secondFactor }) => secondFactor });

/** A session of Jana over a screen that is kept however it ends. */
function aKeptSession(): SessionStore {
  const session = aSession(anAnswer('one'));
  session.keepScreen(sessionExpired(() => true));
  return session;
}

/** A central that has ended the session of the token "one", and takes every other token. */
function anEndedSession() {
  const { transport, asked } = fakeCentral(({ path, token }) =>
    path !== '/auth/refresh' && token !== null && token !== 'one' ? { json: { saved: path } } : unauthorised,
  );
  const session = aKeptSession();
  const http = createHttpClient({ transport, tabs: oneTab(), now, session });
  return { session, asked, http };
}

const writesOf = (asked: readonly Asked[]) => asked.filter(({ method }) => method === 'PATCH').map(({ token }) => token);
const suspended = async (session: SessionStore): Promise<void> => {
  if (session.get().suspended) return;
  await new Promise<void>((resolve) => {
    session.subscribe(() => {
      if (session.get().suspended) resolve();
    });
  });
};

describe('a session that ends under an open screen', () => {
  it('keeps its person and forgets their token', () => {
    const session = aKeptSession();
    session.end('forced');
    expect(session.get()).toMatchObject({
      suspended: true,
      loggedIn: false,
      accessToken: null,
      expires: null,
      ended: 'forced',
      user: jana,
    });
  });

  it('is over where nobody keeps the screen, or no longer', () => {
    const session = aSession(anAnswer('one'));
    const letGo = session.keepScreen(sessionExpired((how) => how === 'forced'));
    session.end('elsewhere');
    expect(session.get()).toMatchObject({ suspended: false, user: null });
    session.begin(anAnswer('two'));
    letGo();
    session.end('forced');
    expect(session.get()).toMatchObject({ suspended: false, user: null });
  });

  it('lets what was being saved wait, and saves it once with the new session of the same person', async () => {
    const { session, asked, http } = anEndedSession();
    const saved = http.request('/stores/1', { method: 'PATCH', body: { label: 'Radnice' } });
    await suspended(session);
    const read = http.request('/stores');
    expect(writesOf(asked)).toEqual(['one']);
    session.begin(anAnswer('two'));
    expect((await saved).json).toEqual({ saved: '/stores/1' });
    expect((await read).json).toEqual({ saved: '/stores' });
    expect(writesOf(asked)).toEqual(['one', 'two']);
    expect(session.get()).toMatchObject({ suspended: false, loggedIn: true, ended: null });
  });

  it('asks the server for nothing but the steps of signing in until these are done', async () => {
    const { session, asked, http } = anEndedSession();
    const saved = http.request('/stores/1', { method: 'PATCH', body: {} });
    await suspended(session);
    session.begin(anAnswer('half', 15, aUser({ secondFactor: true })));
    expect(session.get()).toMatchObject({ suspended: true, loggedIn: true });
    await http.requestOfStep('/auth/second-factor');
    expect(asked.map(({ path, token }) => [path, token]).slice(2)).toEqual([['/auth/second-factor', 'half']]);
    session.begin(anAnswer('two'));
    await saved;
    expect(writesOf(asked)).toEqual(['one', 'two']);
  });

  it('does nothing of one person for another', async () => {
    const { session, asked, http } = anEndedSession();
    const saved = http.request('/stores/1', { method: 'PATCH', body: {} });
    await suspended(session);
    session.begin(anAnswer('two', 15, petr));
    await expect(saved).rejects.toMatchObject({ body: { err: 'other_person' } });
    expect(writesOf(asked)).toEqual(['one']);
    expect(session.get()).toMatchObject({ user: petr, accessToken: 'two' });
  });

  it('does nothing of one person for another who signed in while it was on its way', async () => {
    const { transport, asked } = fakeCentral(({ token }) => {
      if (token !== 'one') return { json: {} };
      session.end('elsewhere');
      session.begin(anAnswer('two', 15, petr));
      return unauthorised;
    });
    const session = aSession(anAnswer('one'));
    const http = createHttpClient({ transport, tabs: oneTab(), now, session });
    await expect(http.request('/stores/1', { method: 'PATCH', body: {} })).rejects.toMatchObject({ body: { err: 'other_person' } });
    expect(writesOf(asked)).toEqual(['one']);
    expect(session.get().accessToken).toBe('two');
  });

  it('gives up what is given up while it waits', async () => {
    const { session, http, asked } = anEndedSession();
    const leaving = new AbortController();
    session.end('forced');
    const read = http.request('/stores', { signal: leaving.signal });
    leaving.abort();
    await expect(read).rejects.toThrow(/abort/iu);
    session.begin(anAnswer('two'));
    expect(asked).toEqual([]);
  });

  it('is the person’s until they leave it or somebody else comes', () => {
    const session = aKeptSession();
    let forgotten = 0;
    onOtherPerson(session, () => (forgotten += 1));
    session.end('forced');
    session.begin(anAnswer('two'));
    session.begin(anAnswer('three'));
    expect(forgotten).toBe(0);
    session.begin(anAnswer('four', 15, petr));
    expect(forgotten).toBe(1);
  });
});

describe('a step that is owed in the middle of a session', () => {
  const refused = { status: 403, json: { err: 'stage_not_passed', message: 'Přihlášení ještě není u konce.' } };

  /** A central that wants a step from the session of every token but "done". */
  function anOwingSession(session: SessionStore) {
    const { transport, asked } = fakeCentral(({ path, token }) => {
      if (path === '/auth/refresh') return { json: anAnswer('two', 15, aUser({ secondFactor: true })) };
      return token === 'done' ? { json: { saved: path } } : refused;
    });
    return { asked, http: createHttpClient({ transport, tabs: oneTab(), now, session }) };
  }

  it('keeps the screen, lets what was being saved wait, and saves it once when the step is done', async () => {
    const session = aKeptSession();
    const { asked, http } = anOwingSession(session);
    const saved = http.request('/stores/1', { method: 'PATCH', body: { label: 'Radnice' } });
    await suspended(session);
    expect(session.get()).toMatchObject({ suspended: true, loggedIn: true, ended: null, user: { secondFactor: true } });
    // No one does a step before the refusal has been received.
    await new Promise((resolve) => setTimeout(resolve));
    session.begin(anAnswer('done'));
    expect((await saved).json).toEqual({ saved: '/stores/1' });
    expect(writesOf(asked)).toEqual(['one', 'done']);
    expect(session.get().suspended).toBe(false);
  });

  it('is refused, and leads elsewhere, where nobody keeps the screen', async () => {
    const session = aSession(anAnswer('one'));
    const { http } = anOwingSession(session);
    await expect(http.request('/stores/1', { method: 'PATCH', body: {} })).rejects.toMatchObject({ body: { err: 'stage_not_passed' } });
    expect(session.get()).toMatchObject({ suspended: false, user: { secondFactor: true } });
  });
});

describe('signing out in one tab', () => {
  const twoTabs = () =>
    someTabs(2).map((tabs) => {
      const session = aSession(anAnswer('one'));
      shareSession(session, tabs);
      return session;
    });

  it('suspends the others where something is not saved, and ends them elsewhere', () => {
    const [here, there] = twoTabs();
    there?.keepScreen(sessionExpired((how) => how === 'elsewhere'));
    here?.end('asked');
    expect(here?.get()).toMatchObject({ suspended: false, ended: 'asked', user: null });
    expect(there?.get()).toMatchObject({ suspended: true, ended: 'elsewhere', user: jana });
    here?.begin(anAnswer('two'));
    expect(there?.get()).toMatchObject({ suspended: false, accessToken: 'two' });
  });
});

describe('why a session has ended', () => {
  const left = { isForFactor: false, idle: new Date('2026-11-20T12:30:00Z'), whole: new Date('2026-11-20T20:00:00Z') };

  it.each([
    ['elsewhere', 'elsewhere', '2026-11-20T13:00:00Z'],
    ['idle', 'forced', '2026-11-20T12:29:58Z'],
    ['whole', 'forced', '2026-11-20T20:00:01Z'],
    ['revoked', 'forced', '2026-11-20T12:20:00Z'],
  ] as const)('is %s when it ended %s at %s', (reason, ended, at) => {
    expect(endReasonOf({ ended, left, now: new Date(at) })).toBe(reason);
  });

  it('is the second factor that is required now where the server said so', () => {
    expect(endReasonOf({ ended: 'forced', left: { ...left, isForFactor: true }, now: left.whole })).toBe('factor');
  });

  it('is not known by the clock before the server has told the time', () => {
    expect(endReasonOf({ ended: 'forced', left: null, now: instant })).toBe('revoked');
  });
});
