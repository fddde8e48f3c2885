import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { type SealedKind, sealedColumns } from './sealed-columns.ts';

/** A row with a sealed value: `row` is what the value is bound to. */
export type SealedRow = { readonly id: number; readonly row: number; readonly sealed: string };

export const rowsAtOnce = 500;

type Asked = {
  readonly after: number;
  /** Leaves out what begins so: it is sealed as it has to be. */
  readonly without?: string;
  /** Keeps the rows from being changed until the transaction ends. */
  readonly isLocking?: boolean;
};

/** The next rows of a kind behind an identifier, deleted ones too: they come back from the trash with what they hold. */
export async function sealedRows(db: Database, kind: SealedKind, { after, without, isLocking }: Asked): Promise<readonly SealedRow[]> {
  const { table, column, row, id } = sealedColumns[kind];
  const { rows } = await sql<SealedRow>`
    select ${sql.ref(id)} as id, ${sql.ref(row)} as row, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(id)} > ${after} and ${sql.ref(column)} is not null
      ${without === undefined ? sql`` : sql`and not starts_with(${sql.ref(column)}, ${without})`}
    order by ${sql.ref(id)} limit ${rowsAtOnce} ${isLocking === true ? sql`for update` : sql``}`.execute(db);
  return rows;
}

/** Calls the work with each page of sealed rows of a kind. */
export async function eachPage(db: Database, kind: SealedKind, work: (rows: readonly SealedRow[]) => Promise<void>): Promise<void> {
  let after = -1;
  for (;;) {
    const rows = await sealedRows(db, kind, { after });
    const last = rows.at(-1);
    if (last === undefined) return;
    await work(rows);
    after = last.id;
  }
}
