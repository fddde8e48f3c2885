import type { ComponentProps, JSX } from 'react';
import type { InputProps } from '../../core/field-props.ts';
import { useFormValue } from './form-value.ts';

/** What a text field shows of a value that may be empty. */
const shown = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Empty is null on the wire. */
const kept = (text: string): string | null => (text === '' ? null : text);

/** One line of text. */
export function TextInput({ path, control, placeholder, inputMode }: InputProps & Pick<ComponentProps<'input'>, 'inputMode'>): JSX.Element {
  const { value, change, leave, hold } = useFormValue(path);
  return (
    <input
      {...control}
      ref={hold}
      className="input"
      type="text"
      name={path}
      autoComplete="off"
      inputMode={inputMode}
      placeholder={placeholder}
      value={shown(value)}
      onChange={(event) => change(kept(event.target.value))}
      onBlur={leave}
    />
  );
}

/** Several lines of text; grows with what is written. */
export function LinesInput({ path, control, placeholder, lines }: InputProps & { readonly lines: number }): JSX.Element {
  const { value, change, leave, hold } = useFormValue(path);
  return (
    <textarea
      {...control}
      ref={hold}
      className="input"
      name={path}
      rows={lines}
      placeholder={placeholder}
      value={shown(value)}
      onChange={(event) => change(kept(event.target.value))}
      onBlur={leave}
    />
  );
}
