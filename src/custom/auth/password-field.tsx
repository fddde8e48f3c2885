import type { JSX, ReactNode } from 'react';
import { useFurtherWords } from '../../providers/words/further-words.ts';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

type PasswordFieldProps = {
  readonly name: string;
  readonly label: string;
  /** Whether it is the password in force or a new one; for the browser's keeper of passwords. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly error: string | undefined;
  readonly hint?: ReactNode;
  readonly onType: (text: string) => void;
};

/** A password that has to be filled in, under its label. */
export function PasswordField({ name, label, autoComplete, value, error, hint, onType }: PasswordFieldProps): JSX.Element {
  const { showPassword, hidePassword } = useFurtherWords().auth.signIn;
  return (
    <Field label={label} error={error} required hint={hint}>
      {(control) => (
        <PasswordInput
          {...control}
          name={name}
          autoComplete={autoComplete}
          showLabel={showPassword}
          hideLabel={hidePassword}
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}
