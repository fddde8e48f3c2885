import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Keys } from './keys.ts';
import { seal, sealPrefix, unseal } from './seal.ts';
import { type SealedKind, type SealedRow, sealedColumns, sealedKinds, sealedPlace, sealedRows } from './sealed-columns.ts';

/** How many values were sealed again, and how many none of the keys opens: those stay as they are. */
export type Resealed = { readonly sealed: number; readonly unreadable: number };

/**
 * Seals again, under the current key, everything that another key sealed. Every batch is a transaction of its own: servers go
 * on working, and a run that was killed resumes where it stopped.
 */
export async function reseal(db: Database, keys: Keys, onBatch: (total: Resealed) => void): Promise<Resealed> {
  let total: Resealed = { sealed: 0, unreadable: 0 };
  for (const kind of sealedKinds) {
    let after = -1;
    for (;;) {
      const batch = await db.transaction().execute((transaction) => sealBatch(transaction, kind, keys, after));
      if (batch === null) break;
      after = batch.last;
      total = { sealed: total.sealed + batch.sealed, unreadable: total.unreadable + batch.unreadable };
      onBatch(total);
    }
  }
  return total;
}

type Batch = Resealed & { readonly last: number };

async function sealBatch(db: Database, kind: SealedKind, keys: Keys, after: number): Promise<Batch | null> {
  const rows = await sealedRows(db, kind, { after, without: sealPrefix(keys.current), isLocking: true });
  const last = rows.at(-1);
  if (last === undefined) return null;
  const anew = rows.flatMap((row) => sealedUnder(keys, kind, row));
  const { table, column, id } = sealedColumns[kind];
  await sql`
    update ${sql.table(table)} as t set ${sql.ref(column)} = g.sealed
    from unnest(${anew.map((row) => row.id)}::int[], ${anew.map((row) => row.sealed)}::text[]) as g (id, sealed)
    where t.${sql.ref(id)} = g.id`.execute(db);
  return { last: last.id, sealed: anew.length, unreadable: rows.length - anew.length };
}

function sealedUnder(
  { current, accepted }: Keys,
  kind: SealedKind,
  { id, row, sealed }: SealedRow,
): readonly { id: number; sealed: string }[] {
  const place = sealedPlace(kind, row);
  const text = unseal(accepted, place, sealed);
  return text === null ? [] : [{ id, sealed: seal(current, place, text) }];
}
