import { sql } from 'kysely';
import type { StatisticsAnswer } from '../../../../contract/operations/statistics-answer.ts';
import { usualTarget } from '../../../../contract/rules/statistics/target-share.ts';
import type { Database } from '../../../db/database.ts';
import { oneRow } from '../../../db/one-row.ts';

/** What the town has set for its statistics. */
export type StatisticsSettings = {
  readonly minutes: number;
  readonly share: number;
  readonly leftOut: readonly number[];
  /** Null where all hours of the day are counted. */
  readonly workingHours: StatisticsAnswer['working_hours'];
};

/** The settings as they are saved; the shortest handling and the hours of work take effect where tickets are counted (`day-source.ts`). */
export async function readStatisticsSettings(db: Database): Promise<StatisticsSettings> {
  const { rows } = await sql<{ minutes: number; share: number; services: readonly number[]; from: string | null; to: string | null }>`
    select target_minutes::int as minutes, target_share as share, left_out_services as services,
      to_char(working_from, 'HH24:MI') as from, to_char(working_to, 'HH24:MI') as to
    from statistics_settings where deleted_at is null order by id limit 1`.execute(db);
  const [saved] = rows;
  if (saved === undefined)
    return { minutes: Number(usualTarget.minutes), share: usualTarget.percent / 100, leftOut: [], workingHours: null };
  const { from, to } = saved;
  return {
    minutes: saved.minutes,
    share: saved.share / 100,
    leftOut: saved.services,
    workingHours: from === null && to === null ? null : { from, to },
  };
}

/** Whether days wait to be counted after another setting, or are left as they were because that was stopped. */
export async function isRecountUnfinished(db: Database): Promise<boolean> {
  const { rows } = await sql<{ unfinished: boolean }>`
    select exists (select from statistics_dirty where by_settings) or exists (select from statistics_left_days) as unfinished`.execute(db);
  return oneRow(rows).unfinished;
}
