import { type JSX, useState } from 'react';
import type { InputProps } from '../../core/field-props.ts';
import { useFormValue } from './form-value.ts';

const lines = 6;

function written(value: unknown): string {
  return value === null || value === undefined ? '' : JSON.stringify(value, null, 2);
}

/** Text that is no JSON becomes what no schema lets through, so that the check can say so. */
function read(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return Number.NaN;
  }
}

/** A structure, written as JSON. */
export function JsonInput({ path, control }: InputProps): JSX.Element {
  const { value, change, leave, hold } = useFormValue(path);
  const [typed, setTyped] = useState<string>();
  return (
    <textarea
      {...control}
      ref={hold}
      className="input"
      name={path}
      rows={lines}
      spellCheck={false}
      value={typed ?? written(value)}
      onChange={(event) => {
        setTyped(event.target.value);
        change(read(event.target.value));
      }}
      onBlur={leave}
    />
  );
}
