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
  // While it is being typed, what is taken must not be rewritten under the hand: `1. 2. 20` is a date on the way to another.
  const isTyping = useRef(false);
  const isOwn = useRef(false);
  useEffect(() => {
    const stays = isTyping.current && isOwn.current;
    isOwn.current = false;
    if (stays) return;
    // The value was changed from elsewhere, by a preset or the address, or what was typed is written in full.
    setText(value);
    setError(undefined);
    taken.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const take = (typed: string): string | undefined => {
    clearTimeout(timer.current);
    // Back at what is taken, what was wrong in between is over.
    const problem = typed === taken.current && error === undefined ? undefined : onTyped(typed);
    setError(problem);
    if (problem !== undefined || typed === taken.current) return problem;
    taken.current = typed;
    isOwn.current = true;
    return undefined;
  };
  const leave = (): void => {
    const isTaken = text === taken.current;
    isTyping.current = false;
    if (take(text) !== undefined || !isTaken) return;
    setText(value);
    taken.current = value;
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
            isTyping.current = true;
            setText(target.value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => void take(target.value), restMilliseconds);
          }}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take(text);
          }}
        />
      )}
    </Field>
  );
}
