import { useGetList } from 'ra-core';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { facetNames } from '../../../../contract/derive/list-meta.ts';
import { isRow, type Row } from '../../core/row.ts';
import type { FilterContext } from './filter-context.ts';

/** How many rows have each value of the field under the other filters of the list; nothing where the API does not count it. */
export function useFacet({ resource, within, asked, name }: FilterContext): Row {
  const [field, order] = resource.list.sort;
  const { meta } = useGetList(
    prefixOf(resource),
    {
      // The rows are there already; of the answer only the counts are wanted.
      pagination: { page: 1, perPage: 1 },
      sort: { field, order: order === 'desc' ? 'DESC' : 'ASC' },
      filter: within === undefined ? asked.filters : { ...asked.filters, [within.name]: within.id },
      meta: { facets: [name], ...(asked.isTrash ? { trash: true } : {}) },
    },
    { enabled: facetNames(resource).includes(name), placeholderData: (previous) => previous, retry: false },
  );
  const facets: unknown = meta?.facets;
  const counts = isRow(facets) ? facets[name] : undefined;
  return isRow(counts) ? counts : {};
}
