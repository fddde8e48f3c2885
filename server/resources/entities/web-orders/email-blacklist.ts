import type { Hooks } from '../hooks.ts';

/** Who blocked the address stands beside it. */
export const emailBlacklist: Hooks = {
  complete: async ({ actor }) => ({ created_by: actor.id }),
};
