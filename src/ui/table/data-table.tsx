import { type JSX, type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { edgeClasses, useEdges } from '../use-edges.ts';
import type { Column, ColumnSort } from './column.ts';
import { SortHeader } from './sort-header.tsx';
import './table.css';
import { useOverflow } from './use-overflow.ts';
import { useRowClicks } from './use-row-clicks.ts';

/** A row made ready: where it leads and what stands in its columns. */
export type TableRow = {
  readonly key: number;
  readonly href: string;
  readonly cell: (column: string) => ReactNode;
};

type DataTableProps = {
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  /** The column that names the row and carries its link. */
  readonly linkColumn: string | undefined;
  readonly sortOf: (column: string) => ColumnSort | undefined;
  readonly onSort: (column: string, adding: boolean) => void;
  readonly placeLabel: (sort: ColumnSort) => string;
  /** Rows are those of the last question while the next is on its way. */
  readonly stale: boolean;
};

/** A table of records: each row is named by a real link, and a press anywhere in the row follows it. */
export function DataTable({ caption, columns, rows, linkColumn, stale, sortOf, onSort, placeLabel }: DataTableProps): JSX.Element {
  const holder = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(holder);
  const edges = useEdges(holder);
  useRowClicks(holder);
  return (
    <div className={edgeClasses('table-frame', edges)}>
      <div ref={holder} className={overflows ? 'table-holder table-holder--scrolls' : 'table-holder'}>
        <table className="table" aria-busy={stale}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <SortHeader key={column.name} column={column} sort={sortOf(column.name)} onSort={onSort} placeLabel={placeLabel} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} className="table__row">
                {columns.map((column) =>
                  column.name === linkColumn ? (
                    <th key={column.name} scope="row" className={cellClass(column)}>
                      <Link className="table__link" data-row-link="" to={row.href}>
                        {row.cell(column.name)}
                      </Link>
                    </th>
                  ) : (
                    <td key={column.name} className={cellClass(column)}>
                      {row.cell(column.name)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function cellClass(column: Column): string {
  return column.numeric ? 'table__cell table__cell--numeric' : 'table__cell';
}
