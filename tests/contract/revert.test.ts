import { describe, expect, it } from 'vitest';
import { isRevertible, valuesToRevert } from '../../contract/derive/revert.ts';
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

describe('fields that belong together', () => {
  const at = (hour: string): string => `2026-12-01T${hour}:00.000Z`;
  const moved = (version: number, from: readonly [string, string], to: readonly [string, string]) => ({
    version,
    changes: { starts_at: { before: at(from[0]), after: at(to[0]) }, ends_at: { before: at(from[1]), after: at(to[1]) } },
  });
  const history = [
    {
      version: 4,
      changes: { ends_at: { before: at('12:15'), after: at('12:30') }, over_capacity_reason: { before: null, after: 'starý pán' } },
    },
    moved(3, ['10:00', '10:15'], ['12:00', '12:15']),
    moved(2, ['08:00', '08:15'], ['10:00', '10:15']),
  ];
  const record = { starts_at: at('12:00'), ends_at: at('12:30'), over_capacity_reason: 'starý pán', note: null };
  const of = (name: string, version: number) => valuesToRevert(registry.orders, { name, version }, history, record);

  it.each(['starts_at', 'ends_at'])('go back together to what they were before a move, whichever is asked for: %s', (name) => {
    expect(of(name, 2)).toEqual({ starts_at: at('08:00'), ends_at: at('08:15'), over_capacity_reason: null });
    expect(of(name, 3)).toEqual({ starts_at: at('10:00'), ends_at: at('10:15'), over_capacity_reason: null });
  });

  it('leave out what is as it was', () => {
    expect(of('ends_at', 4)).toEqual({ ends_at: at('12:15'), over_capacity_reason: null });
  });

  it('are declared: others go back alone, and not at all where what was there is not known', () => {
    const noted = [...history, { version: 5, changes: { note: { after: null } } }];
    expect(valuesToRevert(registry.orders, { name: 'note', version: 5 }, noted, record)).toEqual({});
    expect(
      valuesToRevert(registry.users, { name: 'name', version: 2 }, [{ version: 2, changes: { name: { before: 'Jana Nová' } } }], user),
    ).toEqual({
      name: 'Jana Nová',
    });
  });
});
