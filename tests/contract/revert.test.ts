import { describe, expect, it } from 'vitest';
import { isRevertible } from '../../contract/derive/revert.ts';
import { registry } from '../../contract/resources/registry.ts';

const user = { name: 'Jana', email: 'jana@mesto.test', first_time: false, limitations: [1] };

describe('a value from the history', () => {
  it.each([
    ['that differs from the present one', 'users', 'name', { before: 'Jana Nová', after: 'Jana' }, user, true],
    ['of a list that differs', 'users', 'limitations', { before: [2], after: [1] }, user, true],
    ['that was empty', 'users', 'name', { before: null, after: 'Jana' }, user, true],
    ['that the field has now', 'users', 'name', { before: 'Jana', after: 'Eva' }, user, false],
    ['that was erased, because it is personal', 'users', 'name', { after: 'Jana' }, user, false],
    ['that only the server writes', 'users', 'first_time', { before: true, after: false }, user, false],
    ['of a field that is there no more', 'users', 'nickname', { before: 'J', after: 'K' }, user, false],
    ['of the store, which is chosen once', 'desks', 'store_id', { before: 1, after: 2 }, { store_id: 2 }, false],
  ] as const)('%s: %s.%s', (...[, name, field, change, record, isPossible]) => {
    expect(isRevertible(registry[name], field, change, record)).toBe(isPossible);
  });
});
