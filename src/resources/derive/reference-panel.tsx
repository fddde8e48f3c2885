import { type JSX, useState } from 'react';
import { Combobox } from '../../ui/filter/combobox.tsx';
import { pickedOf, pickFilter } from '../list/field-filter.ts';
import { resourceNamed } from '../named.ts';
import { idsOf } from '../row.ts';
import { boundWithin } from './bound-within.ts';
import { comboboxWords } from './combobox-words.ts';
import type { FilterContext } from './filter-context.ts';
import { PickedReferences, toggled } from './picked-references.tsx';
import { useReferenceOptions } from './reference-options.tsx';
import { hasStore } from './says-store.ts';

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
