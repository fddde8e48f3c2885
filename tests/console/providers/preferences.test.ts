import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultAppearance } from '../../../src/providers/appearance/appearance.ts';
import { createAppearance } from '../../../src/providers/appearance/appearance-store.ts';
import { createSidebarStates } from '../../../src/providers/appearance/sidebar-states.ts';
import { createConsoleStore } from '../../../src/providers/console-store.ts';
import { createHttpClient } from '../../../src/providers/http/http-client.ts';
import { keepAppearance } from '../../../src/providers/preferences/keep-appearance.ts';
import { readObject } from '../../../src/providers/preferences/kept-here.ts';
import { createPreferences, followSession } from '../../../src/providers/preferences/preferences.ts';
import { anAnswer, aSession, aStorage, aUser, fakeCentral, instant, oneTab } from './fake-central.ts';

/** What the server keeps, by the token of its owner; while it is `down` it answers nothing. */
function aServer(kept: Record<string, Record<string, unknown>> = {}) {
  const state = { down: false, refuses: false };
  const central = fakeCentral(({ method, path, body, token }) => {
    if (state.down) return 'cut';
    if (state.refuses && method === 'PATCH') return { status: 422, json: { err: 'invalid', message: 'Ne.' } };
    if (path !== '/preferences') return { status: 404 };
    const own = kept[token ?? ''] ?? {};
    if (method === 'GET') return { json: own };
    kept[token ?? ''] = Object.fromEntries(Object.entries({ ...own, ...readObject(body) }).filter(([, value]) => value !== null));
    return { status: 204 };
  });
  return { ...central, kept, state };
}

type Server = ReturnType<typeof aServer>;

/** A browser in which someone is signed in. */
function aBrowser({ transport }: Server, storage = aStorage()) {
  const session = aSession(anAnswer('jana'));
  const http = createHttpClient({ transport, tabs: oneTab(), now: () => instant, session });
  const preferences = createPreferences({ http, storage });
  const paper = window.matchMedia('print');
  const appearance = createAppearance({ storage, root: document.createElement('html'), systemDark: paper, paper });
  const sidebar = createSidebarStates(storage);
  keepAppearance(preferences, { appearance, sidebar });
  const store = createConsoleStore({ appearance, preferences });
  store.setup();
  followSession(preferences, session, () => instant);
  return { session, preferences, appearance, sidebar, store, storage };
}

const settled = () => vi.advanceTimersByTimeAsync(2_000);

describe('preferences', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  it('go to the server together and are there in another browser', async () => {
    const server = aServer();
    const here = aBrowser(server);
    await settled();
    here.store.setItem('stores.columns', ['name']);
    here.appearance.change({ theme: 'C' });
    here.sidebar.set('boxed', true);
    await settled();
    expect(server.asked.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
    const there = aBrowser(server);
    await settled();
    expect(there.store.getItem('stores.columns')).toEqual(['name']);
    expect(there.appearance.get().theme).toBe('C');
    expect(there.sidebar.get().has('boxed')).toBe(true);
    // Following is not choosing: nothing goes back.
    expect(server.asked.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  it('tell whoever listens to the store when they arrive', async () => {
    const there = aBrowser(aServer({ jana: { 'stores.columns': ['name'] } }));
    const onChange = vi.fn();
    there.store.subscribe('stores.columns', onChange);
    await settled();
    expect(onChange).toHaveBeenCalledWith(['name']);
  });

  it('are forgotten on the server when they go back to the usual', async () => {
    const server = aServer({ jana: { 'stores.columns': ['name'] } });
    const here = aBrowser(server);
    await settled();
    here.store.removeItem('stores.columns');
    await settled();
    expect(server.kept).toEqual({ jana: {} });
  });

  it('wait for a server that does not answer, also over a sign-out and a reload', async () => {
    const server = aServer({ jana: { 'stores.columns': ['name'] } });
    const here = aBrowser(server);
    await settled();
    server.state.down = true;
    here.store.setItem('stores.columns', ['name', 'region_id']);
    await settled();
    expect(here.store.getItem('stores.columns')).toEqual(['name', 'region_id']);
    here.session.end('asked');
    expect(here.store.getItem('stores.columns')).toBeUndefined();
    server.state.down = false;
    aBrowser(server, here.storage);
    await settled();
    expect(server.kept).toEqual({ jana: { 'stores.columns': ['name', 'region_id'] } });
  });

  it('stay given up when the page was left before the server heard of it', async () => {
    const server = aServer({ jana: { 'regions.new.draft': { values: { name: 'Rozepsaný' } } } });
    const here = aBrowser(server);
    await settled();
    here.store.removeItem('regions.new.draft');
    const reloaded = aBrowser(server, here.storage);
    here.preferences.close();
    await settled();
    expect(server.kept).toEqual({ jana: {} });
    expect(reloaded.store.getItem('regions.new.draft')).toBeUndefined();
  });

  it('go on being sent after one that the server will not take', async () => {
    const server = aServer();
    const here = aBrowser(server);
    await settled();
    server.state.refuses = true;
    here.preferences.set('much', 'x');
    await settled();
    server.state.refuses = false;
    here.preferences.set('other', 'y');
    await settled();
    expect(server.kept).toEqual({ jana: { other: 'y' } });
  });

  it('leave nothing in the browser of what is being typed, once the server has it', async () => {
    const server = aServer();
    const here = aBrowser(server);
    await settled();
    here.store.setItem('users.new.draft', { values: { name: 'Jana' } });
    await settled();
    expect(here.storage.getItem('poradnik.preferences')).not.toContain('Jana');
    expect(server.kept['jana']).toEqual({ 'users.new.draft': { values: { name: 'Jana' } } });
  });

  it('of one person are not those of the next', async () => {
    const server = aServer({ jana: { 'stores.columns': ['name'] }, petr: {} });
    const here = aBrowser(server);
    await settled();
    server.state.down = true;
    here.store.setItem('stores.columns', ['region_id']);
    here.session.end('asked');
    server.state.down = false;
    here.session.begin(anAnswer('petr', 15, aUser({ id: 2 })));
    await settled();
    expect(here.store.getItem('stores.columns')).toBeUndefined();
    expect(server.kept['petr']).toEqual({});
  });

  it('are not asked for while a step of signing in is owed', async () => {
    const server = aServer();
    const here = aBrowser(server);
    await settled();
    here.session.end('asked');
    server.asked.length = 0;
    here.session.begin(anAnswer('petr', 15, aUser({ id: 2, secondFactor: true })));
    await settled();
    expect(server.asked).toEqual([]);
  });

  it('leave the look of the browser to who has chosen none', async () => {
    const storage = aStorage();
    const here = aBrowser(aServer(), storage);
    await settled();
    expect(here.appearance.get()).toEqual(defaultAppearance);
  });
});
