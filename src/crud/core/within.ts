import type { AnyResource } from '../../../contract/kit/index.ts';

/** The one record that a list is narrowed to: its rows name it by a reference. */
export type Within = {
  /** The reference of the rows. */
  readonly name: string;
  readonly id: number;
};

/** A list without the column and the filter of a field that is the same in all of its rows, and not read in days. */
export function listWithout(resource: AnyResource, name: string): AnyResource {
  const isOther = (one: string): boolean => one !== name;
  const { columns, moreColumns = [], filters = [], time: _, ...list } = resource.list;
  return {
    ...resource,
    list: { ...list, columns: columns.filter(isOther), moreColumns: moreColumns.filter(isOther), filters: filters.filter(isOther) },
  };
}
