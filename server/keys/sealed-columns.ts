import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** A column where the values are sealed. `row` is what a value is bound to, `id` reports the rows of the table apart. */
type SealedColumn = { readonly table: string; readonly column: string; readonly row: string; readonly id: string };

/** Every sealed column, by what is lost with the key. What is not here is neither counted nor sealed again. */
export const sealedColumns = {
  branch_keys: { table: 'stores', column: 'pre_shared_key', row: 'id', id: 'id' },
  authenticators: { table: 'second_factors', column: 'totp_secret', row: 'user_id', id: 'user_id' },
  begun_authenticators: { table: 'second_factors', column: 'pending_totp_secret', row: 'user_id', id: 'user_id' },
  licence_keys: { table: 'licences', column: 'license_key', row: 'store_id', id: 'id' },
} as const satisfies Readonly<Record<string, SealedColumn>>;

export type SealedKind = keyof typeof sealedColumns;
export const sealedKinds = [
  'branch_keys',
  'authenticators',
  'begun_authenticators',
  'licence_keys',
] as const satisfies readonly SealedKind[];

/** Where a sealed value is: it can be opened there and nowhere else. */
export type SealedPlace = { readonly table: string; readonly column: string; readonly row: number };

export function sealedPlace(kind: SealedKind, row: number): SealedPlace {
  const { table, column } = sealedColumns[kind];
  return { table, column, row };
}

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
