import type { JSX } from 'react';
import type { Column, ColumnSort, RowSelection } from './rows-and-columns.ts';
import { SelectBox } from './select-box.tsx';
import { SortHeader } from './sort-header.tsx';

export type TableHeadProps = {
  readonly columns: readonly Column[];
  readonly sortOf: (column: string) => ColumnSort | undefined;
  readonly onSort: (column: string, adding: boolean) => void;
  readonly placeLabel: (sort: ColumnSort) => string;
  readonly selection?: RowSelection | undefined;
  readonly actionLabel?: string | undefined;
  /** Place of the head among all rows, where not all of them are in the page; counted from 1. */
  readonly rowIndex?: number;
};

/** Head of a table of records: the box that selects them, and names of columns that order them. */
export function TableHead({ columns, sortOf, onSort, placeLabel, selection, actionLabel, rowIndex }: TableHeadProps): JSX.Element {
  return (
    <thead>
      <tr aria-rowindex={rowIndex}>
        {selection === undefined ? null : (
          <th scope="col" className="table__head table__pick">
            <SelectBox
              label={selection.pageLabel}
              checked={selection.page === 'all'}
              mixed={selection.page === 'some'}
              onToggle={selection.togglePage}
            />
          </th>
        )}
        {columns.map((column) => (
          <SortHeader key={column.name} column={column} sort={sortOf(column.name)} onSort={onSort} placeLabel={placeLabel} />
        ))}
        {actionLabel === undefined ? null : (
          <th scope="col" className="table__head table__action">
            <span className="visually-hidden">{actionLabel}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
