import { type JSX, useRef } from 'react';
import type { ImportState } from '../../../../contract/derive/imports/import-states.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { edgeClasses, useEdges, useOverflow } from '../../../ui/behaviour/use-edges.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Status, type Tone } from '../../../ui/page/status.tsx';
import '../../../ui/table/table.css';
import { useNarrow } from '../../core/use-narrow.ts';
import { fieldLabel, useWords } from '../../core/words.ts';
import { columnLabel, type FileRow, type ImportFile } from './import-file.ts';
import { useImportWords } from './import-words.ts';
import './row-cards.css';

type FileRowsProps = {
  readonly resource: AnyResource;
  readonly file: ImportFile;
  readonly rows: readonly FileRow[];
  readonly stale: boolean;
};
type Shown = { readonly at: number; readonly name: string; readonly label: string };

const tones: Readonly<Record<ImportState, Tone>> = { new: 'success', changed: 'info', same: 'neutral', wrong: 'danger' };

/** Rows of the file with what is wrong, or what was there before, in the cell that it is about. */
export function FileRows({ resource, file, rows, stale }: FileRowsProps): JSX.Element {
  const words = useWords();
  const narrow = useNarrow();
  const imports = useImportWords();
  const labelOf = (name: string) => fieldLabel(words, resource, name);
  const columns = file.columns.flatMap(({ field }, at): readonly Shown[] =>
    field === null ? [] : [{ at, name: field, label: columnLabel(field, labelOf, imports.timeOf) }],
  );
  if (rows.length === 0) return <p className="quiet">{imports.noRows}</p>;
  const shared = { columns, rows, stale, labelOf };
  return narrow ? <RowCards {...shared} /> : <RowTable {...shared} />;
}

type RowsProps = {
  readonly columns: readonly Shown[];
  readonly rows: readonly FileRow[];
  readonly stale: boolean;
  readonly labelOf: (name: string) => string;
};

function RowTable({ columns, rows, stale, labelOf }: RowsProps): JSX.Element {
  const imports = useImportWords();
  const holder = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(holder);
  const edges = useEdges(holder);
  const heads = [imports.line, imports.state, ...columns.map(({ label }) => label)];
  return (
    <div className={edgeClasses('table-frame', edges)}>
      {/* A place that scrolls must be reached by the keyboard: there is nothing in it to hold the focus. */}
      <div
        ref={holder}
        className={overflows ? 'table-holder table-holder--scrolls' : 'table-holder'}
        {...(overflows ? { tabIndex: 0, role: 'region', 'aria-label': imports.tableOf } : {})}
      >
        <table className="table import__table" aria-busy={stale}>
          <caption className="visually-hidden">{imports.tableOf}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className="table__head">
                  <span className="table__name">{head}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.line}>
                <th scope="row" className="table__cell table__cell--numeric">
                  {row.line}
                </th>
                <td className="table__cell">
                  <RowState row={row} columns={columns} labelOf={labelOf} />
                </td>
                {columns.map((column) => (
                  <td key={column.name} className="table__cell">
                    <Cell row={row} column={column} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** The same rows where a table would not fit: what is empty and right is left out. */
function RowCards({ columns, rows, stale, labelOf }: RowsProps): JSX.Element {
  const imports = useImportWords();
  return (
    <ul className="cards" aria-label={imports.tableOf} aria-busy={stale}>
      {rows.map((row) => (
        <li key={row.line} className="cards__card">
          <p>
            <strong>{`${imports.line} ${row.line}`}</strong> <RowState row={row} columns={columns} labelOf={labelOf} />
          </p>
          <dl className="cards__values">
            {columns
              .filter(
                ({ at, name }) => (row.cells[at] ?? '') !== '' || row.errors?.[name] !== undefined || row.before?.[name] !== undefined,
              )
              .map((column) => (
                <div key={column.name} className="cards__value">
                  <dt>{column.label}</dt>
                  <dd>
                    <Cell row={row} column={column} />
                  </dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

type RowStateProps = Pick<RowsProps, 'columns' | 'labelOf'> & { readonly row: FileRow };

/** The state, and reasons that have no cell of their own: of the row as a whole, or of a field that no column represents. */
function RowState({ row, columns, labelOf }: RowStateProps): JSX.Element | null {
  const imports = useImportWords();
  if (row.state === null) return null;
  const elsewhere = Object.entries(row.errors ?? {}).filter(([name]) => !columns.some((column) => column.name === name));
  const reasons = [...(row.message === undefined ? [] : [row.message]), ...elsewhere.map(([name, text]) => `${labelOf(name)}: ${text}`)];
  return (
    <>
      <Status tone={tones[row.state]}>{imports.states[row.state]}</Status>
      {reasons.map((reason) => (
        <Reason key={reason} text={reason} />
      ))}
    </>
  );
}

function Cell({ row, column }: { readonly row: FileRow; readonly column: Shown }): JSX.Element {
  const imports = useImportWords();
  const error = row.errors?.[column.name];
  const before = row.before?.[column.name];
  return (
    <>
      {row.cleared?.includes(column.name) === true ? (
        <span className="import__cleared">{imports.cleared}</span>
      ) : (
        <Said text={row.cells[column.at] ?? ''} isNew={before !== undefined} />
      )}
      {before === undefined ? null : <span className="import__before">{imports.before(before)}</span>}
      {error === undefined ? null : <Reason text={error} />}
    </>
  );
}

/** What the file says in a cell; `isNew`: something else is stored. */
function Said({ text, isNew }: { readonly text: string; readonly isNew: boolean }): JSX.Element {
  const { form } = useWords();
  if (text !== '') return <span className={isNew ? 'import__text import__text--changed' : 'import__text'}>{text}</span>;
  return (
    <>
      <span aria-hidden="true">{form.empty}</span>
      <span className="visually-hidden">{form.nothing}</span>
    </>
  );
}

function Reason({ text }: { readonly text: string }): JSX.Element {
  return (
    <span className="import__reason">
      <Icon name="alert" size={16} />
      {text}
    </span>
  );
}
