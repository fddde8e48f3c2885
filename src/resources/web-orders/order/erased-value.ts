import type { CellValue } from '../../../crud/vocabulary/cell-value.ts';

/** In place of a value of a client that was erased; nobody orders without a name. */
export function erasedValue({ row, words }: CellValue): string | undefined {
  return row['name'] === '' ? words.orders.erased : undefined;
}

/** The order is known by its PIN then. */
export function erasedName({ row, words }: CellValue): string {
  const { pin } = row;
  return typeof pin === 'string' ? `${words.orders.pin(pin)} – ${words.orders.erased}` : words.orders.erased;
}
