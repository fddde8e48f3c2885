import { type JSX, type ReactNode, useId, useState } from 'react';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import type { FaultyField } from '../state/faulty-field.ts';
import { useKioskWords } from '../state/kiosk-words.ts';

type RowProps = {
  readonly label: string;
  /** What checks call the field that they lead to. */
  readonly field?: FaultyField | undefined;
  /** Set where the value may be taken from the active look again. */
  readonly onInherit?: (() => void) | undefined;
  readonly isInherited?: boolean;
  readonly children: (id: string) => ReactNode;
};

/** A label with its control in one line; a value that comes from the active look is quiet and says so. */
export function PropertyRow({ label, field, onInherit, isInherited = false, children }: RowProps): JSX.Element {
  const { properties: said } = useKioskWords();
  const id = useId();
  return (
    <div className={isInherited ? 'kiosk-property kiosk-property--inherited' : 'kiosk-property'} data-field={field}>
      <span className="kiosk-property__name">
        <label htmlFor={id}>{label}</label>
        {isInherited ? <span className="kiosk-property__from">{said.inherited}</span> : null}
      </span>
      <span className="kiosk-property__control">
        {children(id)}
        {onInherit === undefined || isInherited ? null : <IconButton icon="undo" label={said.inherit(label)} onClick={onInherit} />}
      </span>
    </div>
  );
}

type TextProps = {
  readonly id: string;
  readonly value: string;
  readonly placeholder?: string | undefined;
  readonly max?: number;
  readonly onChange: (value: string) => void;
};

export function TextInput({ id, value, placeholder, max = 200, onChange }: TextProps): JSX.Element {
  return (
    <input
      id={id}
      className="input"
      type="text"
      autoComplete="off"
      maxLength={max}
      value={value}
      placeholder={placeholder}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

type NumberProps = {
  readonly id?: string;
  readonly label?: string;
  readonly value: number | undefined;
  readonly least: number;
  readonly most: number;
  readonly placeholder?: string | undefined;
  readonly onChange: (value: number) => void;
};

/** A whole number: what is typed holds once it is one within its bounds; leaving the field shows the number that holds. */
export function WholeInput({ id, label, value, least, most, placeholder, onChange }: NumberProps): JSX.Element {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      id={id}
      aria-label={label}
      className="input figures"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder={placeholder}
      value={typed ?? (value === undefined ? '' : String(value))}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = Number(target.value);
        if (/^-?\d+$/u.test(target.value) && number >= least && number <= most) onChange(number);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

type ColourProps = {
  readonly id: string;
  readonly label: string;
  readonly value: string | null | undefined;
  /** Said of no colour; without it there must be one. */
  readonly none?: string;
  readonly onChange: (value: string | null) => void;
};

/** A colour by its number or picked from the browser's own picker. */
export function ColourField({ id, label, value, none, onChange }: ColourProps): JSX.Element {
  const { properties: said } = useKioskWords();
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && typed !== '' && !/^#[0-9a-f]{6}$/iu.test(typed);
  return (
    <span className="kiosk-colour">
      <input
        type="color"
        aria-label={label}
        value={value ?? '#ffffff'}
        onChange={({ target }) => {
          setTyped(undefined);
          onChange(target.value.toLowerCase());
        }}
      />
      <input
        id={id}
        className="input figures"
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isWrong || undefined}
        title={isWrong ? said.badColour : undefined}
        placeholder={none ?? said.several}
        value={typed ?? value ?? ''}
        onChange={({ target }) => {
          setTyped(target.value);
          if (/^#[0-9a-f]{6}$/iu.test(target.value)) onChange(target.value.toLowerCase());
          if (target.value === '' && none !== undefined) onChange(null);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </span>
  );
}

type SelectProps<V extends string> = {
  readonly id: string;
  readonly value: V | '';
  readonly options: readonly (readonly [value: V | '', name: string])[];
  readonly isWrong?: boolean;
  readonly onChange: (value: V | '') => void;
};

export function SelectInput<V extends string>({ id, value, options, isWrong = false, onChange }: SelectProps<V>): JSX.Element {
  return (
    <select
      id={id}
      className="input"
      aria-invalid={isWrong || undefined}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find(([one]) => one === target.value);
        if (chosen !== undefined) onChange(chosen[0]);
      }}
    >
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  );
}
