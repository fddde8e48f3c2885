import { type JSX, useState } from 'react';
import { virtualDisplays } from '../../../contract/resources/devices/virtual-displays.ts';
import { textOf } from '../../crud/core/row.ts';
import { Field } from '../../ui/field/field.tsx';
import { DisplayFrame } from './editor/display-frame.tsx';
import { DisplayHeader } from './editor/display-header.tsx';
import { useDisplayWords } from './state/display-words.ts';
import type { OpenedDisplay } from './state/use-display.ts';

/** `/virtual-displays/change-name/{storeId}/{virtualDisplayId}`: what staff call a display. */
export function ChangeNameScreen(): JSX.Element {
  return <DisplayFrame>{(display) => <NameEditor display={display} />}</DisplayFrame>;
}

function NameEditor({ display }: { readonly display: OpenedDisplay }): JSX.Element {
  const { name: said } = useDisplayWords();
  const [name, setName] = useState(display.name);
  const typed = name.trim();
  const error = typed === '' ? said.empty : typed.length > virtualDisplays.fields.name.max ? said.tooLong : undefined;
  return (
    <div className="display-editor display-editor--narrow">
      <DisplayHeader
        display={display}
        part="display_name"
        title={said.title(display.name)}
        value={name}
        valuesOf={(value) => ({ name: value.trim() })}
        read={(value) => (typeof value === 'string' ? value : undefined)}
        readRow={(row) => textOf(row['name'])}
        faults={error === undefined ? 0 : 1}
        onReplace={setName}
      />
      <section className="display-section">
        <Field label={said.label} hint={said.help} error={error} required>
          {(control) => (
            <input {...control} className="input" autoComplete="off" value={name} onChange={({ target }) => setName(target.value)} />
          )}
        </Field>
      </section>
    </div>
  );
}
