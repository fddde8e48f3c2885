import { type JSX, useId } from 'react';

type ChoicesProps<T extends string> = {
  readonly legend: string;
  readonly all: readonly T[];
  readonly chosen: T;
  readonly label: (one: T) => string;
  /** Value of `data-theme` whose colour is before the word. */
  readonly swatch?: (one: T) => string;
  readonly onChoose: (one: T) => void;
};

/** One of a few: radio buttons that look like a row of buttons. */
export function Choices<T extends string>({ legend, all, chosen, label, swatch, onChoose }: ChoicesProps<T>): JSX.Element {
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      {all.map((one) => (
        <label key={one} className="choice">
          <input type="radio" name={name} value={one} checked={one === chosen} onChange={() => onChoose(one)} />
          {swatch === undefined ? null : <span className="choice__swatch" data-theme={swatch(one)} aria-hidden="true" />}
          {label(one)}
        </label>
      ))}
    </fieldset>
  );
}
