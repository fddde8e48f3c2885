import { describe, expect, it } from 'vitest';
import { keptSortOf, pressSort, sortKeysOf } from '../../../src/crud/list/state/sort-keys.ts';

describe('the order of rows', () => {
  it('is read back as it was kept', () => {
    const keys = [
      { field: 'store_id', order: 'DESC' },
      { field: 'name', order: 'ASC' },
      { field: 'starts_at', order: 'DESC' },
    ] as const;
    expect(keptSortOf(keys)).toEqual({ field: 'store_id,name,-starts_at', order: 'DESC' });
    expect(sortKeysOf(keptSortOf(keys))).toEqual(keys);
  });

  it('has one key after a press, and turns round after the next', () => {
    const once = pressSort([{ field: 'name', order: 'ASC' }], 'code', false);
    expect(once).toEqual([{ field: 'code', order: 'ASC' }]);
    expect(pressSort(once, 'code', false)).toEqual([{ field: 'code', order: 'DESC' }]);
  });

  it('gains a key with Shift, turns it round, then lets it go', () => {
    const first = { field: 'name', order: 'ASC' } as const;
    const added = pressSort([first], 'code', true);
    expect(added).toEqual([first, { field: 'code', order: 'ASC' }]);
    const turned = pressSort(added, 'code', true);
    expect(turned).toEqual([first, { field: 'code', order: 'DESC' }]);
    expect(pressSort(turned, 'code', true)).toEqual([first]);
  });

  it('never loses its last key', () => {
    expect(pressSort([{ field: 'name', order: 'DESC' }], 'name', true)).toEqual([{ field: 'name', order: 'ASC' }]);
  });
});
