import type { JSX } from 'react';
import { SecretInput } from '../../../ui/form/secret-input.tsx';
import type { InputProps } from '../../core/input-props.ts';
import { useFormValue } from './form-value.ts';

/** A value that is never read back: an empty field leaves what is kept. */
export function SecretValueInput({ path, control, words }: InputProps): JSX.Element {
  const { value, change, leave, hold } = useFormValue(path);
  return (
    <SecretInput
      {...control}
      ref={hold}
      name={path}
      showLabel={words.form.showSecret}
      hideLabel={words.form.hideSecret}
      placeholder={words.list.secret}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => change(event.target.value === '' ? null : event.target.value)}
      onBlur={leave}
    />
  );
}
