import { Fragment, type JSX, memo, type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { edgeClasses, useEdges, useOverflow } from '../behaviour/use-edges.ts';
import { useSteady } from '../behaviour/use-steady.ts';
import type { Column, ColumnSort, RowSelection } from './rows-and-columns.ts';
import './row-mark.css';
import { SelectBox } from './select-box.tsx';
import './table.css';
import { TableHead } from './table-head.tsx';
import { useCutText } from './use-cut-text.ts';
import { useRowClicks } from './use-row-clicks.ts';

/** A row made ready: where it leads and what is in its columns. */
export type TableRow = {
  readonly key: number;
  /** Where the row leads; a deleted one leads nowhere. */
  readonly href: string | undefined;
  /** Names the box that selects the row. */
  readonly selectLabel: string;
  /** What can be done with the row alone, behind its columns. */
  readonly action?: ReactNode;
  readonly cell: (column: string) => ReactNode;
  /** Whether a column has nothing to say of the row: where there are no columns it is left out. */
  readonly isNothingIn?: (column: string) => boolean;
  /** What a cell gets in addition to what it shows, such as the way to write it; undefined where it gets nothing. */
  readonly around?: ((column: string, shown: ReactNode) => ReactNode) | undefined;
};

/** What is in a column of the row, with what the row puts around it. */
function wrapCell(row: TableRow, column: string, shown: ReactNode = row.cell(column)): ReactNode {
  return row.around === undefined ? shown : row.around(column, shown);
}

/** Something between two rows. */
export type RowMark = {
  /** Key of the row under it; undefined where it lies under the last one. */
  readonly before: number | undefined;
  readonly line: ReactNode;
};

export type DataTableProps = {
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  /** The column that names the row and carries its link. */
  readonly linkColumn: string | undefined;
  readonly sortOf: (column: string) => ColumnSort | undefined;
  readonly onSort: (column: string, adding: boolean) => void;
  readonly placeLabel: (sort: ColumnSort) => string;
  /** Rows are those of the last query while the next is on its way. */
  readonly stale: boolean;
  /** Undefined where rows are not selected. */
  readonly selection?: RowSelection | undefined;
  /** Head of the column of actions; undefined where rows have none. */
  readonly actionLabel?: string | undefined;
  /** A line between two of the rows. */
  readonly mark?: RowMark | undefined;
};

/** A table of records: each row is named by a real link, and a press anywhere in the row follows it. */
export function DataTable(props: DataTableProps): JSX.Element {
  const { caption, columns, linkColumn, actionLabel, rows, stale, selection, mark } = props;
  const holder = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(holder);
  const edges = useEdges(holder);
  useRowClicks(holder);
  useCutText(holder);
  const onToggle = useSteady((key: number) => selection?.toggle(key));
  const line = <MarkRow {...props} />;
  return (
    <div className={edgeClasses('table-frame', edges)}>
      <div ref={holder} className={overflows ? 'table-holder table-holder--scrolls' : 'table-holder'}>
        <table className="table" aria-busy={stale}>
          <caption className="visually-hidden">{caption}</caption>
          <TableHead {...props} />
          <tbody>
            {rows.map((row) => (
              <Fragment key={row.key}>
                {mark?.before === row.key ? line : null}
                <tr className={row.href === undefined ? 'table__row table__row--still' : 'table__row'}>
                  <RowCells {...{ columns, linkColumn, actionLabel, row, onToggle }} isSelected={selection?.has(row.key)} />
                </tr>
              </Fragment>
            ))}
            {mark !== undefined && mark.before === undefined ? line : null}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** The line between two rows, which takes no height of them. */
export function MarkRow({ mark, ...table }: Pick<DataTableProps, 'columns' | 'selection' | 'actionLabel' | 'mark'>): JSX.Element {
  return (
    <tr aria-hidden="true">
      <td className="row-mark" colSpan={columnCount(table)}>
        {mark?.line}
      </td>
    </tr>
  );
}

/** Columns with those of boxes and of actions. */
function columnCount({ columns, selection, actionLabel }: Pick<DataTableProps, 'columns' | 'selection' | 'actionLabel'>): number {
  return columns.length + (selection === undefined ? 0 : 1) + (actionLabel === undefined ? 0 : 1);
}

type RowCellsProps = Pick<DataTableProps, 'columns' | 'linkColumn' | 'actionLabel'> & {
  readonly row: TableRow;
  /** Undefined where rows are not selected. */
  readonly isSelected: boolean | undefined;
  readonly onToggle: (key: number) => void;
};

/** The cells of one row; rendered again only for another row, other columns or another selection of it. */
export const RowCells = memo(function RowCells(props: RowCellsProps): JSX.Element {
  const { columns, linkColumn, actionLabel, row, isSelected, onToggle } = props;
  return (
    <>
      {isSelected === undefined ? null : (
        <td className="table__cell table__pick">
          <SelectBox label={row.selectLabel} checked={isSelected} onToggle={() => onToggle(row.key)} />
        </td>
      )}
      {columns.map((column) =>
        column.name === linkColumn ? (
          <th key={column.name} scope="row" className={cellClass(column)}>
            {wrapCell(row, column.name, <CellLine content={<RowName row={row} column={column.name} className="table__link" />} />)}
          </th>
        ) : (
          <td key={column.name} className={cellClass(column)}>
            {wrapCell(row, column.name, <CellLine content={row.cell(column.name)} />)}
          </td>
        ),
      )}
      {actionLabel === undefined ? null : <td className="table__cell table__action">{row.action}</td>}
    </>
  );
});

/** What a cell of a table shows: one line, however long it is. */
function CellLine({ content }: { readonly content: ReactNode }): JSX.Element {
  return (
    <div className="cell-line">
      <div className="cell-line__text">{content}</div>
    </div>
  );
}

type RowNameProps = { readonly row: TableRow; readonly column: string; readonly className: string };

/** What names the row: the link to it, where it leads somewhere. */
export function RowName({ row, column, className }: RowNameProps): JSX.Element {
  if (row.href === undefined) return <span className={className}>{row.cell(column)}</span>;
  return (
    <Link className={className} data-row-link="" to={row.href}>
      {row.cell(column)}
    </Link>
  );
}

function cellClass(column: Column): string {
  return column.numeric ? 'table__cell table__cell--numeric' : 'table__cell';
}
