import type { JSX } from 'preact';
import { TextField } from './text-field.tsx';

type TrapProps = {
  readonly label: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onValue: (value: string) => void;
};

/** Attributes by which password managers leave a field alone. */
const ignored = { 'data-1p-ignore': '', 'data-bwignore': '', 'data-lpignore': 'true', 'data-form-type': 'other' };

/**
 * A field that people do not see and robots fill in. Its name and its attributes say nothing to a password manager. Where one fills it
 * in all the same and the order is refused, the field is shown, so that the person can empty it.
 */
export function Trap({ label, value, problem, onValue }: TrapProps): JSX.Element {
  if (problem !== undefined)
    return (
      <TextField name="website" label={label} isRequired={false} autoComplete="off" value={value} problem={problem} onValue={onValue} />
    );
  return (
    <div class="trap" aria-hidden="true">
      <label>
        {label}
        <input
          type="text"
          name="left-empty"
          tabIndex={-1}
          autoComplete="off"
          maxLength={200}
          {...ignored}
          value={value}
          onInput={({ currentTarget }) => onValue(currentTarget.value)}
        />
      </label>
    </div>
  );
}
