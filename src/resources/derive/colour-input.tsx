import type { JSX } from 'react';
import { useFormValue } from './form-value.ts';
import type { InputProps } from './input-props.ts';

const black = '#000000';

/** A colour: picked, or typed as `#5d9cec`. */
export function ColourInput({ path, label, control, placeholder }: InputProps): JSX.Element {
  const { value, change, leave, hold } = useFormValue(path);
  const colour = typeof value === 'string' ? value : '';
  return (
    <div className="colour-input">
      <input
        type="color"
        aria-label={label}
        value={/^#[0-9a-f]{6}$/iu.test(colour) ? colour : black}
        onChange={(event) => change(event.target.value)}
      />
      <input
        {...control}
        ref={hold}
        className="input"
        type="text"
        name={path}
        autoComplete="off"
        placeholder={placeholder}
        value={colour}
        onChange={(event) => change(event.target.value === '' ? null : event.target.value)}
        onBlur={leave}
      />
    </div>
  );
}
