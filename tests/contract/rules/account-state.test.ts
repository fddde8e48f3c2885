import { describe, expect, it } from 'vitest';
import { computedOf } from '../../../contract/derive/computed.ts';
import { accountState } from '../../../contract/rules/accounts/account-state.ts';
import { daysAway, inactiveAfterDays } from '../../../contract/rules/accounts/inactive-account.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const [past, coming] = ['2026-11-20T08:59:58.000Z', '2026-11-20T09:00:00.001Z'];
const begun = { active: true, blocked_at: null, waits_until: null, invitation_ends_at: null };

describe('the account of a user', () => {
  it.each([
    ['active once it has begun', {}, 'active'],
    ['invited while the invitation holds', { invitation_ends_at: coming }, 'invited'],
    ['invited up to the end of the invitation', { invitation_ends_at: now.toISOString() }, 'invited'],
    ['not invited after the invitation ended', { invitation_ends_at: past }, 'not_invited'],
    ['waiting while the next try has to', { waits_until: coming }, 'waits'],
    ['active when the wait is over', { waits_until: past }, 'active'],
    ['blocked rather than waiting', { blocked_at: past, waits_until: coming }, 'blocked'],
    [
      'inactive rather than anything else',
      { active: false, blocked_at: past, waits_until: coming, invitation_ends_at: coming },
      'inactive',
    ],
  ])('is %s', (_, change, state) => {
    expect(computedOf(accountState, { ...begun, ...change }, now)).toBe(state);
  });
});

describe('somebody who signed in', () => {
  const away = (milliseconds: number) => daysAway(new Date(now.getTime() - inactiveAfterDays * 86_400_000 - milliseconds), now);

  it('has been away for long from so many whole days on, and not a moment before', () => {
    expect([away(-1), away(0), away(86_399_999), away(86_400_000)]).toEqual([
      null,
      inactiveAfterDays,
      inactiveAfterDays,
      inactiveAfterDays + 1,
    ]);
  });
});
