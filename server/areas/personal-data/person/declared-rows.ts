import { type RawBuilder, sql } from 'kysely';
import { fieldsOf, isLive, isPersonal, isRequired } from '../../../../contract/derive/fields.ts';
import type { AnyResource, Fields } from '../../../../contract/kit/index.ts';
import { registry } from '../../../../contract/resources/registry.ts';
import { mailboxExpression } from '../../../../contract/rules/mailboxes/mailbox.ts';
import type { SoughtPerson } from '../../../../contract/rules/text/sought-person.ts';
import type { Database } from '../../../db/database.ts';
import { recordChanges } from '../../../db/rows/write/record-change.ts';
import type { Values, WriteContext } from '../../../db/rows/write/write-context.ts';
import { childTableOf, tableOf } from '../../../db/tables/names.ts';
import { staff } from '../../backups/full-backup/erasing/erasures-by-hand.ts';
import { isAmong, listPersonValues } from './of-person.ts';

/** Entities that the other files of this folder handle, and accounts of staff, which are kept. */
const handled: readonly string[] = ['orders', 'email-blacklist', 'outbox', ...staff];

/** All other entities. Their declarations say which fields are personal. */
const declaredEntities: readonly AnyResource[] = Object.values<AnyResource>(registry).filter(({ name }) => !handled.includes(name));

/** A personal value of a row; `child` names the field within a row of the children field. */
export type HeldValue = { readonly field: string; readonly child: string | null; readonly value: string };

export type FoundRecord = {
  readonly resource: string;
  readonly id: number;
  readonly name: string;
  readonly deleted: boolean;
  readonly values: readonly HeldValue[];
};

type Contact = { readonly name: string; readonly kind: string };
type Holding = {
  /** Every personal field of the row, and those of them that hold an e-mail or a phone. */
  readonly personal: readonly Contact[];
  readonly children: readonly { readonly field: string; readonly personal: readonly Contact[] }[];
};

function personalIn(fields: Fields): readonly Contact[] {
  return fieldsOf({ fields }).flatMap(([name, field]) => (isPersonal(field) && !isLive(field) ? [{ name, kind: field.kind }] : []));
}

function holdingOf(resource: AnyResource): Holding {
  const children = fieldsOf(resource).flatMap(([field, declared]) =>
    declared.kind === 'children' ? [{ field, personal: personalIn(declared.fields) }] : [],
  );
  return { personal: personalIn(resource.fields), children: children.filter(({ personal }) => personal.length > 0) };
}

/** Whether one of the fields is the person's e-mail or phone, as SQL; false where none holds such a value. */
function isTheirs(fields: readonly Contact[], person: SoughtPerson): RawBuilder<boolean> {
  const compared = fields.filter(({ kind }) => kind === person.by).map(({ name }) => isAmong(sql.ref(`t.${name}`), person));
  return compared.length === 0 ? sql`false` : sql`(${sql.join(compared, sql` or `)})`;
}

/** Rows of all declared entities that name the person, deleted ones too, with what they hold. */
export async function findDeclared(db: Database, person: SoughtPerson, entities = declaredEntities): Promise<readonly FoundRecord[]> {
  const found: FoundRecord[] = [];
  for (const resource of entities) {
    const { personal, children } = holdingOf(resource);
    const parts = [
      ...(personal.length === 0 ? [] : [valuesIn(sql.table(tableOf(resource)), { field: null, fields: personal }, person)]),
      ...children.map(({ field, personal: fields }) => valuesIn(sql.table(childTableOf(resource, field)), { field, fields }, person)),
    ];
    if (parts.length === 0) continue;
    const { rows } = await sql<Omit<FoundRecord, 'resource'>>`
      select p.id, coalesce(p.${sql.ref(resource.represent)}::text, '') as name, p.deleted_at is not null as deleted,
        json_agg(json_build_object('field', h.field, 'child', h.child, 'value', h.value) order by h.child is not null, h.place) as values
      from (${sql.join(parts, sql` union all `)}) h join ${sql.table(tableOf(resource))} p on p.id = h.row_id
      group by p.id, p.${sql.ref(resource.represent)}, p.deleted_at order by p.id`.execute(db);
    found.push(...rows.map((row) => ({ resource: resource.name, ...row })));
  }
  return found;
}

type Part = { readonly field: string | null; readonly fields: readonly Contact[] };

