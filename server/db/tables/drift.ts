import { sql, type Transaction } from 'kysely';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { readCatalogue, type Thing } from './catalogue.ts';
import { inCreationOrder } from './creation-order.ts';
import { definitionsOf } from './definitions.ts';

/** What separates the tables as they are from what the declarations ask for. */
export type Drift = { readonly missing: readonly Thing[]; readonly extra: readonly Thing[] };

/**
 * Makes in a schema aside what the declarations ask for, compares, and takes it away again. Tables that no declaration
 * names are named in `ownTables`.
 */
export async function findDrift<T>(
  transaction: Transaction<T>,
  resources: readonly AnyResource[],
  ownTables: readonly string[],
): Promise<Drift> {
  await sql`create schema declared`.execute(transaction);
  await sql`set local search_path = declared, public`.execute(transaction);
  const lookup = (name: string) => resources.find((resource) => resource.name === name);
  for (const resource of inCreationOrder(resources)) {
    for (const statement of definitionsOf(resource, lookup)) await sql.raw(statement).execute(transaction);
  }
  const declared = await readCatalogue(transaction, 'declared');
  const present = (await readCatalogue(transaction, 'public')).filter(({ table }) => !ownTables.includes(table));
  await sql`set local search_path = public`.execute(transaction);
  await sql`drop schema declared cascade`.execute(transaction);
  return { missing: without(declared, present), extra: without(present, declared) };
}

function without(things: readonly Thing[], others: readonly Thing[]): readonly Thing[] {
  const known = new Set(others.map(written));
  return things.filter((thing) => !known.has(written(thing)));
}

function written({ kind, table, name, definition }: Thing): string {
  return `${kind} ${table} ${name} ${definition}`;
}
