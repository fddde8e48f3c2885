import type { JSX, ReactNode } from 'react';
import type { FieldControl } from '../field/field.tsx';
import '../field/field.css';
import { Icon } from '../icon/icon.tsx';
import './form-row.css';

type FormRowProps = {
  /** Known outside, so that the summary of errors can lead here. */
  readonly id: string;
  readonly label: string;
  /** The word "required" for screen readers; undefined when it may be left empty. */
  readonly required?: string | undefined;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** Takes the whole width. */
  readonly wide?: boolean;
  /** Begins a row, next to the field that belongs to it. */
  readonly first?: boolean;
  /** Several controls under one name, instead of one control with a label. */
  readonly group?: boolean;
  /** The control shows the error itself, at the part of it that is wrong, under the id of `buildErrorId`. */
  readonly errorInside?: boolean;
  readonly children: (control: FieldControl) => ReactNode;
};

/** One field of a form: label above, control, error and help below, all tied together. */
export function FormRow({
  id,
  label,
  required,
  help,
  error,
  wide = false,
  first = false,
  group = false,
  errorInside = false,
  children,
}: FormRowProps): JSX.Element {
  const labelId = `${id}-label`;
  const errorId = buildErrorId(id);
  const helpId = `${id}-help`;
  const describedBy = [...(error === undefined || errorInside ? [] : [errorId]), ...(help === undefined ? [] : [helpId])].join(' ');
  const control: FieldControl = {
    id,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-required': required === undefined ? undefined : true,
  };
  const name = (
    <>
      {label}
      {required === undefined ? null : (
        <span className="field__required">
          <span aria-hidden="true"> *</span>
          <span className="visually-hidden"> ({required})</span>
        </span>
      )}
    </>
  );
  const grouping = group ? ({ role: 'group', 'aria-labelledby': labelId, 'aria-describedby': control['aria-describedby'] } as const) : {};
  return (
    <div className={`field form-row${wide ? ' form-row--wide' : ''}${first ? ' form-row--first' : ''}`} {...grouping}>
      {group ? (
        <span className="field__label" id={labelId}>
          {name}
        </span>
      ) : (
        <label className="field__label" htmlFor={id} id={labelId}>
          {name}
        </label>
      )}
      {children(control)}
      <RowNotes error={errorInside ? undefined : error} errorId={errorId} help={help} helpId={helpId} />
    </div>
  );
}

/** The id of the error of a field. */
export function buildErrorId(id: string): string {
  return `${id}-error`;
}

type RowNotesProps = { readonly error: string | undefined; readonly errorId: string; readonly help?: ReactNode; readonly helpId?: string };

/** What is wrong with a field, and what to know about it. */
export function RowNotes({ error, errorId, help, helpId }: RowNotesProps): JSX.Element {
  return (
    <>
      {error === undefined ? null : (
        <p className="field__error" id={errorId}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
      {help === undefined ? null : (
        <div className="field__hint" id={helpId}>
          {help}
        </div>
      )}
    </>
  );
}
