/** A row as it came from the API, before a declaration says what its values are. */
export type Row = { readonly [field: string]: unknown };

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The identifier of a row; rows of the API always have one. */
export function idOf(row: Row): number {
  return Number(row['id']);
}

/** The text in a value; anything else is an empty one. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Names of the text kind in a list value; anything else is left out. */
export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Identifiers in a list value; anything else is left out. */
export function idsOf(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
}

/** Child rows in a list value; anything else is left out. */
export function rowsOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

/** Nothing to show: absent, an empty text or an empty list. */
export function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Rows named one by one, or found by filters. */
export type ChosenRows = { readonly ids: readonly number[] } | { readonly filter: Row };
