import { type RawBuilder, sql } from 'kysely';
import type { Problem } from '../../../../contract/basics/errors.ts';
import { fieldsOf, isLive, isWritable } from '../../../../contract/derive/fields.ts';
import type { AnyResource, FieldOf } from '../../../../contract/kit/index.ts';
import { tableOf } from '../../tables/names.ts';
import { limitationSql } from '../query/limitation.ts';
import type { Values, WriteContext } from './write-context.ts';

type Lookup = (name: string) => AnyResource | undefined;
type Linked = { readonly id: number; readonly store_id: number | null };

/** This many of what is wrong are named, the rest of many is wrong alike. */
const mostNamed = 5;

/**
 * Holds every reference in the values against what exists and what the actor may see, and keeps it from being deleted
 * until the transaction ends. `row` is the row as it will be.
 */
export async function referenceProblems(
  context: WriteContext,
  values: Values,
  row: Values,
  lookup: Lookup,
): Promise<Readonly<Record<string, Problem>>> {
  const problems: Record<string, Problem> = {};
  for (const [name, field] of referencesOf(context.resource, values)) {
    const target = lookup(field.target);
    const problem =
      target === undefined
        ? undefined
        : await problemOfReference(context, field, target, { value: row[name], stores: storesIn(context.resource, row) });
    if (problem !== undefined) problems[name] = problem;
  }
  return problems;
}

async function problemOfReference(
  context: WriteContext,
  field: FieldOf<'reference' | 'references'>,
  target: AnyResource,
  { value, stores }: { readonly value: unknown; readonly stores: readonly unknown[] },
): Promise<Problem | undefined> {
  const wanted = wantedIds(value);
  if (wanted.length === 0) return undefined;
  const { rows: found } = await sql<Linked>`${targetsSql(context, target, wanted)}`.execute(context.db);
  if (found.length < wanted.length) return { code: 'unknown_reference' };
  const foreign = field.withinStore === true ? found.filter((linked) => !stores.includes(linked.store_id)) : [];
  if (foreign.length === 0) return undefined;
  // Of one it is plain which; of many it has to be said.
  if (field.kind === 'reference') return { code: 'other_store' };
  return { code: 'other_store', details: { names: await readNames(context, target, foreign.slice(0, mostNamed)) } };
}

/** With their stores, as the form shows them: services of many stores are called the same. */
async function readNames({ db }: WriteContext, target: AnyResource, linked: readonly Linked[]): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' · ', ${sql.ref(`t.${target.represent}`)}::text, s.label) as name
    from ${sql.table(tableOf(target))} t left join stores s on s.id = ${ownerOf(target)}
    where t.id = any(${linked.map(({ id }) => id)}::int[]) order by t.id`.execute(db);
  return rows.map(({ name }) => name).join(', ');
}

/** The store of the row, or all of those that it belongs to. */
function storesIn({ limitedBy }: AnyResource, row: Values): readonly unknown[] {
  return limitedBy === null ? [] : wantedIds(row[limitedBy]);
}

function wantedIds(value: unknown): readonly unknown[] {
  return [value].flat().filter((id) => id !== null && id !== undefined);
}

/** The store of a row of the entity, as `t`. */
function ownerOf(target: AnyResource): RawBuilder<unknown> {
  return Object.hasOwn(target.fields, 'store_id') ? sql.ref('t.store_id') : sql`null::int`;
}

/** The rows referred to that the actor may see, kept from being deleted until the transaction ends. */
function targetsSql({ actor }: WriteContext, target: AnyResource, ids: readonly unknown[]): RawBuilder<unknown> {
  const limitation = limitationSql(target, actor, 'read') ?? sql`true`;
  return sql`
    select t.id, ${ownerOf(target)} as store_id from ${sql.table(tableOf(target))} t
    where t.id = any(${[...ids]}::int[]) and t.deleted_at is null and ${limitation} order by t.id for key share`;
}

/** Parts of a statement that hold the references of a change, and the condition that there are no `referenceProblems`. */
export type HeldReferences = { readonly parts: readonly RawBuilder<unknown>[]; readonly hold: RawBuilder<unknown> };

/** The same as `referenceProblems` asks, for the statement that makes the change: nothing comes between the two. */
export function heldReferences(context: WriteContext, values: Values, row: Values, lookup: Lookup): HeldReferences {
  const parts: RawBuilder<unknown>[] = [];
  const conditions: RawBuilder<unknown>[] = [];
  for (const [name, field] of referencesOf(context.resource, values)) {
    const target = lookup(field.target);
    const wanted = wantedIds(row[name]);
    if (target === undefined || wanted.length === 0) continue;
    const held = sql.ref(`held_${name}`);
    parts.push(sql`${held} as (${targetsSql(context, target, wanted)})`);
    conditions.push(sql`(select count(*) from ${held}) = ${sql.lit(wanted.length)}`);
    if (field.withinStore === true)
      conditions.push(
        sql`not exists (select from ${held} h where (h.store_id = any(${[...storesIn(context.resource, row)]}::int[])) is not true)`,
      );
  }
  return { parts, hold: conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `) };
}

/** References that the values set again, or that depend on a store which they set. */
function referencesOf(resource: AnyResource, values: Values): readonly (readonly [string, FieldOf<'reference' | 'references'>])[] {
  return fieldsOf(resource).flatMap(([name, field]) => {
    if ((field.kind !== 'reference' && field.kind !== 'references') || isLive(field)) return [];
    const depends = field.withinStore === true && Object.hasOwn(values, resource.limitedBy ?? 'store_id');
    return Object.hasOwn(values, name) || depends ? [[name, field] as const] : [];
  });
}

/** How many rows of each entity refer to the row, by the entity's name; what only the server writes does not hold a row back. */
export async function findReferrers(
  { db, resource }: WriteContext,
  id: number,
  all: readonly AnyResource[],
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const referrer of all) {
    if (referrer.endless === true) continue;
    for (const [name, field] of fieldsOf(referrer)) {
      if ((field.kind !== 'reference' && field.kind !== 'references') || field.target !== resource.name || !isWritable(field)) continue;
      const column = sql.ref(name);
      const match = field.kind === 'reference' ? sql`${column} = ${id}` : sql`${column} @> ${[id]}::int[]`;
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(tableOf(referrer))} where ${match} and deleted_at is null`.execute(db);
      const count = rows[0]?.count ?? 0;
      if (count > 0) counts[referrer.name] = (counts[referrer.name] ?? 0) + count;
    }
  }
  return counts;
}
