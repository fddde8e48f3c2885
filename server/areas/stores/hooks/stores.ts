import type { Hooks } from '../../../engine/write/hooks.ts';
import { beginWithWeek, bringPlanBack, endUntouchedPlan } from './begun-plan.ts';

/** However a store is made, it begins with the default week as its base plan (page 03, `/stores/settings`). */
export const stores: Hooks = {
  afterCreate: (context, { id }) => beginWithWeek(context, id),
  beforeDelete: endUntouchedPlan,
  beforeRestore: bringPlanBack,
};
