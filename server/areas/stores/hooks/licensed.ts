import type { Hooks } from '../../../engine/write/hooks.ts';
import { requirePlace } from '../licences/require-place.ts';

/** Desks and devices take a place of their store's licence, by whichever way they come. */
export const licensed: Hooks = {
  beforeCreate: (writing, values) => requirePlace(writing, null, values),
  beforeEdit: (writing, row, values) => requirePlace(writing, row, { ...row, ...values }),
  beforeRestore: (writing, row) => requirePlace(writing, null, row),
};
