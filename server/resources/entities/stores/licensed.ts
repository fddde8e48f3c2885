import { demandPlace } from '../../../licences/demand-place.ts';
import type { Hooks } from '../hooks.ts';

/** Desks and devices take a place of their store's licence, by whichever way they come. */
export const licensed: Hooks = {
  beforeCreate: (writing, values) => demandPlace(writing, null, values),
  beforeEdit: (writing, row, values) => demandPlace(writing, row, { ...row, ...values }),
  beforeRestore: (writing, row) => demandPlace(writing, null, row),
};
