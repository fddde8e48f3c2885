import { describe, expect, it } from 'vitest';
import { hinderingField, isIdle } from '../../../contract/derive/actions.ts';

const entity = {
  actions: {
    free: {},
    cancel: { when: { state: ['draft', 'sent'], kind: ['letter'] } },
    never: { when: { state: undefined } },
    activate: { idle: { active: [true] } },
    unblock: { idle: { failures: [0, null], blocked_at: [null] } },
    untold: { idle: { failures: undefined } },
    nothing: { idle: {} },
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
    ['untold', { failures: 0 }, false],
    ['nothing', {}, false],
    ['unknown', {}, false],
  ])('%s on %j has nothing to do: %s', (action, row, idle) => {
    expect(isIdle(entity, action, row)).toBe(idle);
  });

  it('is neither hindered nor idle where the entity has none', () => {
    expect([hinderingField({}, 'cancel', {}), isIdle({}, 'cancel', {})]).toEqual([undefined, false]);
  });
});
