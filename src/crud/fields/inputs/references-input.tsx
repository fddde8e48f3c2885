import { type JSX, useState } from 'react';
import { Combobox } from '../../../ui/filter/combobox.tsx';
import { resourceNamed } from '../../core/named.ts';
import { idsOf } from '../../core/row.ts';
import { comboboxWords } from '../references/combobox-words.ts';
import { PickedReferences, toggled } from '../references/picked-references.tsx';
import { useReferenceOptions } from '../references/reference-options.tsx';
import { saysStore } from '../references/says-store.ts';
import { useStoreBound } from '../references/store-bound.ts';
import { EmptiedNote } from './emptied-note.tsx';
import { useFormValue } from './form-value.ts';
import type { ReferenceInputProps } from './reference-input.tsx';
import { useEmptied } from './use-emptied.ts';
import '../../../ui/form/form-row.css';

/** Several records of another entity, in the order in which they were picked. */
export function ReferencesInput(props: ReferenceInputProps): JSX.Element {
  const { resource, target, withinStore, path, words, control, label, placeholder } = props;
  const held = useFormValue(path);
  const { value, leave, hold } = held;
  const targetResource = resourceNamed(target);
  const bound = useStoreBound({ resource, target: targetResource, withinStore });
  const { isEmptied, change } = useEmptied(bound.storeField, held, []);
  const [text, setText] = useState('');
  const [used, setUsed] = useState(false);
  const { options, loading } = useReferenceOptions({ resource: targetResource, text, filter: bound.filter, enabled: used && bound.ready });
  const picked = idsOf(value);
  const toggle = (id: number): void => change(toggled(picked, id));
  return (
    <div className="references-input" onFocus={() => setUsed(true)}>
      <PickedReferences {...{ target, picked, label, words }} withStore={saysStore(resource, targetResource)} onRemove={toggle} />
      <Combobox
        control={{ ...control, name: path, disabled: !bound.ready }}
        listLabel={label}
        words={comboboxWords(words)}
        shown=""
        placeholder={bound.ready ? (placeholder ?? words.form.choose) : words.form.chooseStoreFirst}
        options={options}
        loading={loading}
        picked={picked}
        picksSeveral
        inputRef={hold}
        onSearch={setText}
        onPick={toggle}
        onLeave={leave}
      />
      <EmptiedNote shown={isEmptied} />
    </div>
  );
}
