import type { JSX } from 'react';
import { PickPanel } from '../../../ui/filter/pick-panel.tsx';
import { formatNumber } from '../../core/format.ts';
import { choiceLabel } from '../../core/words.ts';
import { pickedOf, pickFilter } from './field-filter.ts';
import type { FilterContext } from './filter-context.ts';
import { useFacet } from './use-facet.ts';

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
  const picked = pickedOf(filter).map(String);
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
