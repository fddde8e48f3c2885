import { type JSX, useState } from 'react';
import { Combobox } from '../../../ui/filter/combobox.tsx';
import { resourceNamed } from '../../core/named.ts';
import { idsOf } from '../../core/row.ts';
import { boundWithin } from '../references/bound-within.ts';
import { comboboxWords } from '../references/combobox-words.ts';
import { PickedReferences, toggled } from '../references/picked-references.tsx';
import { useReferenceOptions } from '../references/reference-options.tsx';
import { hasStore } from '../references/says-store.ts';
import { pickedOf, pickFilter } from './field-filter.ts';
import type { FilterContext } from './filter-context.ts';

type ReferencePanelProps = FilterContext & { readonly target: string; readonly withinStore: boolean };

/** Rows that point to one of the picked records, which are found by typing. */
export function ReferencePanel(props: ReferencePanelProps): JSX.Element {
  const { words, label, filter, onFilter, target } = props;
  const [text, setText] = useState('');
  const [resource, bound] = [resourceNamed(target), boundWithin(props)];
  const { options, loading } = useReferenceOptions({ resource, text, filter: bound });
  const picked = idsOf(pickedOf(filter));
  const toggle = (id: number): void => onFilter(pickFilter(toggled(picked, id)));
  return (
    <>
      <PickedReferences
        {...{ target, picked, label, words }}
        withStore={hasStore(resource) && Object.keys(bound).length === 0}
        onRemove={toggle}
      />
      <Combobox
        stays
        control={{ 'aria-label': label }}
        listLabel={label}
        words={comboboxWords(words)}
        shown=""
        placeholder={words.list.search}
        options={options}
        loading={loading}
        picked={picked}
        onSearch={setText}
        onPick={toggle}
      />
    </>
  );
}
