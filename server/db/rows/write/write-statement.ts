import { type RawBuilder, sql } from 'kysely';
import type { Changes } from '../../../../contract/derive/difference.ts';
import { fieldOf, fieldsOf, isLive } from '../../../../contract/derive/fields.ts';
import { type AnyResource, systemFields } from '../../../../contract/kit/index.ts';
import { columnTypeOf } from '../../tables/columns.ts';
import { uniqueNumberKey } from '../../tables/definitions.ts';
import { tableOf } from '../../tables/names.ts';
import { presentWholeRow, type Stored, type WholeRow } from '../present.ts';
import { fixedSql } from '../query/fixed-sql.ts';
import { limitationSql } from '../query/limitation.ts';
import { columnsOf, withLive } from '../query/source.ts';
import { recordingOfMade } from './record-change.ts';
import { type HeldReferences, heldReferences } from './references.ts';
import { setColumns } from './store-values.ts';
import type { Values, WriteContext } from './write-context.ts';

type Sql = RawBuilder<unknown>;
type Change = { readonly values: Values; readonly changes: Changes; readonly lookup: (name: string) => AnyResource | undefined };
/** `taking` is a condition over the new row `t`, by which the statement takes what belongs to it. Where it cannot, it throws. */
type NewRow = Change & { readonly taking?: Sql };

/**
 * Makes a row and writes down that it was made, in one statement that is all or nothing on its own. Undefined when a
 * reference does not hold, `referenceProblems` says which, or when another row has the value that the server gave.
 */
export function insertRecorded(context: WriteContext, { values, changes, lookup, taking }: NewRow): Promise<WholeRow | undefined> {
  const { resource, now } = context;
  const columns = setColumns(resource, values);
  const held = heldReferences(context, values, values, lookup);
  const made = sql`
    insert into ${ownTable(resource, 'own')} as t (${columns.names}created_at, updated_at)
    select ${columns.values}n.at, n.at from (select ${now}::timestamptz as at) n where ${held.hold}
    ${unlessGiven(resource)} returning ${ownColumns(resource, 'own')}`;
  return written(context, held, made, { recording: recordingOfMade(context, { action: 'create', changes, rows: [values] }), taking });
}

/**
 * Changes a row at the version that was seen and writes down what changed, in the same way. Undefined also when the row
 * has another version now or is out of the actor's reach.
 */
export function updateRecorded(context: WriteContext, seen: WholeRow, { values, changes, lookup }: Change): Promise<WholeRow | undefined> {
  const { resource, actor, now } = context;
  const after = { ...seen, ...values };
  const held = heldReferences(context, values, after, lookup);
  const limitation = limitationSql(resource, actor, 'write') ?? always;
  const made = sql`
    update ${ownTable(resource, 'own')} t set ${setColumns(resource, values).settings}version = t.version + 1, updated_at = ${now}
    where t.id = ${seen.id} and t.version = ${seen.version} and t.deleted_at is null and ${limitation} and ${held.hold}
    returning ${ownColumns(resource, 'own')}`;
  return written(context, held, made, { recording: recordingOfMade(context, { action: 'edit', changes, rows: [seen, after] }) });
}

/** Part of an insert that leaves out a row with a given value that another one has, also one that is being made. */
export function unlessGiven(resource: AnyResource): Sql {
  const key = uniqueNumberKey(resource);
  return key === undefined ? sql`` : sql`on conflict ${sql.raw(key.target)} do nothing`;
}

type StatementParts = { readonly recording: Sql; readonly taking?: Sql | undefined };

async function written(
  context: WriteContext,
  { parts }: HeldReferences,
  made: Sql,
  { recording, taking }: StatementParts,
): Promise<WholeRow | undefined> {
  const { db, resource, now } = context;
  const held = parts.length === 0 ? nothing : sql`${sql.join(parts)}, `;
  const { rows } = await sql<Stored>`
    with ${held}made as (${made}), ${recording}
    select ${columnsOf(resource, 'whole')} from ${madeRows(resource, 'made')} where ${taking ?? always}`.execute(db);
  return rows[0] === undefined ? undefined : presentWholeRow(resource, rows[0], now);
}

const nothing = sql``;
const always = sql`true`;

/** What was made, as `t`, with its live values as `l`. */
const madeRows = fixedSql<'made'>((resource) => withLive(resource, sql`made t`));

const ownTable = fixedSql<'own'>((resource) => sql.table(tableOf(resource)));

/** Columns of the entity's own table. */
const ownColumns = fixedSql<'own'>((resource) => {
  const names = [...systemFields, ...fieldsOf(resource).map(([name]) => name)];
  return sql.join(
    names.flatMap((name) => {
      const field = fieldOf(resource, name);
      return field === undefined || isLive(field) || columnTypeOf(field) === null ? [] : [sql.ref(`t.${name}`)];
    }),
  );
});
