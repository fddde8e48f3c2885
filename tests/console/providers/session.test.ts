import { describe, expect, it } from 'vitest';
import { addressOfStep } from '../../../src/providers/session/return-address.ts';
import { createSession } from '../../../src/providers/session/session.ts';
import { anAnswer, aStorage } from './fake-central.ts';

describe('the session', () => {
  it('keeps the expiry and the user in the browser, and no token', () => {
    const storage = aStorage();
    createSession(storage).begin(anAnswer('secret-token'));
    const kept = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
    expect(kept.toSorted()).toEqual(['poradnik.expires', 'poradnik.user']);
    expect(kept.map((key) => storage.getItem(key)).join()).not.toContain('secret-token');
  });

  it('remembers who was signed in after a reload, without a token', () => {
    const storage = aStorage();
    createSession(storage).begin(anAnswer('one'));
    expect(createSession(storage).get()).toMatchObject({
      loggedIn: true,
      accessToken: null,
      expires: null,
      user: { name: 'Jana Nováková' },
    });
  });

  it('forgets everything when it ends', () => {
    const storage = aStorage();
    const session = createSession(storage);
    session.begin(anAnswer('one'));
    session.end('asked');
    expect(storage.length).toBe(0);
    expect(session.get()).toMatchObject({ loggedIn: false, accessToken: null, user: null, ended: 'asked' });
  });

  it.each(['{', '"text"', '{"name":"x"}'])('takes no user out of %s', (written) => {
    const storage = aStorage();
    storage.setItem('poradnik.user', written);
    expect(createSession(storage).get().loggedIn).toBe(false);
  });
});

describe('the address after signing in', () => {
  const signIn = (search: string) => ({ pathname: '/auth/sign-in', search });

  it('brings back to where one was sent away from', () => {
    const sent = addressOfStep('/auth/sign-in', { pathname: '/stores/manage', search: '?page=2' }, 'forced');
    expect(sent).toBe('/auth/sign-in?next=%2Fstores%2Fmanage%3Fpage%3D2');
    expect(addressOfStep('/', signIn(sent.slice(sent.indexOf('?'))), null)).toBe('/stores/manage?page=2');
  });

  it('is kept over the steps between', () => {
    expect(addressOfStep('/auth/create-password', signIn('?next=%2Fstores'), null)).toBe('/auth/create-password?next=%2Fstores');
  });

  it('is home for those who signed out by themselves', () => {
    expect(addressOfStep('/auth/sign-in', { pathname: '/stores/manage', search: '' }, 'asked')).toBe('/auth/sign-in');
  });

  it.each(['https://elsewhere.test', '//elsewhere.test', '/\\elsewhere.test', '/auth/sign-out'])('never is %s', (address) => {
    expect(addressOfStep('/', signIn(`?next=${encodeURIComponent(address)}`), null)).toBe('/');
  });
});
