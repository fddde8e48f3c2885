import type { JSX } from 'react';
import { Skeleton } from '../page/skeleton.tsx';
import type { Column } from './rows-and-columns.ts';
import './table.css';

const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const widths = ['70%', '85%', '55%', '78%', '62%'] as const;

/** The table before its first rows come: the head is known already. The label is what a screen reader says. */
export function TableSkeleton({ label, columns }: { readonly label: string; readonly columns: readonly Column[] }): JSX.Element {
  return (
    <div className="table-holder table-holder--clipped">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <table className="table" aria-hidden="true">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} className="table__head">
                <span className="table__name">{column.label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {columns.map((column, at) => (
                <td key={column.name} className="table__cell">
                  <Skeleton width={widths[(row + at) % widths.length] ?? '70%'} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
