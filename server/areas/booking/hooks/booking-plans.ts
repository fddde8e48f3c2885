import type { Hooks } from '../../../engine/write/hooks.ts';
import { replacePlaces } from '../availability/replace-places.ts';

/** Anyone who shares places may be others after a change, so those of the store are counted again. */
export const bookingPlans: Hooks = {
  settle: async ({ db, now, sharedPlacesLater }, { before, after }) => {
    if (sharedPlacesLater !== true) await replacePlaces(db, [Number((after ?? before)?.['store_id'])], now);
  },
};
