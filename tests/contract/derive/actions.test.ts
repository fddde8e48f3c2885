import { describe, expect, it } from 'vitest';
import { findEarliestInstant, hinderingField, isIdle } from '../../../contract/derive/actions.ts';

const entity = {
  actions: {
    free: {},
    cancel: { when: { state: ['draft', 'sent'], kind: ['letter'] } },
    never: { when: { state: undefined } },
    activate: { idle: { active: [true] } },
    unblock: { idle: { failures: [0, null], blocked_at: [null] } },
    unannounced: { idle: { failures: undefined } },
    nothing: { idle: {} },
    miss: { notBefore: 'starts_at' },
    arrive: { fromDayOf: 'starts_at' },
  },
};

describe('an action on a row', () => {
  it.each([
    ['free', { state: 'gone' }, undefined],
    ['cancel', { state: 'draft', kind: 'letter' }, undefined],
    ['cancel', { state: 'sent', kind: 'letter' }, undefined],
    ['cancel', { state: 'gone', kind: 'letter' }, 'state'],
    ['cancel', { state: 'sent', kind: 'parcel' }, 'kind'],
    ['cancel', { state: 'gone', kind: 'parcel' }, 'state'],
    ['cancel', {}, 'state'],
    ['never', { state: 'draft' }, 'state'],
    ['unknown', { state: 'gone' }, undefined],
  ])('%s on %j is hindered by %s', (action, row, hindering) => {
    expect(hinderingField(entity, action, row)).toBe(hindering);
  });

  it.each([
    ['free', {}, false],
    ['activate', { active: true }, true],
    ['activate', { active: false }, false],
    ['activate', {}, false],
    ['unblock', { failures: 0, blocked_at: null }, true],
    ['unblock', { failures: null, blocked_at: null }, true],
    ['unblock', { failures: 3, blocked_at: null }, false],
    ['unblock', { failures: 0, blocked_at: '2026-11-20' }, false],
    ['unannounced', { failures: 0 }, false],
    ['nothing', {}, false],
    ['unknown', {}, false],
  ])('%s on %j has nothing to do: %s', (action, row, idle) => {
    expect(isIdle(entity, action, row)).toBe(idle);
  });

  const starts = '2026-12-01T09:00:00.000Z';
  it.each([
    ['miss', { starts_at: starts }, '2026-12-01T08:59:59.999Z', starts],
    ['miss', { starts_at: starts }, starts, undefined],
    ['miss', { starts_at: null }, '2026-01-01T00:00:00.000Z', undefined],
    ['arrive', { starts_at: starts }, '2026-11-30T22:59:59.999Z', '2026-11-30T23:00:00.000Z'],
    ['arrive', { starts_at: starts }, '2026-11-30T23:00:00.000Z', undefined],
    ['arrive', { starts_at: null }, '2026-01-01T00:00:00.000Z', undefined],
    ['free', { starts_at: starts }, '2026-01-01T00:00:00.000Z', undefined],
    ['unknown', { starts_at: starts }, '2026-01-01T00:00:00.000Z', undefined],
  ])('%s on %j at %s waits until %s', (action, row, now, earliest) => {
    expect(findEarliestInstant(entity, action, row, new Date(now))).toBe(earliest);
  });

  it('is neither hindered nor idle where the entity has none', () => {
    expect([hinderingField({}, 'cancel', {}), isIdle({}, 'cancel', {})]).toEqual([undefined, false]);
  });
});
