import type { ComponentProps, JSX, ReactNode } from 'react';
import { RowNotes } from './form-row.tsx';

type CheckRowProps = {
  readonly id: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** Is next to a field that has its label above. */
  readonly level: boolean;
  readonly input: Omit<ComponentProps<'input'>, 'type' | 'id'>;
};

/** A field that holds or does not: the box is before its label. */
export function CheckRow({ id, label, help, error, level, input }: CheckRowProps): JSX.Element {
  const errorId = `${id}-error`;
  const helpId = `${id}-help`;
  const describedBy = [...(error === undefined ? [] : [errorId]), ...(help === undefined ? [] : [helpId])].join(' ');
  return (
    <div className={level ? 'field form-row form-row--level' : 'field form-row'}>
      <label className="check" htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-describedby={describedBy === '' ? undefined : describedBy}
          aria-invalid={error === undefined ? undefined : true}
        />
        {label}
      </label>
      <RowNotes error={error} errorId={errorId} help={help} helpId={helpId} />
    </div>
  );
}
