import { Suspense } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { FilterChip } from '../../../ui/filter/filter-chips.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import type { Row } from '../../core/row.ts';
import type { Words } from '../../core/words.ts';
import { isComposed, withComposed } from './composed.ts';

const ComposedText = lazyPart(async () => (await import('./composed-text.tsx')).ComposedText);

type ComposedChip = {
  readonly resource: AnyResource;
  readonly words: Words;
  readonly filters: Row;
  readonly onFilters: (filters: Row) => void;
  readonly onEdit: () => void;
};

/** The composed filter among what narrows the list: read there, pressed to change it. */
export function composedChip({ resource, words, filters, onFilters, onEdit }: ComposedChip): readonly FilterChip[] {
  if (!isComposed(filters)) return [];
  const { filterBuilder, list } = words;
  return [
    {
      key: '(composed)',
      label: filterBuilder.chip,
      value: (
        <Suspense fallback={filterBuilder.loading}>
          <ComposedText {...{ resource, filters }} />
        </Suspense>
      ),
      edit: { label: filterBuilder.editChip, onPress: onEdit },
      removeLabel: list.removeFilter(filterBuilder.chip),
      onRemove: () => onFilters(withComposed(filters, {})),
    },
  ];
}
