import { type JSX, useRef } from 'react';
import { Link } from 'react-router';
import type { Column } from './column.ts';
import type { TableRow } from './data-table.tsx';
import './cards.css';
import { useRowClicks } from './use-row-clicks.ts';

type CardsProps = {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  readonly linkColumn: string | undefined;
  readonly stale: boolean;
};

/** The same rows where a table would not fit: one under another, each value beside its name. */
export function Cards({ label, columns, rows, linkColumn, stale }: CardsProps): JSX.Element {
  const holder = useRef<HTMLUListElement>(null);
  useRowClicks(holder);
  const others = columns.filter((column) => column.name !== linkColumn);
  return (
    <ul ref={holder} className="cards" aria-label={label} aria-busy={stale}>
      {rows.map((row) => (
        <li key={row.key} className="cards__card">
          {linkColumn === undefined ? null : (
            <Link className="cards__link" data-row-link="" to={row.href}>
              {row.cell(linkColumn)}
            </Link>
          )}
          <dl className="cards__values">
            {others.map((column) => (
              <div key={column.name} className="cards__value">
                <dt>{column.label}</dt>
                <dd>{row.cell(column.name)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
