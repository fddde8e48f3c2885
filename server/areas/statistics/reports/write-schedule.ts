import { sql } from 'kysely';
import { refuseValues } from '../../../../contract/basics/refusal.ts';
import type { Language } from '../../../../contract/messages/index.ts';
import { mostAddresses, type ReportFormat, type ReportSchedule } from '../../../../contract/operations/report-answer.ts';
import { faultOfTimes, nextSending, type SendingTimes, tidyTimes } from '../../../../contract/rules/statistics/report/sending-times.ts';
import { splitAddresses } from '../../../../contract/rules/text/contact.ts';
import type { Database } from '../../../db/database.ts';
import { type Author, auditSchedule } from './audit-schedule.ts';

export type WantedSchedule = SendingTimes & {
  readonly format: ReportFormat;
  readonly addresses: string | null;
  readonly paused: boolean;
};

type Writing = { readonly db: Database; readonly author: Author; readonly now: Date; readonly language: Language };

/** Sets when a template is sent. The next sending is the first one after now. */
export async function setSchedule(
  { db, author, now, language }: Writing,
  template: { readonly id: number; readonly schedule: ReportSchedule | null },
  { format, addresses: typed, paused, ...wanted }: WantedSchedule,
): Promise<void> {
  const fault = faultOfTimes(wanted);
  if (fault !== null) throw refuseValues({ [fault]: { code: 'required' } });
  const addresses = splitAddresses(typed ?? '');
  if (addresses.length > mostAddresses) throw refuseValues({ addresses: { code: 'too_many', details: { max: mostAddresses } } });
  const { rhythm, weekday, day, time } = tidyTimes(wanted);
  const next = nextSending({ rhythm, weekday, day, time }, now);
  const pause = paused ? 'asked' : null;
  await sql`
    insert into report_schedules (template_id, rhythm, weekday, day, time_of_day, format, language, addresses, paused, next_at, try_at, failures, created_at, updated_at)
    values (${template.id}, ${rhythm}, ${weekday}, ${day}, ${time}, ${format}, ${language}, ${[...addresses]}::text[], ${pause}, ${next}, ${next}, 0, ${now}, ${now})
    on conflict (template_id) do update set rhythm = excluded.rhythm, weekday = excluded.weekday, day = excluded.day,
      time_of_day = excluded.time_of_day, format = excluded.format, language = excluded.language, addresses = excluded.addresses,
      paused = excluded.paused, next_at = excluded.next_at, try_at = excluded.try_at, failures = 0, updated_at = excluded.updated_at`.execute(
    db,
  );
  const changes = { rhythm, weekday, day, time, format, addresses: addresses.length, paused: pause };
  await auditSchedule(db, { template: template.id, author, now, action: template.schedule === null ? 'create' : 'edit', changes });
}

/** Sends the template no longer. Letters that wait in the outbox still go out, with their file until then. */
export async function removeSchedule({ db, author, now }: Omit<Writing, 'language'>, template: number): Promise<void> {
  const { rows } = await sql<{ template_id: number }>`
    delete from report_schedules where template_id = ${template} returning template_id`.execute(db);
  if (rows.length > 0) await auditSchedule(db, { template, author, now, action: 'delete', changes: {} });
}
