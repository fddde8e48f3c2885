import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { isBegun, likelyEmail } from '../../contract/rules/mailboxes/likely-email.ts';
import { useLanguage } from '../words/language.ts';
import { TextField } from './text-field.tsx';

type EmailFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onValue: (value: string) => void;
};

/** The client's e-mail. If it looks mistyped, a button below the field offers the corrected address. */
export function EmailField({ value, onValue, ...field }: EmailFieldProps): JSX.Element {
  const { words } = useLanguage();
  // What may still be typed is judged once the field is left.
  const [left, setLeft] = useState<string>();
  const meant = value === left || !isBegun(value) ? likelyEmail(value.trim()) : undefined;
  return (
    <div class="email" onFocusOut={() => setLeft(value)}>
      <TextField name="email" keyboard="email" autoComplete="email" isRequired {...{ value, onValue }} {...field} />
      <div role="status">
        {meant === undefined ? null : (
          <button
            type="button"
            class="as-link"
            onClick={() => {
              onValue(meant);
              document.getElementById('email')?.focus();
            }}
          >
            {words.form.likelyEmail(meant)}
          </button>
        )}
      </div>
    </div>
  );
}
