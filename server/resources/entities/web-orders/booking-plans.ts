import { replacePlaces } from '../../../work/booking/replace-places.ts';
import type { Hooks } from '../hooks.ts';

/** Whoever shares places may be others after a change, so those of the store are counted anew. */
export const bookingPlans: Hooks = {
  settle: async ({ db, now, sharedPlacesLater }, { before, after }) => {
    if (sharedPlacesLater !== true) await replacePlaces(db, [Number((after ?? before)?.['store_id'])], now);
  },
};
