import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import type { InputProps } from '../../vocabulary/input-props.ts';
import '../../../ui/form/form-row.css';

/** A file that is kept already: by its number, until files can be uploaded. */
export function FileName({ path, words }: InputProps): JSX.Element {
  const value: unknown = useWatch({ name: path });
  return (
    <span className="form-value">
      {typeof value === 'number' ? words.form.fileNumber(String(value)) : words.form.empty}
      <span className="quiet">{words.form.fileLater}</span>
    </span>
  );
}
