import { describe, expect, it } from 'vitest';
import { fieldFilterOf, pickFilter, readPicked, withFieldFilter } from '../../../src/crud/fields/filters/field-filter.ts';

describe('the filter of one field', () => {
  const values = { q: 'jan', state: 'confirmed', starts_at_gte: 'a', starts_at_lte: 'b', store_id_in: [1, 2] };

  it('is the part of the values that bears its name', () => {
    expect(fieldFilterOf(values, 'starts_at')).toEqual({ gte: 'a', lte: 'b' });
    expect(fieldFilterOf(values, 'state')).toEqual({ eq: 'confirmed' });
    expect(fieldFilterOf(values, 'store_id')).toEqual({ in: [1, 2] });
  });

  it('takes the place of what was asked before and leaves other fields alone', () => {
    expect(withFieldFilter(values, 'starts_at', { null: true })).toEqual({
      q: 'jan',
      state: 'confirmed',
      store_id_in: [1, 2],
      starts_at_null: true,
    });
  });

  it('asks nothing when all of it is empty', () => {
    expect(withFieldFilter({ state: 'confirmed' }, 'state', { in: [] })).toEqual({});
  });

  it('keeps one picked value as equality, more as a list', () => {
    expect(pickFilter(['a'])).toEqual({ eq: 'a' });
    expect(pickFilter(['a', 'b'])).toEqual({ in: ['a', 'b'] });
    expect(readPicked(pickFilter(['a', 'b']))).toEqual(['a', 'b']);
    expect(readPicked({})).toEqual([]);
  });
});
