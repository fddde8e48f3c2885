import { fieldOf } from '../../../../contract/derive/fields.ts';
import { matchedNames } from '../../../../contract/derive/operators.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { FilterChip } from '../../../ui/filter/filter-chips.tsx';
import { findNarrowingField, useOnlyStore } from '../../core/chosen-store.ts';
import type { Row } from '../../core/row.ts';
import { fieldLabel, useWords } from '../../core/words.ts';
import { fieldFilterOf, isAsked, pickDays, withFieldFilter } from '../../fields/filters/field-filter.ts';
import { filterText } from '../../fields/filters/filter-text.tsx';
import { findListPeriod, withoutDays } from './list-time.ts';

/**
 * A chip for each field that the filters ask of: those with a filter of their own first, then what an address alone asks of.
 * A period of the list is shown by its tabs.
 */
export function useFilterChips(resource: AnyResource, filters: Row, onFilters: (filters: Row) => void): readonly FilterChip[] {
  const words = useWords();
  const onlyStore = useOnlyStore();
  const shown = findListPeriod(resource, filters) === undefined ? filters : withoutDays(resource, filters);
  const names: readonly string[] = [...(resource.list.filters ?? []), ...matchedNames(resource)];
  return names.flatMap((name) => {
    const field = fieldOf(resource, name);
    const filter = fieldFilterOf(shown, name);
    if (field === undefined || !isAsked(filter)) return [];
    // All that a person of one branch sees is of it.
    if (onlyStore !== undefined && name === findNarrowingField(resource) && filters[name] === onlyStore) return [];
    const label = fieldLabel(words, resource, name);
    return [
      {
        key: name,
        label,
        value: filterText(field, { resource, words, name, filter }),
        removeLabel: words.list.removeFilter(label),
        onRemove: () =>
          onFilters(
            withFieldFilter(
              filters,
              name,
              shown === filters || name !== resource.list.time?.field ? {} : pickDays(fieldFilterOf(filters, name)),
            ),
          ),
      },
    ];
  });
}
