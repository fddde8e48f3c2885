import { describe, expect, it } from 'vitest';
import { createHttpClient } from '../../../src/providers/http/http-client.ts';
import { shareSession } from '../../../src/providers/session/followed-session.ts';
import { CentralError } from '../../../src/providers/transport/central-error.ts';
import { anAnswer, aSession, aUser, fakeCentral, instant, oneTab, someTabs } from './fake-central.ts';

const now = (): Date => instant;
const unauthorised = { status: 401, json: { err: 'Unauthorized', message: 'Nejste přihlášeni.' } };

describe('the HTTP client', () => {
  it('asks in the chosen language, as the console, with the token and without a cache', async () => {
    const { transport, asked } = fakeCentral(() => ({ json: [] }));
    await createHttpClient({ transport, tabs: oneTab(), now, session: aSession(anAnswer('one')) }).request('/stores');
    const headers = asked[0]?.headers;
    expect(headers?.get('Accept-Language')).toBe('cs');
    expect(headers?.get('X-Client')).toBe('console');
    expect(headers?.get('Cache-Control')).toBe('no-cache');
    expect(headers?.get('Authorization')).toBe('Bearer one');
  });

  it('renews a token that is about to end before it uses it', async () => {
    const { transport, asked } = fakeCentral(({ path }) => (path === '/auth/refresh' ? { json: anAnswer('two') } : { json: [] }));
    const session = aSession(anAnswer('one', 0.1));
    await createHttpClient({ transport, tabs: oneTab(), now, session }).request('/stores');
    expect(asked.map(({ path, token }) => [path, token])).toEqual([
      ['/auth/refresh', null],
      ['/stores', 'two'],
    ]);
  });

  it('renews once for many calls at the same time', async () => {
    const { transport, asked } = fakeCentral(({ path, token }) => {
      if (path === '/auth/refresh') return { json: anAnswer('two') };
      return token === 'two' ? { json: [] } : unauthorised;
    });
    const client = createHttpClient({ transport, tabs: oneTab(), now, session: aSession(anAnswer('one')) });
    await Promise.all(['/stores', '/regions', '/users'].map((path) => client.request(path)));
    expect(asked.filter(({ path }) => path === '/auth/refresh')).toHaveLength(1);
  });

  it('renews once for all tabs', async () => {
    const { transport, asked } = fakeCentral(({ path }) => (path === '/auth/refresh' ? { json: anAnswer('two') } : { json: [] }));
    const clients = someTabs(3).map((tabs) => {
      const session = aSession(anAnswer('one', 0));
      shareSession(session, tabs);
      return createHttpClient({ transport, tabs, now, session });
    });
    await Promise.all(clients.map((client) => client.request('/stores')));
    expect(asked.filter(({ path }) => path === '/auth/refresh')).toHaveLength(1);
    expect(asked.filter(({ path }) => path === '/stores').map(({ token }) => token)).toEqual(['two', 'two', 'two']);
  });

  it('tries once more after a 401, and signs out by force at the second', async () => {
    const { transport, asked } = fakeCentral(({ path }) => (path === '/auth/refresh' ? { json: anAnswer('two') } : unauthorised));
    const session = aSession(anAnswer('one'));
    await expect(createHttpClient({ transport, tabs: oneTab(), now, session }).request('/stores')).rejects.toMatchObject({ status: 401 });
    expect(asked.map(({ path }) => path)).toEqual(['/stores', '/auth/refresh', '/stores']);
    expect(session.get()).toMatchObject({ loggedIn: false, ended: 'forced', accessToken: null });
  });

  it.each([
    ['has ended', '2026-11-20T11:59:59Z', '2026-11-20T11:59:59Z'],
    ['lasts by the clock of this machine', null, null],
  ])('learns once what is owed when the server asks for a step, although the password %s', async (_, end, known) => {
    const owing = anAnswer('two', 15, aUser({ next_password_change: end }));
    const refused = { status: 403, json: { err: 'stage_not_passed', message: 'Přihlášení ještě není u konce.' } };
    const { transport, asked } = fakeCentral(({ path }) => (path === '/auth/refresh' ? { json: owing } : refused));
    const session = aSession(anAnswer('one'));
    const client = createHttpClient({ transport, tabs: oneTab(), now, session });
    for (const path of ['/stores', '/users']) await expect(client.request(path)).rejects.toMatchObject({ status: 403 });
    expect(asked.map(({ path }) => path)).toEqual(['/stores', '/auth/refresh', '/users']);
    expect(session.get().user?.next_password_change).toBe(known);
  });

  it('signs out by force when the session cannot be renewed', async () => {
    const { transport } = fakeCentral(() => unauthorised);
    const session = aSession(anAnswer('one'));
    await expect(createHttpClient({ transport, tabs: oneTab(), now, session }).request('/stores')).rejects.toBeInstanceOf(CentralError);
    expect(session.get().ended).toBe('forced');
  });

  it('keeps the session when the server is out of reach', async () => {
    const { transport } = fakeCentral(() => 'cut');
    const session = aSession(anAnswer('one', 0));
    await expect(createHttpClient({ transport, tabs: oneTab(), now, session }).request('/stores')).rejects.toMatchObject({
      status: 0,
      body: { err: 'offline', message: 'Server neodpovídá.' },
    });
    expect(session.get().loggedIn).toBe(true);
  });

  it('takes an answer that speaks of an error for one, whatever its status', async () => {
    const { transport } = fakeCentral(() => ({ json: { err: 'conflict', message: 'Nejde to.', reference: 'r-1' } }));
    const client = createHttpClient({ transport, tabs: oneTab(), now, session: aSession(anAnswer('one')) });
    await expect(client.request('/stores')).rejects.toMatchObject({
      status: 200,
      body: { err: 'conflict', message: 'Nejde to.', reference: 'r-1' },
    });
  });

  it('takes no page for an answer, such as that of a proxy which says that all is well', async () => {
    const { transport } = fakeCentral(() => ({ status: 200, text: '<html><body>Přihlaste se k síti</body></html>' }));
    const client = createHttpClient({ transport, tabs: oneTab(), now, session: aSession(anAnswer('one')) });
    await expect(client.request('/stores')).rejects.toMatchObject({ status: 200, body: { err: 'unreadable' } });
  });

  it('says that an answer cannot be read when it is none of ours', async () => {
    const { transport } = fakeCentral(() => ({ status: 502 }));
    const client = createHttpClient({ transport, tabs: oneTab(), now, session: aSession(anAnswer('one')) });
    await expect(client.request('/stores')).rejects.toMatchObject({
      status: 502,
      body: { err: 'unreadable', message: 'Nečekaná odpověď.' },
    });
  });
});

describe('the sessions of several tabs', () => {
  it('end together', () => {
    const sessions = someTabs(2).map((tabs) => {
      const session = aSession(anAnswer('one'));
      shareSession(session, tabs);
      return session;
    });
    sessions[0]?.end('asked');
    expect(sessions[1]?.get()).toMatchObject({ loggedIn: false, ended: 'elsewhere' });
  });
});
