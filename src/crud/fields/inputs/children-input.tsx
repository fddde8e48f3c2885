import { type JSX, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { defaultOf } from '../../../../contract/derive/check-draft.ts';
import type { FieldOf } from '../../../../contract/kit/index.ts';
import { ownedRows as czech } from '../../../../contract/messages/cs/console/forms/owned-rows.ts';
import { ownedRows as english } from '../../../../contract/messages/en/console/forms/owned-rows.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ChildRows } from '../../../ui/form/child-rows.tsx';
import type { InputProps } from '../../core/field-props.ts';

type ChildrenInputProps = InputProps & { readonly field: FieldOf<'children'> };

/** Rows owned by the record and saved with it: added, removed and moved by buttons. */
export function ChildrenInput({ path, name, words, control, field, nested }: ChildrenInputProps): JSX.Element {
  const { fields: rows, append, remove, move } = useFieldArray({ name: path });
  const [announcement, setSaid] = useState('');
  const holder = useRef<HTMLDivElement>(null);
  const own = words.language === 'en' ? english : czech;
  const focusAdd = (): void => holder.current?.querySelector<HTMLElement>(`#${CSS.escape(control.id)}`)?.focus();
  return (
    <div ref={holder}>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {rows.length === 0 ? <p className="quiet">{own.none}</p> : null}
      <ChildRows
        keys={rows.map((row) => row.id)}
        words={{ ...own, item: words.form.item }}
        onMove={(from, to) => {
          move(from, to);
          setSaid(own.moved(to + 1, rows.length));
        }}
        onRemove={(at) => {
          remove(at);
          focusAdd();
        }}
      >
        {(at) =>
          Object.entries(field.fields).map(([child, one]) =>
            nested({ parent: name, name: child, path: `${path}.${at}.${child}`, field: one }),
          )
        }
      </ChildRows>
      <Button
        id={control.id}
        icon="plus"
        aria-describedby={control['aria-describedby']}
        disabled={rows.length >= field.max}
        onClick={() => append(Object.fromEntries(Object.entries(field.fields).map(([child, one]) => [child, defaultOf(one)])))}
      >
        {own.add}
      </Button>
    </div>
  );
}
