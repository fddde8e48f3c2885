import { sql } from 'kysely';
import { replacePlaces } from '../../../work/booking/replace-places.ts';
import type { Hooks } from '../hooks.ts';
import { judgeFiles } from './judge-files.ts';

/** Services that came into an agenda or left it share places with others, where a plan of the agenda says so. */
export const webGroups: Hooks = {
  judge: judgeFiles({ picture_file: 'group_picture' }),
  settle: async ({ db, now }, { before, after }) => {
    if (before !== null && after !== null && JSON.stringify(before['service_ids']) === JSON.stringify(after['service_ids'])) return;
    const { rows } = await sql<{ store_id: number }>`
      select distinct store_id from booking_plans where web_group_id = ${(after ?? before)?.id ?? null} and deleted_at is null`.execute(db);
    await replacePlaces(
      db,
      rows.map(({ store_id }) => store_id),
      now,
    );
  },
};
