import { type JSX, useState } from 'react';
import { steppedTime } from '../../../../contract/rules/opening/intervals.ts';
import { readTypedTime } from '../../../../contract/rules/typing/typed-time.ts';
import './time-box.css';

type TimeBoxProps = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  readonly onChange: (time: string) => void;
};

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A time that is typed: whole when it is left, a quarter of an hour later or earlier by the arrows. */
export function TimeBox({ id, label, value, invalid, describedBy, onChange }: TimeBoxProps): JSX.Element {
  const [typed, setTyped] = useState<string>();
  const settle = (): void => {
    if (typed === undefined) return;
    const time = readTypedTime(typed);
    // What is no time stays as it was typed, so that the check can say so.
    onChange(time ?? typed);
    setTyped(undefined);
  };
  return (
    <input
      id={id}
      className="input time-box"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        const step = steps[event.key];
        const time = readTypedTime(typed ?? value);
        if (event.key === 'Enter') {
          // It ends the typing and does not save the form: that has Ctrl+S.
          event.preventDefault();
          settle();
        }
        // Ctrl+S saves the form from here too, with what is being typed.
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') settle();
        if (step === undefined || time === null) return;
        event.preventDefault();
        setTyped(undefined);
        onChange(steppedTime(time, step));
      }}
    />
  );
}
