import { type RefObject, useEffect, useRef } from 'react';
import type { ShowRow, Sight } from '../../../ui/table/virtual-list/continuous-table.tsx';
import type { Row } from '../../core/row.ts';
import type { RowWalk } from '../state/drawer-context.ts';

type EditedRow = {
  /** The record that is edited next to the list. */
  readonly edited: number | undefined;
  readonly onWalk: (walk: RowWalk | undefined) => void;
  readonly count: number;
  /** Those in sight and the next ones on both sides. */
  readonly around: Sight;
  readonly rowAt: (index: number) => Row | undefined;
};

/** Keeps the row that is edited next to the list in sight, and says which rows are around it, while one is edited. */
export function useEditedRow({ edited, onWalk, count, around, rowAt }: EditedRow): RefObject<ShowRow | null> {
  const show = useRef<ShowRow>(null);
  const isEdited = edited !== undefined;
  const { first, rows } = isEdited ? readAround(around, rowAt) : { first: 0, rows: [] };
  const reported = useRef<RowWalk>(undefined);
  useEffect(() => {
    const was = reported.current;
    const isSame = was?.first === first && was.count === count && was.rows.length === rows.length;
    if (!isEdited || (isSame && was.rows.every((row, at) => row === rows[at]))) return;
    reported.current = { first, rows, count };
    onWalk(reported.current);
  });
  useEffect(() => {
    if (!isEdited) return undefined;
    return () => {
      reported.current = undefined;
      onWalk(undefined);
    };
  }, [isEdited, onWalk]);
  useEffect(() => {
    // The row that has the focus is in the page wherever it is, and so are the next ones on both sides of those in sight.
    const index = document.querySelector(`[data-row-edit="${edited}"]`)?.closest('tr')?.dataset['index'];
    if (index !== undefined) show.current?.(Number(index));
  }, [edited]);
  return show;
}

/** The longest run of rows that are read, from the first of them. */
function readAround({ first, last }: Sight, rowAt: (index: number) => Row | undefined): Pick<RowWalk, 'first' | 'rows'> {
  const read = Array.from({ length: last - first + 1 }, (_, at) => ({ at: first + at, row: rowAt(first + at) }));
  const begin = read.find(({ row }) => row !== undefined)?.at ?? first;
  const rows: Row[] = [];
  for (const { at, row } of read) {
    if (at < begin) continue;
    if (row === undefined) break;
    rows.push(row);
  }
  return { first: begin, rows };
}
