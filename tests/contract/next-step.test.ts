import { describe, expect, it } from 'vitest';
import { accessPaths, isAuthenticated, nextStep, owedStep, type SessionState } from '../../contract/rules/accounts/next-step.ts';

const now = new Date('2026-11-20T12:00:00Z');
const earlier = '2026-11-20T11:59:59Z';
const later = '2026-11-20T12:00:01Z';
const both = [true, false] as const;

type Case = {
  readonly loggedIn: boolean;
  readonly firstTime: boolean;
  readonly owesFactor: boolean;
  readonly phoneConfirmed: boolean;
  readonly hasToken: boolean;
  readonly passwordEnded: boolean;
};

const cases: readonly Case[] = both.flatMap((loggedIn) =>
  both.flatMap((firstTime) =>
    both.flatMap((owesFactor) =>
      both.flatMap((phoneConfirmed) =>
        both.flatMap((hasToken) =>
          both.map((passwordEnded) => ({ loggedIn, firstTime, owesFactor, phoneConfirmed, hasToken, passwordEnded })),
        ),
      ),
    ),
  ),
);

const session = (one: Case): SessionState => ({
  loggedIn: one.loggedIn,
  expires: one.hasToken ? later : null,
  user: {
    first_time: one.firstTime,
    secondFactor: one.owesFactor,
    phone_number_confirmed: one.phoneConfirmed,
    next_password_change: one.passwordEnded ? earlier : later,
  },
});

/** The four steps of specification section 4, written out a second time as the text has them. */
function specified(one: Case): string | null {
  if (one.loggedIn && one.firstTime) return '/auth/create-password';
  if (one.owesFactor && one.loggedIn && !(one.firstTime && one.phoneConfirmed)) return '/auth/two-factor';
  if (!one.hasToken) return '/auth/sign-in';
  return one.passwordEnded ? '/settings/change-password' : null;
}

const name = (one: Case): string =>
  Object.entries(one)
    .filter(([, holds]) => holds)
    .map(([mark]) => mark)
    .join(', ') || 'nothing';

describe('the access flow', () => {
  it.each(cases.map((one) => [name(one), one] as const))('follows the order of the specification on a guarded screen: %s', (_, one) => {
    expect(nextStep(session(one), '/stores/manage', now)).toBe(specified(one));
  });

  it.each(cases.map((one) => [name(one), one] as const))('stays on the step that it demands: %s', (_, one) => {
    const step = specified(one);
    if (step !== null) expect(nextStep(session(one), step, now)).toBeNull();
    else expect(nextStep(session(one), '/auth/sign-in', now)).toBe('/');
  });

  it('holds who is signed in to what it leads to: the server asks the same', () => {
    for (const one of cases.filter(({ loggedIn, hasToken }) => loggedIn && hasToken)) {
      const state = session(one);
      const owed = state.user === null ? null : owedStep(state.user, now);
      expect(owed === null ? null : accessPaths[owed], name(one)).toBe(nextStep(state, '/stores/manage', now));
    }
  });

  it.each(cases.map((one) => [name(one), one] as const))('never stands in the way of signing out, nor of a one-time link: %s', (_, one) => {
    expect(nextStep(session(one), accessPaths.signOut, now)).toBeNull();
    expect(nextStep(session(one), `${accessPaths.lostPassword}/s3cr3t`, now)).toBeNull();
  });

  const nobody: SessionState = { loggedIn: false, expires: null, user: null };
  const settled = session({
    loggedIn: true,
    firstTime: false,
    owesFactor: false,
    phoneConfirmed: false,
    hasToken: true,
    passwordEnded: false,
  });

  it('lets those who lost their password ask for a new one without a session', () => {
    expect(nextStep(nobody, '/auth/lost-password', now)).toBeNull();
    expect(nextStep(nobody, '/auth/lost-password/3f9a', now)).toBeNull();
    expect(nextStep(nobody, '/auth/lost-passwords', now)).toBe('/auth/sign-in');
  });

  it.each(['/auth', '/auth/sign-in', '/auth/create-password', '/auth/two-factor', '/auth/lost-password'])(
    'sends whoever owes nothing home from %s',
    (path) => {
      expect(nextStep(settled, path, now)).toBe('/');
    },
  );

  it('leaves other screens to whoever owes nothing, those too whose address only begins alike', () => {
    expect(nextStep(settled, '/stores/manage', now)).toBeNull();
    expect(nextStep(settled, '/authors', now)).toBeNull();
  });

  it('leads whoever is signed in and owes something from the lost password to what they owe', () => {
    const owing = (more: Partial<NonNullable<SessionState['user']>>): SessionState => ({
      ...settled,
      user: settled.user === null ? null : { ...settled.user, ...more },
    });
    expect(nextStep(owing({ first_time: true }), '/auth/lost-password', now)).toBe('/auth/create-password');
    expect(nextStep(owing({ secondFactor: true }), '/auth/lost-password', now)).toBe('/auth/two-factor');
    expect(nextStep(owing({ next_password_change: earlier }), '/auth/lost-password', now)).toBe('/settings/change-password');
  });

  it('demands of a session whose user is not known yet only that its token holds', () => {
    expect(nextStep({ loggedIn: true, expires: later, user: null }, '/stores/manage', now)).toBeNull();
    expect(nextStep({ loggedIn: true, expires: null, user: null }, '/stores/manage', now)).toBe('/auth/sign-in');
  });

  it('sends whoever has to change the password there from the pages of signing in', () => {
    const ended = { ...settled, user: settled.user === null ? null : { ...settled.user, next_password_change: earlier } };
    expect(nextStep(ended, '/auth/sign-in', now)).toBe('/settings/change-password');
  });

  it('lets a password live until after the instant of its end', () => {
    const ending = { ...settled, user: settled.user === null ? null : { ...settled.user, next_password_change: now.toISOString() } };
    expect(nextStep(ending, '/', now)).toBeNull();
    expect(nextStep(ending, '/', new Date(now.getTime() + 1))).toBe('/settings/change-password');
  });

  it('lets a password without an end live', () => {
    const endless = { ...settled, user: settled.user === null ? null : { ...settled.user, next_password_change: null } };
    expect(nextStep(endless, '/', now)).toBeNull();
  });
});

describe('a token', () => {
  const until = (expires: string | null): SessionState => ({ loggedIn: true, expires, user: null });

  it('holds until its expiry, and not at it', () => {
    expect(isAuthenticated(until(later), now)).toBe(true);
    expect(isAuthenticated(until(now.toISOString()), now)).toBe(false);
    expect(isAuthenticated(until(earlier), now)).toBe(false);
    expect(isAuthenticated(until(null), now)).toBe(false);
  });
});
