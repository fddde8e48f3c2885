import { type JSX, type ReactNode, useId } from 'react';
import { Icon } from '../../../../ui/icon/icon.tsx';
import '../../../../ui/field/field.css';

type FieldGroupProps = { readonly legend: string; readonly error: string | undefined; readonly children: ReactNode };

/** Several controls under one name, with what is wrong with them together. */
export function FieldGroup({ legend, error, children }: FieldGroupProps): JSX.Element {
  const id = useId();
  return (
    <fieldset
      className={error === undefined ? 'report__group' : 'report__group report__group--wrong'}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : id}
    >
      <legend className="field__label">{legend}</legend>
      {children}
      {error === undefined ? null : (
        <p id={id} className="field__error">
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
