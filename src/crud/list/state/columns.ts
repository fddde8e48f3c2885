import { fieldOf, isReadable, listColumns } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Column } from '../../../ui/table/rows-and-columns.ts';
import type { Words } from '../../core/words.ts';

/** Columns that a person may have, in the order of the declaration. */
export function offeredColumns(resource: AnyResource): readonly string[] {
  const seconds = Object.values(resource.list.pairs ?? {});
  return listColumns(resource).filter((name) => {
    const field = fieldOf(resource, name);
    return !seconds.includes(name) && field !== undefined && isReadable(field);
  });
}

/** The kept choice of columns without what the declaration no longer has; the declared ones when nothing is left of it. */
export function chosenColumns(resource: AnyResource, kept: unknown): readonly string[] {
  const offered = offeredColumns(resource);
  const known = Array.isArray(kept) ? kept.filter((name) => offered.includes(name)) : [];
  return known.length > 0 ? [...new Set(known)] : resource.list.columns.filter((name) => offered.includes(name));
}

/** What an export takes of the columns of the view: a column of two numbers is two in a file. */
export function exportedColumns({ list: { pairs = {} } }: AnyResource, shown: readonly string[]): readonly string[] {
  return shown.flatMap((name) => [name, pairs[name] ?? []].flat());
}

/** The column that carries the link to the record: the person, else the representation, or the first when neither is shown. */
export function linkColumn({ person, represent }: AnyResource, columns: readonly string[]): string | undefined {
  return [person, represent].find((name) => name !== undefined && columns.includes(name)) ?? columns[0];
}

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
