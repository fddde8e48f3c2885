import { type JSX, useId } from 'react';
import './panels.css';

export type PickOption = { readonly value: string; readonly label: string; readonly count?: string | undefined };

type PickPanelProps = {
  readonly legend: string;
  readonly options: readonly PickOption[];
  readonly picked: readonly string[];
  readonly onPick: (picked: readonly string[]) => void;
  /** One of them, or several. */
  readonly single?: boolean;
};

/** Values to tick: rows that have one of the ticked are shown. */
export function PickPanel({ legend, options, picked, onPick, single = false }: PickPanelProps): JSX.Element {
  const name = useId();
  const toggle = (value: string): void => {
    if (single) onPick([value]);
    else onPick(picked.includes(value) ? picked.filter((one) => one !== value) : [...picked, value]);
  };
  return (
    <fieldset className="pick">
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="pick__option">
          <input
            type={single ? 'radio' : 'checkbox'}
            name={name}
            checked={picked.includes(option.value)}
            onChange={() => toggle(option.value)}
            aria-labelledby={`${name}-${option.value}`}
            aria-describedby={option.count === undefined ? undefined : `${name}-${option.value}-count`}
          />
          <span id={`${name}-${option.value}`}>{option.label}</span>
          {option.count === undefined ? null : (
            <span id={`${name}-${option.value}-count`} className="pick__count">
              {option.count}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
