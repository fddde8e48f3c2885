import { type JSX, useState } from 'react';
import { useWords } from '../../crud/core/words.ts';
import { Select } from '../../ui/field/select.tsx';

type ChoiceProps<V extends string | number> = {
  readonly label: string;
  readonly value: V;
  readonly options: readonly (readonly [value: V, name: string])[];
  readonly onChange: (value: V) => void;
};

/** One of a few values, with its label above it. */
export function Choice<V extends string | number>({ label, ...select }: ChoiceProps<V>): JSX.Element {
  return (
    <label className="ticket-field">
      {label}
      <Select {...select} />
    </label>
  );
}

type NumberProps = {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Whether tenths may be written, with a comma or a point. */
  readonly hasTenths?: boolean;
  readonly onChange: (value: number) => void;
};

/** A number: what is typed holds once it is one within its bounds; leaving the field shows the number that holds. */
export function BoundedNumber({ label, value, least, most, hasTenths = false, onChange }: NumberProps): JSX.Element {
  const { language } = useWords();
  const [typed, setTyped] = useState<string>();
  const numberIn = (text: string): number | undefined => {
    if (!(hasTenths ? /^\d+(?:[.,]\d)?$/u : /^\d+$/u).test(text)) return undefined;
    const number = Number(text.replace(',', '.'));
    return number >= least && number <= most ? number : undefined;
  };
  const shown = language === 'en' ? String(value) : String(value).replace('.', ',');
  return (
    <label className="ticket-field">
      {label}
      <input
        className="input figures"
        type="text"
        inputMode={hasTenths ? 'decimal' : 'numeric'}
        autoComplete="off"
        aria-invalid={(typed !== undefined && numberIn(typed) === undefined) || undefined}
        value={typed ?? shown}
        onChange={({ target }) => {
          setTyped(target.value);
          const number = numberIn(target.value);
          if (number !== undefined) onChange(number);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}
