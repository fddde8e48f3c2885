import type { JSX } from 'react';
import { readTypedNumber } from '../../../../contract/rules/text/typed-number.ts';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import type { InputProps } from '../../core/field-props.ts';
import { fromUnit, inUnit } from '../../core/format.ts';
import { useFormValue } from './form-value.ts';
import '../../../ui/form/form-row.css';

/** A number to be changed: with the decimal sign of the language but no groups, which get in the way of typing. */
function written(value: unknown, language: string): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value).replace('.', language === 'cs' ? ',' : '.') : '';
}

/** What is kept of the text: a number, null when empty, the text itself when it is no number, so that the check can say so. */
function read(text: string, toKept: (value: number) => number): unknown {
  if (text.trim() === '') return null;
  const value = readTypedNumber(text);
  return value === undefined ? text : toKept(value);
}

/** A whole or decimal number. */
export function NumberValueInput({ path, control, words, placeholder, whole }: InputProps & { readonly whole: boolean }): JSX.Element {
  const { value, change, leave, hold } = useFormValue(path);
  return (
    <NumberInput
      control={control}
      name={path}
      inputRef={hold}
      whole={whole}
      placeholder={placeholder}
      shown={written(value, words.language)}
      onTyped={(text) => change(read(text, (typed) => typed))}
      onLeave={leave}
    />
  );
}

type DurationProps = InputProps & { readonly unit: 'seconds' | 'minutes' };

/** A length of time: typed in its unit, kept in seconds. */
export function DurationInput({ path, control, words, placeholder, unit }: DurationProps): JSX.Element {
  const { value, change, leave, hold } = useFormValue(path);
  const shown = typeof value === 'number' ? inUnit(value, unit) : value;
  return (
    <div className="with-unit">
      <NumberInput
        control={control}
        name={path}
        inputRef={hold}
        whole
        placeholder={placeholder}
        shown={written(shown, words.language)}
        onTyped={(text) => change(read(text, (typed) => fromUnit(typed, unit)))}
        onLeave={leave}
      />
      <span>{words.form.units[unit]}</span>
    </div>
  );
}
