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

/** Which rows are selected, as a table or a list of lines needs to know it. */
export type RowSelection = {
  readonly has: (key: number) => boolean;
  readonly toggle: (key: number) => void;
  /** Of the rows on the page. */
  readonly page: 'none' | 'some' | 'all';
  readonly togglePage: () => void;
  readonly pageLabel: string;
};

/** Moves the focus by so many rows of a table that has more of them than the page. */
export type StepRows = (by: 1 | -1) => void;
