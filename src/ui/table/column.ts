/** A column as the table needs to know it. */
export type Column = {
  readonly name: string;
  readonly label: string;
  /** Numbers are by their last digit. */
  readonly numeric: boolean;
  readonly sortable: boolean;
};

/** Where a column is in the order of rows, and which way. */
export type ColumnSort = { readonly place: number; readonly of: number; readonly order: 'ASC' | 'DESC' };
