import type { JSX } from 'react';
import type { FieldOf } from '../../../../contract/kit/index.ts';
import type { Row } from '../../core/row.ts';
import type { CellContext } from './cell-context.ts';
import { renderCell } from './cells.tsx';

type ChildrenTableProps = CellContext & { readonly field: FieldOf<'children'>; readonly rows: readonly Row[] };

/** Rows owned by a record, to be read. */
export function ChildrenTable({ field, rows, ...context }: ChildrenTableProps): JSX.Element {
  const { words, resource, name } = context;
  const labels = words.labelsOf(resource).children[name] ?? {};
  const columns = Object.entries(field.fields);
  const numbered = rows.map((row, at) => ({ row, place: at + 1 }));
  return (
    <table className="children-table">
      <thead>
        <tr>
          {columns.map(([column]) => (
            <th key={column} scope="col">
              {labels[column] ?? column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbered.map(({ row, place }) => (
          <tr key={place}>
            {columns.map(([column, one]) => (
              <td key={column}>{renderCell(one, { ...context, row, name: `${name}.${column}`, value: row[column] })}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
