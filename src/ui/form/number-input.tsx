import { type JSX, type Ref, useState } from 'react';
import type { FieldControl } from '../field/field.tsx';

type NumberInputProps = {
  readonly control: FieldControl;
  readonly name: string;
  /** What the value looks like while no one types. */
  readonly shown: string;
  readonly whole: boolean;
  readonly placeholder?: string | undefined;
  readonly onTyped: (text: string) => void;
  readonly onLeave: () => void;
  readonly inputRef: Ref<HTMLInputElement>;
};

/** A number as people write it. The text stays as typed until the field is left. */
export function NumberInput({ control, name, shown, whole, placeholder, onTyped, onLeave, inputRef }: NumberInputProps): JSX.Element {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      {...control}
      ref={inputRef}
      className="input figures"
      type="text"
      name={name}
      autoComplete="off"
      inputMode={whole ? 'numeric' : 'decimal'}
      placeholder={placeholder}
      value={typed ?? shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onTyped(target.value);
      }}
      onBlur={() => {
        setTyped(undefined);
        onLeave();
      }}
    />
  );
}
