import { type JSX, type ReactNode, useRef } from 'react';
import { type RowMark, RowName, type TableRow } from './data-table.tsx';
import './line-list.css';
import './row-mark.css';
import type { RowSelection } from './rows-and-columns.ts';
import { SelectBox } from './select-box.tsx';
import { useRowClicks } from './use-row-clicks.ts';

type Named = {
  readonly name: string;
  readonly label: string;
  /** Where the value alone does not say what it is of, such as "Ano". */
  readonly isLabelShown?: boolean;
};

/** What the two lines of a row say: what it is and when, then its state and place. */
export type Lines = { readonly what: string; readonly first: readonly Named[]; readonly second: readonly Named[] };

type LineListProps = {
  readonly label: string;
  readonly lines: Lines;
  readonly rows: readonly TableRow[];
  readonly stale: boolean;
  readonly selection?: RowSelection | undefined;
  /** A line between two of the rows. */
  readonly mark?: RowMark | undefined;
};

/** Rows where a table would not fit: two lines each, and a press anywhere in them follows the link. */
export function LineList({ label, lines, rows, stale, selection, mark }: LineListProps): JSX.Element {
  const holder = useRef<HTMLUListElement>(null);
  useRowClicks(holder);
  return (
    <ul ref={holder} className="line-list" aria-label={label} aria-busy={stale}>
      {rows.map((row) => (
        <li key={row.key} className="line-list__row">
          {mark?.before === row.key ? mark.line : null}
          {selection === undefined ? null : (
            <SelectBox label={row.selectLabel} checked={selection.has(row.key)} onToggle={() => selection.toggle(row.key)} />
          )}
          <div className="line-list__lines">
            <div className="line-list__line">
              <RowName row={row} column={lines.what} className="line-list__link" />
              {lines.first.map((column) => valueOf(row, column))}
            </div>
            <div className="line-list__line line-list__line--second">{lines.second.map((column) => valueOf(row, column))}</div>
          </div>
          {row.action}
        </li>
      ))}
      {mark !== undefined && mark.before === undefined ? (
        <li className="row-mark" aria-hidden="true">
          {mark.line}
        </li>
      ) : null}
    </ul>
  );
}

/** A value under its name, which is only read out: there is no head of a column. */
function valueOf(row: TableRow, { name, label, isLabelShown = false }: Named): ReactNode {
  if (row.isNothingIn?.(name) === true) return null;
  return (
    <span key={name} className="line-list__value">
      <span className={isLabelShown ? undefined : 'visually-hidden'}>{label}: </span>
      {row.cell(name)}
    </span>
  );
}
