import { type JSX, useId } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { fieldLabel, useWords } from '../../core/words.ts';
import type { RecordList } from '../state/use-record-list.ts';

type SortSelectProps = {
  readonly list: RecordList;
  readonly columns: readonly Column[];
  readonly resource: AnyResource;
};

/** The order of rows, where there are no heads of columns to press. */
export function SortSelect({ list: { sortKeys, controller }, columns, resource }: SortSelectProps): JSX.Element | null {
  const words = useWords();
  const { list } = words;
  const id = useId();
  const [first] = sortKeys;
  const sortable = columns.filter((column) => column.sortable);
  if (first === undefined || sortable.length === 0) return null;
  const descends = first.order === 'DESC';
  return (
    <div className="list-sort">
      <label htmlFor={id}>{list.sortBy}</label>
      <select
        id={id}
        className="input"
        value={first.field}
        onChange={(event) => controller.setSort({ field: event.target.value, order: 'ASC' })}
      >
        {sortable.some((column) => column.name === first.field) ? null : (
          <option value={first.field}>{fieldLabel(words, resource, first.field)}</option>
        )}
        {sortable.map((column) => (
          <option key={column.name} value={column.name}>
            {column.label}
          </option>
        ))}
      </select>
      <IconButton
        icon={descends ? 'chevronDown' : 'chevronUp'}
        label={descends ? list.descending : list.ascending}
        onClick={() => controller.setSort({ field: first.field, order: descends ? 'ASC' : 'DESC' })}
      />
    </div>
  );
}
