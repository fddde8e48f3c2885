import type { CellValue } from '../../../crud/core/field-props.ts';

/** In place of a value of a client that was erased; no one orders without a name. */
export function erasedValue({ resource, row, words }: CellValue): string | undefined {
  return row['name'] === '' ? words.labelsOf(resource).fields['erased_at'] : undefined;
}

/** The order is known by its PIN then. */
export function erasedName(context: CellValue): string | undefined {
  const { pin } = context.row;
  const erased = erasedValue(context);
  return typeof pin !== 'string' || erased === undefined ? erased : `${context.words.orders.pin(pin)} – ${erased}`;
}
