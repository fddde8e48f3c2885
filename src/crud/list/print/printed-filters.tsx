import type { JSX } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { type Row, textOf } from '../../vocabulary/row.ts';
import { useWords } from '../../vocabulary/words.ts';
import { composedChip } from '../composing/composed-chip.tsx';
import { useFilterChips } from '../filters/use-filter-chips.tsx';
import { usePrintWords } from './print-words.ts';

const nothing = (): void => undefined;

/** What narrows the list, in words. */
export function PrintedFilters({ resource, filters }: { readonly resource: AnyResource; readonly filters: Row }): JSX.Element {
  const words = useWords();
  const said = usePrintWords();
  const chips = [
    ...composedChip({ resource, words, filters, onFilters: nothing, onEdit: nothing }),
    ...useFilterChips(resource, filters, nothing),
  ];
  const sought = textOf(filters['q']);
  if (chips.length === 0 && sought === '') return <p>{said.unfiltered}</p>;
  return (
    <ul aria-label={words.list.filters}>
      {sought === '' ? null : <li>{said.sought(sought)}</li>}
      {chips.map(({ key, label, value }) => (
        <li key={key}>
          {label}: {value}
        </li>
      ))}
    </ul>
  );
}
