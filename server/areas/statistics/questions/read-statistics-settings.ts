import { sql } from 'kysely';
import { usualTarget } from '../../../../contract/rules/statistics/target-share.ts';
import type { Database } from '../../../db/database.ts';

/** What the town has set for its statistics. */
export type StatisticsSettings = { readonly minutes: number; readonly share: number; readonly leftOut: readonly number[] };

/** The settings as they are saved; the shortest handling takes effect where tickets are counted (`day-source.ts`). */
export async function readStatisticsSettings(db: Database): Promise<StatisticsSettings> {
  const { rows } = await sql<{ minutes: number; share: number; services: readonly number[] }>`
    select target_minutes::int as minutes, target_share as share, left_out_services as services
    from statistics_settings where deleted_at is null order by id limit 1`.execute(db);
  const [saved] = rows;
  if (saved === undefined) return { minutes: Number(usualTarget.minutes), share: usualTarget.percent / 100, leftOut: [] };
  return { minutes: saved.minutes, share: saved.share / 100, leftOut: saved.services };
}
