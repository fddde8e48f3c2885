import { useGetList } from 'ra-core';
import type { JSX } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { facetNames } from '../../../../contract/derive/list-meta.ts';
import { PickPanel } from '../../../ui/filter/pick-panel.tsx';
import { formatNumber } from '../../core/format.ts';
import { isRow, type Row } from '../../core/row.ts';
import { choiceLabel } from '../../core/words.ts';
import { type FilterContext, pickFilter, readPicked } from './field-filter.ts';

/** The count of a value as it is read, until it is known nothing. */
function useCounts(context: FilterContext): (value: string) => string | undefined {
  const counts = useFacet(context);
  return (value) => {
    const count = counts[value];
    return typeof count === 'number' ? formatNumber(count, context.words.language) : undefined;
  };
}

/** Values of a choice to tick, each with how many rows have it. */
export function PickValues({ choices, ...context }: FilterContext & { readonly choices: readonly string[] }): JSX.Element {
  const { label, words, resource, name, filter, onFilter } = context;
  const countOf = useCounts(context);
  const options = choices.map((value) => ({ value, label: choiceLabel(words, resource, { name, value }), count: countOf(value) }));
  const picked = readPicked(filter).map(String);
  return <PickPanel legend={label} options={options} picked={picked} onPick={(values) => onFilter(pickFilter(values))} />;
}

/** Yes, no or either, with how many rows say which. */
export function PickFlag(context: FilterContext): JSX.Element {
  const { label, words, filter, onFilter } = context;
  const countOf = useCounts(context);
  return (
    <PickPanel
      single
      legend={label}
      options={[
        { value: 'any', label: words.list.any },
        { value: 'true', label: words.form.yes, count: countOf('true') },
        { value: 'false', label: words.form.no, count: countOf('false') },
      ]}
      picked={[typeof filter.eq === 'boolean' ? String(filter.eq) : 'any']}
      onPick={([picked]) => onFilter(picked === 'any' ? {} : { eq: picked === 'true' })}
    />
  );
}

/** How many rows have each value of the field under the other filters of the list; nothing where the API does not count it. */
function useFacet({ resource, within, asked, name }: FilterContext): Row {
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
