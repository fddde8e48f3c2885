import { type JSX, useState } from 'react';
import { Combobox } from '../../../ui/filter/combobox.tsx';
import { FormRow } from '../../../ui/form/form-row.tsx';
import { resourceNamed } from '../../core/named.ts';
import { idsOf } from '../../core/row.ts';
import { boundWithin } from '../../fields/references/bound-within.ts';
import { comboboxWords } from '../../fields/references/combobox-words.ts';
import { PickedReferences, toggled } from '../../fields/references/picked-references.tsx';
import { useReferenceOptions } from '../../fields/references/reference-options.tsx';
import { hasStore } from '../../fields/references/says-store.ts';
import { useShownName } from '../../fields/references/shown-name.ts';
import type { ValueProps } from './builder-context.ts';
import { useBuilderWords } from './builder-words.ts';

type ReferencedValueProps = ValueProps & { readonly target: string; readonly withinStore: boolean };

/** A record found by typing, or several of them. */
export function ReferencedValue({ builder, condition, errorAt, target, withinStore }: ReferencedValueProps): JSX.Element {
  const words = useBuilderWords();
  const { resource, within } = builder;
  const [text, setText] = useState('');
  const [used, setUsed] = useState(false);
  const filter = boundWithin({ resource, within, target, withinStore });
  const { options, loading } = useReferenceOptions({ resource: resourceNamed(target), text, filter, enabled: used });
  const isMany = condition.relation === 'isOneOf';
  const picked = isMany ? idsOf(condition.picked) : idsOf(condition.picked).slice(0, 1);
  const name = useShownName(target, isMany ? undefined : picked[0]);
  const pick = (id: number): void => builder.change({ ...condition, picked: isMany ? toggled(picked, id) : [id] });
  return (
    <FormRow id={builder.idOf(condition.key, 'picked')} label={words.filterBuilder.value} error={errorAt('picked')}>
      {(control) => (
        <div className="filter-builder__records" onFocus={() => setUsed(true)}>
          {isMany ? (
            <PickedReferences
              {...{ target, picked, words }}
              label={words.filterBuilder.value}
              withStore={hasStore(resourceNamed(target)) && Object.keys(filter).length === 0}
              onRemove={pick}
            />
          ) : null}
          <Combobox
            control={control}
            listLabel={words.filterBuilder.value}
            words={comboboxWords(words)}
            shown={name}
            placeholder={words.form.choose}
            options={options}
            loading={loading}
            picked={picked}
            onSearch={setText}
            onPick={pick}
          />
        </div>
      )}
    </FormRow>
  );
}
