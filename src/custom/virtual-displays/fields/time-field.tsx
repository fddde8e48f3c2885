import { type JSX, useState } from 'react';
import { readTypedTime } from '../../../../contract/rules/typing/typed-time.ts';
import { Field } from '../../../ui/field/field.tsx';

type TimeProps = {
  readonly label: string;
  readonly value: string | null;
  readonly invalid: boolean;
  readonly describedBy: string;
  readonly onChange: (time: string | null) => void;
};

/** A time of day that is typed, or nothing; what is no time stays as it was typed until it is left. */
export function TimeField({ label, value, invalid, describedBy, onChange }: TimeProps): JSX.Element {
  const [typed, setTyped] = useState<string>();
  const settle = (): void => {
    if (typed === undefined) return;
    const time = typed.trim() === '' ? null : readTypedTime(typed);
    if (typed.trim() === '' || time !== null) onChange(time === '24:00' ? '00:00' : time);
    setTyped(undefined);
  };
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          className="input figures"
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          value={typed ?? value ?? ''}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={settle}
          onKeyDown={({ key }) => (key === 'Enter' ? settle() : undefined)}
        />
      )}
    </Field>
  );
}
