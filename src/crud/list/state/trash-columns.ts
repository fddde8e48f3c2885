import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../core/words.ts';

export const deletedAt = 'deleted_at';
export const deletedBy = 'deleted_by';

/** Columns of deleted rows: when and by whom, right behind what names the row. */
export function withTrashColumns({ bulk: { trash } }: Words, columns: readonly Column[], name: string | undefined): readonly Column[] {
  const own: readonly Column[] = [
    { name: deletedAt, label: trash.deletedAt, numeric: false, sortable: true },
    { name: deletedBy, label: trash.deletedBy, numeric: false, sortable: false },
  ];
  const isNaming = (column: Column): boolean => column.name === name;
  return [...columns.filter(isNaming), ...own, ...columns.filter((column) => !isNaming(column))];
}
