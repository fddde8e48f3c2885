import { describe, expect, it } from 'vitest';
import { isRevertible } from '../../contract/derive/revert.ts';
import { field } from '../../contract/kit/index.ts';
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
  ] as const)('%s: %s.%s', (...[, entityName, name, change, record, isPossible]) => {
    expect(isRevertible(registry[entityName], name, change, record)).toBe(isPossible);
  });

  const entity = {
    limitedBy: null,
    fields: {
      code: field.secret({ max: 10 }),
      lines: field.children({ title: field.text({ max: 5 }) }, { max: 3 }),
      state: field.computed(['a', 'b'], { from: 'seen_at', absent: 'a', bands: [] }),
      height: field.int({ min: 0, max: 9 }),
    },
  } as const;

  it.each([
    ['of a secret, which is not kept', 'code', 'old', 'new', false],
    ['of children, which were rows of their own', 'lines', [{ title: 'a' }], [], false],
    ['that is computed', 'state', 'a', 'b', false],
    ['that was nothing but zero', 'height', 0, 1, true],
  ])('%s', (...[, name, before, now, isPossible]) => {
    expect(isRevertible(entity, name, { before, after: now }, { [name]: now })).toBe(isPossible);
  });

  it('that the record does not have now', () => {
    expect(isRevertible(entity, 'height', { before: 3, after: 4 }, {})).toBe(true);
  });
});
