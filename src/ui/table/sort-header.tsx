import type { JSX } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { Column, ColumnSort } from './rows-and-columns.ts';
import { twoLines } from './two-lines.ts';

type SortHeaderProps = {
  readonly column: Column;
  readonly sort: ColumnSort | undefined;
  readonly onSort: (name: string, adding: boolean) => void;
  /** Says a place among several to screen readers: "second key, descending". */
  readonly placeLabel: (sort: ColumnSort) => string;
};

/** Head of a column: a button where the rows may be ordered by it. Shift adds the column behind the others. */
export function SortHeader({ column, sort, onSort, placeLabel }: SortHeaderProps): JSX.Element {
  const className = column.numeric ? 'table__head table__head--numeric' : 'table__head';
  if (!column.sortable) {
    return (
      <th scope="col" className={className}>
        <span className="table__name">
          <HeadText label={column.label} />
        </span>
      </th>
    );
  }
  // Only the first key is an aria-sort: ARIA 1.2 knows one at a time. Further keys are said in words.
  const direction = sort?.order === 'DESC' ? 'descending' : 'ascending';
  return (
    <th scope="col" className={className} aria-sort={sort?.place === 1 ? direction : undefined}>
      <button type="button" className="table__sort" onClick={(event) => onSort(column.name, event.shiftKey)}>
        <HeadText label={column.label} />
        {sort === undefined ? null : (
          <span className="table__order">
            <Icon name={sort.order === 'DESC' ? 'chevronDown' : 'chevronUp'} size={16} />
            {sort.of > 1 ? (
              <>
                <span aria-hidden="true">{sort.place}</span>
                <span className="visually-hidden">{placeLabel(sort)}</span>
              </>
            ) : null}
          </span>
        )}
      </button>
    </th>
  );
}

/** A name in one line, or in two of much the same length: more would push the rows down. */
function HeadText({ label }: { readonly label: string }): JSX.Element {
  const [first, second] = twoLines(label);
  return (
    <span>
      <span className="table__line">{first}</span>
      {second === '' ? null : (
        <>
          {' '}
          <span className="table__line">{second}</span>
        </>
      )}
    </span>
  );
}
