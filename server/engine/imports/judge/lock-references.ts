import { sql } from 'kysely';
import { fieldOf, fieldsOf } from '../../../../contract/derive/fields.ts';
import { limitationSql } from '../../../db/rows/query/limitation.ts';
import type { Values } from '../../../db/rows/write/write-context.ts';
import { tableOf } from '../../../db/tables/names.ts';
import type { Judging } from './judging.ts';

/** What the rows refer to, of each entity what is really there; kept from being deleted until the transaction ends. */
export async function lockReferences(
  { context, entities }: Judging,
  rows: readonly Values[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const { db, resource, actor } = context;
  const wanted = new Map<string, Set<number>>();
  for (const [name, field] of fieldsOf(resource)) {
    if (field.kind !== 'reference' && field.kind !== 'references') continue;
    const ids = rows.flatMap((row) => referredIn(row[name]));
    if (ids.length > 0) wanted.set(field.target, new Set([...(wanted.get(field.target) ?? []), ...ids]));
  }
  const found = new Map<string, ReadonlySet<number>>();
  // In one order, so that two imports do not wait for each other.
  for (const [name, ids] of [...wanted].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const target = entities.find(name);
    if (target === undefined) continue;
    const { rows: locked } = await sql<{ id: number }>`
      select t.id from ${sql.table(tableOf(target))} t
      where t.id = any(${[...ids]}::int[]) and t.deleted_at is null and ${limitationSql(target, actor, 'read') ?? sql`true`}
      order by t.id for key share`.execute(db);
    found.set(name, new Set(locked.map(({ id }) => id)));
  }
  return found;
}

/** The first field of the row that refers to something that is not there. */
export function lostReference(judging: Judging, found: ReadonlyMap<string, ReadonlySet<number>>, values: Values): string | undefined {
  const { resource } = judging.context;
  return Object.keys(values).find((name) => {
    const field = fieldOf(resource, name);
    if (field?.kind !== 'reference' && field?.kind !== 'references') return false;
    return referredIn(values[name]).some((id) => found.get(field.target)?.has(id) !== true);
  });
}

function referredIn(value: unknown): readonly number[] {
  return (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'number');
}
