import { sql } from 'kysely';
import type { Pause, ReportFormat, ReportSchedule, SendingResult } from '../../../../contract/operations/report-answer.ts';
import type { MessageState } from '../../../../contract/resources/settings/outbox.ts';
import type { Rhythm } from '../../../../contract/rules/statistics/report/sending-times.ts';
import type { Database } from '../../../db/database.ts';

type Row = {
  readonly template_id: number;
  readonly rhythm: Rhythm;
  readonly weekday: number | null;
  readonly day: number | null;
  readonly time_of_day: string;
  readonly format: ReportFormat;
  readonly addresses: readonly string[];
  readonly paused: Pause | null;
  readonly next_at: Date;
  readonly due_at: Date | null;
  readonly result: SendingResult | null;
};
type Letter = { readonly template_id: number; readonly due_at: Date; readonly recipient: string; readonly state: MessageState };

/** When templates are sent, by their numbers, each with its last sending. */
export async function readSchedules(db: Database, templates: readonly number[]): Promise<ReadonlyMap<number, ReportSchedule>> {
  const { rows } = await sql<Row>`
    select s.template_id, s.rhythm, s.weekday, s.day, s.time_of_day, s.format, s.addresses, s.paused, s.next_at, l.due_at, l.result
    from report_schedules s left join lateral (
      select r.due_at, r.result from report_sendings r where r.template_id = s.template_id order by r.due_at desc limit 1) l on true
    where s.template_id = any(${[...templates]}::int[])`.execute(db);
  const { rows: letters } = await sql<Letter>`
    select l.template_id, l.due_at, b.recipient, b.state from report_letters l join outbox b on b.id = l.outbox_id
    where l.template_id = any(${[...templates]}::int[]) and l.due_at = (
      select max(r.due_at) from report_sendings r where r.template_id = l.template_id) order by b.id`.execute(db);
  return new Map(
    rows.map((row) => [
      row.template_id,
      {
        rhythm: row.rhythm,
        weekday: row.weekday,
        day: row.day,
        time: row.time_of_day,
        format: row.format,
        addresses: row.addresses,
        paused: row.paused,
        next_at: row.paused === null ? row.next_at.toISOString() : null,
        last:
          row.due_at === null || row.result === null
            ? null
            : {
                due_at: row.due_at.toISOString(),
                result: row.result,
                letters: letters.flatMap(({ template_id, recipient, state }) =>
                  template_id === row.template_id ? [{ recipient, state }] : [],
                ),
              },
      },
    ]),
  );
}
