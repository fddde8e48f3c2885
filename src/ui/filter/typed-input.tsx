import { type ComponentProps, type JSX, useEffect, useRef, useState } from 'react';
import { Field } from '../field/field.tsx';

type TypedInputProps = {
  readonly label: string;
  readonly value: string;
  /** Takes the text when typing stops; says what is wrong with it, or nothing. */
  readonly onTyped: (text: string) => string | undefined;
  readonly inputMode?: ComponentProps<'input'>['inputMode'];
  readonly placeholder?: string;
};

const restMilliseconds = 400;

/** A text that is taken when typing rests, on Enter and on leaving; what cannot be taken stays with the reason under it. */
export function TypedInput({ label, value, onTyped, inputMode, placeholder }: TypedInputProps): JSX.Element {
  const [text, setText] = useState(value);
  const [error, setError] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const taken = useRef(value);
  useEffect(() => {
    // The value was changed from elsewhere: by a preset or the address.
    if (value !== taken.current) setText(value);
    taken.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const take = (typed: string): void => {
    clearTimeout(timer.current);
    if (typed !== taken.current) {
      const problem = onTyped(typed);
      setError(problem);
      if (problem === undefined) taken.current = typed;
    }
  };
  return (
    <Field label={label} error={error}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="text"
          autoComplete="off"
          value={text}
          inputMode={inputMode}
          placeholder={placeholder}
          onChange={({ target }) => {
            setText(target.value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => take(target.value), restMilliseconds);
          }}
          onBlur={() => take(text)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take(text);
          }}
        />
      )}
    </Field>
  );
}
