import { type RawBuilder, sql } from 'kysely';
import type { Changes } from '../../../../contract/derive/difference.ts';
import { fieldOf, fieldsOf, isLive } from '../../../../contract/derive/fields.ts';
import { type AnyResource, systemFields } from '../../../../contract/kit/index.ts';
import { columnTypeOf } from '../../tables/columns.ts';
import { givenOnceKey } from '../../tables/definitions.ts';
import { liveTableOf, tableOf } from '../../tables/names.ts';
import { presentWholeRow, type Stored, type WholeRow } from '../present.ts';
import { limitationSql } from '../query/limitation.ts';
import { columnsOf, hasLive } from '../query/source.ts';
import { recordingOfMade } from './record-change.ts';
import { type HeldReferences, heldReferences } from './references.ts';
import { columnValues } from './store-values.ts';
import type { Values, Writing } from './writing.ts';

type Sql = RawBuilder<unknown>;
type Change = { readonly values: Values; readonly changes: Changes; readonly lookup: (name: string) => AnyResource | undefined };

/**
 * Makes a row and writes down that it was made, in one statement that is all or nothing by itself. Undefined when a
 * reference does not hold, `referenceProblems` says which, or when another row has the value that the server gave.
 */
export function insertRecorded(writing: Writing, { values, changes, lookup }: Change): Promise<WholeRow | undefined> {
  const { resource, now } = writing;
  const columns = columnValues(resource, values);
  const names = sql.join([sql.ref('created_at'), sql.ref('updated_at'), ...columns.map(([name]) => sql.ref(name))]);
  const given = sql.join([sql`${now}::timestamptz`, sql`${now}::timestamptz`, ...columns.map(([, value]) => value)]);
  const held = heldReferences(writing, values, values, lookup);
  const made = sql`
    insert into ${sql.table(tableOf(resource))} as t (${names}) select ${given} where ${held.hold}
    ${unlessGiven(resource)} returning ${ownColumns(resource)}`;
  return written(writing, held, made, recordingOfMade(writing, { action: 'create', changes, rows: [values] }));
}

/**
 * Changes a row at the version that was seen and writes down what changed, in the same way. Undefined also when the row
 * has another version now or is out of the actor's reach.
 */
export function updateRecorded(writing: Writing, seen: WholeRow, { values, changes, lookup }: Change): Promise<WholeRow | undefined> {
  const { resource, actor, now } = writing;
  const after = { ...seen, ...values };
  const changed = columnValues(resource, values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const held = heldReferences(writing, values, after, lookup);
  const limitation = limitationSql(resource, actor, 'write') ?? sql`true`;
  const made = sql`
    update ${sql.table(tableOf(resource))} t set ${sql.join([...changed, sql`version = t.version + 1`, sql`updated_at = ${now}`])}
    where t.id = ${seen.id} and t.version = ${seen.version} and t.deleted_at is null and ${limitation} and ${held.hold}
    returning ${ownColumns(resource)}`;
  return written(writing, held, made, recordingOfMade(writing, { action: 'edit', changes, rows: [seen, after] }));
}

/** Part of an insert that leaves out a row whose given value another one has, also one that is being made. */
export function unlessGiven(resource: AnyResource): Sql {
  const key = givenOnceKey(resource);
  return key === undefined ? sql`` : sql`on conflict ${sql.raw(key.target)} do nothing`;
}

async function written(writing: Writing, { parts }: HeldReferences, made: Sql, recording: Sql): Promise<WholeRow | undefined> {
  const { db, resource, now } = writing;
  const live = hasLive(resource) ? sql`left join ${sql.table(liveTableOf(resource))} l on l.id = t.id` : sql``;
  const { rows } = await sql<Stored>`
    with ${sql.join([...parts, sql`made as (${made})`])}, ${recording}
    select ${columnsOf(resource, 'whole')} from made t ${live}`.execute(db);
  return rows[0] === undefined ? undefined : presentWholeRow(resource, rows[0], now);
}

/** Columns of the entity's own table. */
function ownColumns(resource: AnyResource): Sql {
  const names = [...systemFields, ...fieldsOf(resource).map(([name]) => name)];
  return sql.join(
    names.flatMap((name) => {
      const field = fieldOf(resource, name);
      return field === undefined || isLive(field) || columnTypeOf(field) === null ? [] : [sql.ref(`t.${name}`)];
    }),
  );
}
