import { describe, expect, it } from 'vitest';
import { configures, isShared, keptFields } from '../../../contract/derive/configuring.ts';
import { lamps } from './lamps.ts';

describe('what configures a store', () => {
  it.each([
    ['what goes to its branch', { syncs: true, limitedBy: 'store_id' }, true],
    ['what goes to branches as the store itself', { syncs: true, limitedBy: 'id' }, true],
    ['not what stays at the central', { limitedBy: 'store_id' }, false],
    ['not what only passes', { syncs: true, passing: true, limitedBy: 'store_id' }, false],
    ['not what belongs to no store', { syncs: true, limitedBy: null }, false],
  ] as const)('is %s', (...[, entity, does]) => {
    expect(configures(entity)).toBe(does);
  });

  it('keeps what people write, no secrets and nothing live', () => {
    expect(keptFields(lamps)).toEqual(['name', 'store_id', 'pole_ids', 'owner', 'state', 'colours', 'watched', 'height']);
  });

  it.each([
    ['of several stores', 'store_ids', { store_ids: [1, 2] }, true],
    ['not of one', 'store_ids', { store_ids: [1] }, false],
    ['not of none', 'store_ids', { store_ids: [] }, false],
    ['not of one that cannot be of more', 'store_id', { store_id: 1 }, false],
    ['not where it is not told', 'store_ids', {}, false],
    ['not by another field', 'store_ids', { store_id: [1, 2] }, false],
    ['not where it belongs to no store', null, { store_ids: [1, 2], null: [1, 2] }, false],
  ])('is shared %s', (...[, limitedBy, row, shared]) => {
    expect(isShared({ limitedBy }, row)).toBe(shared);
  });
});
