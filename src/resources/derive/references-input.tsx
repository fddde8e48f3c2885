import { type JSX, useState } from 'react';
import { Combobox } from '../../ui/filter/combobox.tsx';
import { resourceNamed } from '../named.ts';
import { idsOf } from '../row.ts';
import { comboboxWords } from './combobox-words.ts';
import { EmptiedNote } from './emptied-note.tsx';
import { useFormValue } from './form-value.ts';
import { PickedReferences, toggled } from './picked-references.tsx';
import type { ReferenceInputProps } from './reference-input.tsx';
import { useReferenceOptions } from './reference-options.tsx';
import { saysStore } from './says-store.ts';
import { useStoreBound } from './store-bound.ts';
import { useEmptied } from './use-emptied.ts';
import '../../ui/form/form-row.css';

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
        inputRef={hold}
        onSearch={setText}
        onPick={toggle}
        onLeave={leave}
      />
      <EmptiedNote shown={isEmptied} />
    </div>
  );
}
