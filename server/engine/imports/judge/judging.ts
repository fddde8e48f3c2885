import { sql } from 'kysely';
import type { FindNamed } from '../../../../contract/derive/imports/import-cell.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Database } from '../../../db/database.ts';
import { limitationSql } from '../../../db/rows/query/limitation.ts';
import type { Person, WriteContext } from '../../../db/rows/write/write-context.ts';
import { tableOf } from '../../../db/tables/names.ts';
import type { Entities } from '../../write/hooks.ts';
import type { Table } from './table.ts';

/** Everything that rows are judged by. `db` of the writing is a transaction only while rows are stored. */
export type Judging = {
  readonly context: WriteContext;
  readonly entities: Entities;
  readonly table: Table;
  readonly lookups: ReadonlyMap<string, Lookup>;
  /** Lines of the file by the unique values on them, and whether they change nothing: filled as rows are judged in their order. */
  readonly seen: Map<string, { readonly line: number; readonly isSame: boolean }>;
  /** Whether what is found must stay as it is until the transaction ends. */
  readonly locks: boolean;
};

/** Entities that columns of the table refer to. */
export function findReferredEntities(table: Table, find: (name: string) => AnyResource | undefined): readonly AnyResource[] {
  const names = table.columns.flatMap(({ field }) => (field.kind === 'reference' || field.kind === 'references' ? [field.target] : []));
  return [...new Set(names)].flatMap((name) => find(name) ?? []);
}

type Named = { readonly id: number; readonly name: string | null; readonly store_id: number | null };

/** Rows that references may name: what the importer may refer to in a form. */
export type Lookup = {
  readonly byName: ReadonlyMap<string, readonly Named[]>;
  readonly byId: ReadonlyMap<number, Named>;
};

/** Reads the names of the rows of an entity that the actor sees. */
export async function readLookup(db: Database, target: AnyResource, actor: Person): Promise<Lookup> {
  const owner = Object.hasOwn(target.fields, 'store_id') ? sql.ref('t.store_id') : sql`null::int`;
  const { rows } = await sql<Named>`
    select t.id, ${sql.ref(`t.${target.represent}`)}::text as name, ${owner} as store_id from ${sql.table(tableOf(target))} t
    where t.deleted_at is null and ${limitationSql(target, actor, 'read') ?? sql`true`}`.execute(db);
  const byName = new Map<string, Named[]>();
  for (const row of rows) {
    const key = folded(row.name ?? '');
    byName.set(key, [...(byName.get(key) ?? []), row]);
  }
  return { byName, byId: new Map(rows.map((row) => [row.id, row])) };
}

/** This much of a name that nothing has is said back. */
const longestName = 80;

/** Finds rows by name, or by number as `#12` or `12`; with a store only those of it, which distinguishes equal names. */
export function createNameFinder(lookups: ReadonlyMap<string, Lookup>, storeOf: (target: string) => number | null): FindNamed {
  return (target, text) => {
    const lookup = lookups.get(target);
    const store = storeOf(target);
    const isOurs = (row: Named) => store === null || row.store_id === store;
    const named = lookup?.byName.get(folded(text)) ?? [];
    const [first, second] = named.filter(isOurs);
    if (second !== undefined) return { problem: 'ambiguous_reference' };
    if (first !== undefined) return { id: first.id };
    const number = /^#?(\d{1,9})$/u.exec(text)?.[1];
    const row = number === undefined ? undefined : lookup?.byId.get(Number(number));
    if (row !== undefined && isOurs(row)) return { id: row.id };
    const details = { name: text.slice(0, longestName), of: target, ...(store === null ? {} : { within: 'store' }) };
    return { fault: named.length > 0 || row !== undefined ? 'other_store' : 'unknown_name', details };
  };
}

function folded(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}
