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
