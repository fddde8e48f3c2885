import { type JSX, type ReactNode, type Ref, useState } from 'react';
import { useFurtherWords } from '../../../providers/words/further-words.ts';
import { Field } from '../../../ui/field/field.tsx';
import { PasswordInput } from '../../../ui/field/password-input.tsx';

type PasswordFieldProps = {
  readonly name: string;
  readonly label: string;
  /** Whether it is the password in force or a new one; for the browser's keeper of passwords. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly error: string | undefined;
  readonly hint?: ReactNode;
  readonly onType: (text: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
};

/** A password that has to be filled in, under its label; of the one in force it is said that Caps Lock is on. */
export function PasswordField({ name, label, autoComplete, value, error, hint, onType, ref }: PasswordFieldProps): JSX.Element {
  const { showPassword, hidePassword, capsLock } = useFurtherWords().auth.signIn;
  const [isCapsLock, setCapsLock] = useState(false);
  const isWarned = isCapsLock && autoComplete === 'current-password';
  return (
    <Field label={label} error={error} required hint={isWarned ? capsLock : hint}>
      {(control) => (
        <PasswordInput
          {...control}
          ref={ref}
          name={name}
          autoComplete={autoComplete}
          showLabel={showPassword}
          hideLabel={hidePassword}
          onCapsLock={setCapsLock}
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}
