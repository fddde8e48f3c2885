import { type JSX, useRef } from 'react';
import type { Column } from './column.ts';
import { cellIn, type RowMark, RowName, type TableRow } from './data-table.tsx';
import './cards.css';
import './row-mark.css';
import type { RowSelection } from './row-selection.ts';
import { SelectBox } from './select-box.tsx';
import { useRowClicks } from './use-row-clicks.ts';

type CardsProps = {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  readonly linkColumn: string | undefined;
  readonly stale: boolean;
  readonly selection?: RowSelection | undefined;
  /** A line between two of the rows. */
  readonly mark?: RowMark | undefined;
};

/** The same rows where a table would not fit: one under another, each value beside its name. */
export function Cards({ label, columns, rows, linkColumn, stale, selection, mark }: CardsProps): JSX.Element {
  const holder = useRef<HTMLUListElement>(null);
  useRowClicks(holder);
  const others = columns.filter((column) => column.name !== linkColumn);
  return (
    <ul ref={holder} className="cards" aria-label={label} aria-busy={stale}>
      {rows.map((row) => (
        <li key={row.key} className="cards__card">
          {mark?.before === row.key ? mark.line : null}
          <div className="cards__head">
            {selection === undefined ? null : (
              <SelectBox label={row.selectLabel} checked={selection.has(row.key)} onToggle={() => selection.toggle(row.key)} />
            )}
            {linkColumn === undefined ? null : cellIn(row, linkColumn, <RowName row={row} column={linkColumn} className="cards__link" />)}
          </div>
          <dl className="cards__values">
            {others.map((column) => (
              <div key={column.name} className="cards__value">
                <dt>{column.label}</dt>
                <dd>{cellIn(row, column.name)}</dd>
              </div>
            ))}
          </dl>
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