/** The values of rows that name the person, a row for each value. */
function valuesIn(table: RawBuilder<unknown>, { field, fields }: Part, person: SoughtPerson): RawBuilder<unknown> {
  const values = fields.map(({ name }, place) => sql`(${sql.lit(place)}, ${sql.lit(name)}, ${sql.ref(`t.${name}`)}::text)`);
  const rowId = field === null ? sql`t.id` : sql`t.parent_id`;
  const [ofRow, ofChild] = field === null ? [sql`v.name`, sql`null::text`] : [sql`${sql.lit(field)}::text`, sql`v.name`];
  return sql`
    select ${rowId} as row_id, ${ofRow} as field, ${ofChild} as child, v.value, v.place
    from ${table} t cross join lateral (values ${sql.join(values)}) v (place, name, value)
    where v.value is not null and v.value <> '' and ${isTheirs(fields, person)}`;
}

/**
 * Erases the person from rows of declared entities, within a transaction: all personal values of a row that is theirs, and rows within
 * rows that name them. Says of how many rows.
 */
export async function eraseDeclared(
  context: Omit<WriteContext, 'resource'>,
  person: SoughtPerson,
  entities = declaredEntities,
): Promise<number> {
  let count = 0;
  for (const resource of entities) {
    const { personal, children } = holdingOf(resource);
    if (personal.length + children.length > 0) count += await eraseRows({ ...context, resource }, person, { personal, children });
  }
  return count;
}

async function eraseRows(context: WriteContext, person: SoughtPerson, { personal, children }: Holding): Promise<number> {
  const { db, resource, now } = context;
  const table = sql.table(tableOf(resource));
  const emptied = personal.map(({ name }) => {
    const field = resource.fields[name];
    return sql`${sql.ref(name)} = ${field !== undefined && isRequired(field) ? sql.lit('') : sql.lit(null)}`;
  });
  const changed = new Set<number>();
  for (const { field, personal: fields } of children) {
    const { rows } = await sql<{ parent_id: number }>`
      delete from ${sql.table(childTableOf(resource, field))} t where ${isTheirs(fields, person)} returning t.parent_id`.execute(db);
    for (const { parent_id } of rows) changed.add(parent_id);
  }
  if (personal.length > 0) {
    const { rows } = await sql<{ id: number }>`
      update ${table} t set ${sql.join(emptied)} where ${isTheirs(personal, person)} returning t.id`.execute(db);
    for (const { id } of rows) changed.add(id);
  }
  if (changed.size === 0) return 0;
  const { rows } = await sql<Values & { readonly id: number; readonly version: number }>`
    update ${table} set version = version + 1, updated_at = ${now} where id = any(${[...changed]}::int[]) returning *`.execute(db);
  await recordChanges(
    context,
    rows.map((row) => ({ action: 'edit' as const, id: row.id, version: row.version, changes: {}, rows: [row] })),
  );
  return rows.length;
}

/** Changes in the history of declared entities that name the person, or tell of rows that do, as a condition of SQL. */
export function isDeclaredHistory(person: SoughtPerson, entities = declaredEntities): RawBuilder<boolean> {
  const conditions = entities.flatMap((resource) => {
    const { personal, children } = holdingOf(resource);
    const ofRows =
      personal.length === 0
        ? []
        : [sql`record_id in (select t.id from ${sql.table(tableOf(resource))} t where ${isTheirs(personal, person)})`];
    const ofValues = personal
      .filter(({ kind }) => kind === person.by)
      .flatMap(({ name }) => ['before', 'after'].map((side) => isAmong(sql`changes->${sql.lit(name)}->>${sql.lit(side)}`, person)));
    const ofChildren = children.map(({ field }) => isWithin(sql`(changes->${sql.lit(field)})::text`, person));
    const all = [...ofRows, ...ofValues, ...ofChildren];
    return all.length === 0 ? [] : [sql`(resource = ${sql.lit(resource.name)} and (${sql.join(all, sql` or `)}))`];
  });
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

function isWithin(text: RawBuilder<unknown>, person: SoughtPerson): RawBuilder<boolean> {
  if (person.by === 'email') return sql`${text} ~* any(${listPersonValues(person).map(mailboxExpression)}::text[])`;
  return sql`strpos(${text}, ${person.value}) > 0`;
}

/** E-mails and phones that rows of declared entities hold, now or in their history, as statements of SQL with a column `value`. */
export function declaredContacts(entities = declaredEntities): readonly RawBuilder<unknown>[] {
  const isContact = ({ kind }: Contact) => kind === 'email' || kind === 'phone';
  return entities.flatMap((resource) => {
    const { personal, children } = holdingOf(resource);
    const inTables = [
      { table: tableOf(resource), fields: personal },
      ...children.map(({ field, personal: fields }) => ({ table: childTableOf(resource, field), fields })),
    ];
    return inTables.flatMap(({ table, fields }) =>
      fields
        .filter(isContact)
        .map(({ name }) => sql`select ${sql.ref(name)}::text as value from ${sql.table(table)} where ${sql.ref(name)} is not null`),
    );
  });
}
