import { sql } from 'kysely';
import { refuse, refuseValues } from '../../../../contract/basics/refusal.ts';
import { type ReportSchedule, type ReportTemplate, templateLimits } from '../../../../contract/operations/report-answer.ts';
import type { ReportKind } from '../../../../contract/rules/statistics/report/report-offers.ts';
import type { Database } from '../../../db/database.ts';
import { changeableSql, type Owner, seenSql } from '../../../db/rows/query/ownership.ts';
import { readSchedules } from '../sending/read-schedules.ts';

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
