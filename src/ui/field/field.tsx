import { type JSX, type ReactNode, useId } from 'react';
import './field.css';
import { Icon } from '../icon/icon.tsx';

/** What the control inside a field has to carry to be tied to its label, hint and error. */
export type FieldControl = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
};

type FieldProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly children: (control: FieldControl) => ReactNode;
};

/** Label, control, hint and error, tied together for screen readers. */
export function Field({ label, hint, error, required = false, children }: FieldProps): JSX.Element {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error === undefined ? '' : errorId, hint === undefined ? '' : hintId].filter((one) => one !== '').join(' ');
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {required ? (
          <span className="field__required" aria-hidden="true">
            {' *'}
          </span>
        ) : null}
      </label>
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': required ? true : undefined,
      })}
      {error === undefined ? null : (
        <p className="field__error" id={errorId}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
      {hint === undefined ? null : (
        <div className="field__hint" id={hintId}>
          {hint}
        </div>
      )}
    </div>
  );
}
