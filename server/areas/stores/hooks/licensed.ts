import type { Hooks } from '../../../engine/write/hooks.ts';
import { requirePlace } from '../licences/require-place.ts';

/** Desks and devices take a place of their store's licence, by whichever way they come. */
export const licensed: Hooks = {
  beforeCreate: (context, values) => requirePlace(context, null, values),
  beforeEdit: (context, row, values) => requirePlace(context, row, { ...row, ...values }),
  beforeRestore: (context, row) => requirePlace(context, null, row),
};
