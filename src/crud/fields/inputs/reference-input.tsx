import { type JSX, useState } from 'react';
import { Combobox } from '../../../ui/filter/combobox.tsx';
import type { InputProps } from '../../core/field-props.ts';
import { resourceNamed } from '../../core/named.ts';
import { comboboxWords } from '../references/combobox-words.ts';
import { useReferenceOptions } from '../references/reference-options.tsx';
import { useShownName } from '../references/shown-name.ts';
import { useStoreBound } from '../references/store-bound.ts';
import { EmptiedNote } from './emptied-note.tsx';
import { useFormValue } from './form-value.ts';
import { useEmptied } from './use-emptied.ts';

export type ReferenceInputProps = InputProps & { readonly target: string; readonly withinStore: boolean };

/** One record of another entity, found by typing. */
export function ReferenceInput(props: ReferenceInputProps): JSX.Element {
  const { resource, target, withinStore, path, words, control, label, placeholder } = props;
  const held = useFormValue(path);
  const { value, leave, hold } = held;
  const targetResource = resourceNamed(target);
  const bound = useStoreBound({ resource, target: targetResource, withinStore });
  const { isEmptied, change } = useEmptied(bound.storeField, held, null);
  const [text, setText] = useState('');
  const [used, setUsed] = useState(false);
  const { options, loading } = useReferenceOptions({ resource: targetResource, text, filter: bound.filter, enabled: used && bound.ready });
  const id = typeof value === 'number' ? value : undefined;
  const shown = useShownName(target, id);
  return (
    <div onFocus={() => setUsed(true)}>
      <Combobox
        control={{ ...control, name: path, disabled: !bound.ready }}
        listLabel={label}
        words={{ ...comboboxWords(words), clear: words.form.clearField(label) }}
        shown={shown}
        placeholder={bound.ready ? (placeholder ?? words.form.choose) : words.form.chooseStoreFirst}
        options={options}
        loading={loading}
        picked={id === undefined ? [] : [id]}
        inputRef={hold}
        onSearch={setText}
        onPick={(picked) => change(picked)}
        onClear={id === undefined || control['aria-required'] === true ? undefined : () => change(null)}
        onLeave={leave}
      />
      <EmptiedNote shown={isEmptied} />
    </div>
  );
}
