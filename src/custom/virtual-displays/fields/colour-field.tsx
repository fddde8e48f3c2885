import { type JSX, useState } from 'react';
import { Field } from '../../../ui/field/field.tsx';

type ColourProps = {
  readonly label: string;
  readonly value: string;
  /** What is said of a text that is no colour. */
  readonly wrong: string;
  readonly onChange: (value: string) => void;
};

/** A colour, picked or written; what is written holds once it is one. */
export function ColourField({ label, value, wrong, onChange }: ColourProps): JSX.Element {
  const [typed, setTyped] = useState<string>();
  const colourIn = (text: string): string | undefined => /^#?([0-9a-f]{6})$/iu.exec(text.trim())?.[1]?.toLowerCase();
  const isWrong = typed !== undefined && colourIn(typed) === undefined;
  return (
    <Field label={label} error={isWrong ? wrong : undefined}>
      {(control) => (
        <span className="display-colour">
          <input type="color" aria-label={label} tabIndex={-1} value={value} onChange={({ target }) => onChange(target.value)} />
          <input
            {...control}
            className="input figures"
            autoComplete="off"
            spellCheck={false}
            value={typed ?? value}
            onChange={({ target }) => {
              setTyped(target.value);
              const colour = colourIn(target.value);
              if (colour !== undefined) onChange(`#${colour}`);
            }}
            onBlur={() => {
              if (!isWrong) setTyped(undefined);
            }}
          />
        </span>
      )}
    </Field>
  );
}
