import type { Hooks } from '../../../engine/write/hooks.ts';
import { replacePlaces } from '../availability/replace-places.ts';

/** Services that came into an agenda or left it share places with others, where a plan of the agenda says so. */
export const webGroups: Hooks = {
  settle: async ({ db, now }, { before, after }) => {
    if (before !== null && after !== null && JSON.stringify(before['service_ids']) === JSON.stringify(after['service_ids'])) return;
    const rows = await db
      .selectFrom('booking_plans')
      .select('store_id')
      .distinct()
      .where('web_group_id', '=', (after ?? before)?.id ?? null)
      .where('deleted_at', 'is', null)
      .execute();
    await replacePlaces(
      db,
      rows.map(({ store_id }) => store_id),
      now,
    );
  },
};
