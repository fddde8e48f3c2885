import { sql } from 'kysely';
import { refuse, refuseValues } from '../../../../contract/basics/refusal.ts';
import {
  type Pause,
  type ReportFormat,
  type ReportSchedule,
  type ReportTemplate,
  type SendingResult,
  templateLimits,
} from '../../../../contract/operations/report-answer.ts';
import type { MessageState } from '../../../../contract/resources/settings/outbox.ts';
import type { ReportKind } from '../../../../contract/rules/statistics/report/report-offers.ts';
import type { Rhythm } from '../../../../contract/rules/statistics/report/sending-times.ts';
import type { Database } from '../../../db/database.ts';
import { changeableSql, type Owner, seenSql } from '../../../db/rows/query/limitation.ts';

export type TemplateWriting = { readonly db: Database; readonly owner: Owner; readonly now: Date };
export type TemplateChanges = { readonly name?: string; readonly shared?: boolean; readonly query?: string };

/** Every template that the reader sees, the own ones first. */
export function listTemplates(db: Database, reader: Owner): Promise<readonly ReportTemplate[]> {
  return readTemplates(db, reader, null);
}

/** One template that the reader sees; undefined where there is none, or it is private to another person. */
export async function findTemplate(db: Database, reader: Owner, id: number): Promise<ReportTemplate | undefined> {
  const [found] = await readTemplates(db, reader, id);
  return found;
}

/** The one with the number, or every one. */
async function readTemplates(db: Database, reader: Owner, id: number | null): Promise<readonly ReportTemplate[]> {
  const { rows } = await sql<Omit<ReportTemplate, 'schedule'>>`
    select v.id, v.kind, v.name, v.query, v.shared, u.name as owner_name, v.owner_id = ${reader.id} as is_own, ${changeableSql(reader)} as may_change
    from report_templates v join users u on u.id = v.owner_id
    where (${id}::int is null or v.id = ${id}) and ${seenSql(reader)}
    order by v.owner_id = ${reader.id} desc, v.name collate app_cs, v.id`.execute(db);
  const own = rows.filter(({ may_change }) => may_change);
  const schedules =
    own.length === 0
      ? new Map<number, ReportSchedule>()
      : await readSchedules(
          db,
          own.map(({ id: one }) => one),
        );
  return rows.map((row) => ({ ...row, schedule: schedules.get(row.id) ?? null }));
}

/** Saves a template of the author. Requests of one person are serialised, so that the limit of templates holds. */
export async function createTemplate(
  { db, owner, now }: TemplateWriting,
  { kind, name, shared, query }: Required<TemplateChanges> & { readonly kind: ReportKind },
): Promise<ReportTemplate> {
  await sql`select from users where id = ${owner.id} for no key update`.execute(db);
  const { rows: kept } = await sql<{ count: number }>`
    select count(*)::int as count from report_templates where owner_id = ${owner.id}`.execute(db);
  const { perPerson } = templateLimits;
  if ((kept[0]?.count ?? 0) >= perPerson) throw refuseValues({ name: { code: 'too_many', details: { max: perPerson } } });
  const { rows } = await named(() =>
    sql<{ id: number }>`
      insert into report_templates (owner_id, kind, name, shared, query, created_at, updated_at)
      values (${owner.id}, ${kind}, ${name}, ${shared}, ${query}, ${now}, ${now}) returning id`.execute(db),
  );
  const made = await findTemplate(db, owner, Number(rows[0]?.id));
  if (made === undefined) throw refuse('conflict');
  return made;
}

/** Changes what is given; answers with the template as it then is. */
export async function changeTemplate(
  { db, now }: TemplateWriting,
  template: ReportTemplate,
  changes: TemplateChanges,
): Promise<ReportTemplate> {
  const changed = { ...template, ...changes };
  await named(() =>
    sql`update report_templates set name = ${changed.name}, shared = ${changed.shared}, query = ${changed.query}, updated_at = ${now}
      where id = ${template.id}`.execute(db),
  );
  return changed;
}

export async function deleteTemplate({ db }: TemplateWriting, { id }: ReportTemplate): Promise<void> {
  await sql`delete from report_templates where id = ${id}`.execute(db);
}

async function named<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'report_templates_name_key') {
      throw refuse('template_name_taken', { at: 'name' });
    }
    throw error;
  }
}

type ScheduleRow = {
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
async function readSchedules(db: Database, templates: readonly number[]): Promise<ReadonlyMap<number, ReportSchedule>> {
  const { rows } = await sql<ScheduleRow>`
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
