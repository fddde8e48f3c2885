import { sql } from 'kysely';
import type { Problem } from '../../../../contract/basics/errors.ts';
import { fieldsOf, isWritable } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { tableOf } from '../../tables/names.ts';
import { limitationSql } from '../query/limitation.ts';
import { referenceProblems } from './references.ts';
import type { Values, WriteContext } from './write-context.ts';

type Lookup = (name: string) => AnyResource | undefined;

/**
 * What keeps a deleted row from coming back: its references to what is deleted or gone, the deleted by name. Whom only the
 * server wrote down, as the author, may be gone: that held nothing back when it was deleted.
 */
export async function missingReferences(context: WriteContext, row: Values, lookup: Lookup): Promise<Readonly<Record<string, Problem>>> {
  const chosen = fieldsOf(context.resource).filter(([, field]) => isWritable(field));
  const values = Object.fromEntries(chosen.map(([name]) => [name, row[name]]));
  const problems = Object.entries(await referenceProblems(context, values, row, lookup));
  const named = problems.map(async ([name, problem]) => [name, (await deletedTarget(context, row, { name, lookup })) ?? problem] as const);
  return Object.fromEntries(await Promise.all(named));
}

type Target = { readonly name: string; readonly lookup: Lookup };

async function deletedTarget({ db, resource, actor }: WriteContext, row: Values, { name, lookup }: Target): Promise<Problem | undefined> {
  const field = resource.fields[name];
  const target = field?.kind === 'reference' || field?.kind === 'references' ? lookup(field.target) : undefined;
  if (target === undefined) return undefined;
  const limitation = limitationSql(target, actor, 'read') ?? sql`true`;
  const { rows } = await sql<{ name: string }>`
    select ${sql.ref(`t.${target.represent}`)}::text as name from ${sql.table(tableOf(target))} t
    where t.id = any(${[row[name]].flat()}::int[]) and t.deleted_at is not null and ${limitation} order by t.id`.execute(db);
  if (rows.length === 0) return undefined;
  return { code: 'deleted_reference', details: { entity: target.name, name: rows.map((found) => found.name).join(', ') } };
}
