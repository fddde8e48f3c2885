import type { JSX } from 'react';
import type { InputProps } from '../../core/input-props.ts';
import { useFormValue } from './form-value.ts';
import { TextInput } from './text-input.tsx';
import '../../../ui/form/form-row.css';

const black = '#000000';

/** A colour: picked, or typed as `#5d9cec`. */
export function ColourInput(props: InputProps): JSX.Element {
  const { path, label } = props;
  const { value, change } = useFormValue(path);
  const colour = typeof value === 'string' ? value : '';
  return (
    <div className="colour-input">
      <input
        type="color"
        aria-label={label}
        value={/^#[0-9a-f]{6}$/iu.test(colour) ? colour : black}
        onChange={(event) => change(event.target.value)}
      />
      <TextInput {...props} />
    </div>
  );
}
