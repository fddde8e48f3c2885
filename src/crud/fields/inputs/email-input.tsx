import { type JSX, useState } from 'react';
import { isBegun, likelyEmail } from '../../../../contract/rules/mailboxes/likely-email.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { InputProps } from '../../core/input-props.ts';
import { useWords } from '../../core/words.ts';
import { useFormValue } from './form-value.ts';
import { TextInput } from './text-input.tsx';
import './email-input.css';

/** An e-mail, and below it the one that was probably meant: letters to a mistyped one reach no one. */
export function EmailInput(props: InputProps): JSX.Element {
  const { form } = useWords();
  const { value, change } = useFormValue(props.path);
  // What may still be typed is judged once the field is left.
  const [left, setLeft] = useState<unknown>();
  const meant = typeof value === 'string' && (value === left || !isBegun(value)) ? likelyEmail(value) : undefined;
  return (
    <div className="email-input" onBlur={() => setLeft(value)}>
      <TextInput {...props} inputMode="email" />
      <div role="status">
        {meant === undefined ? null : (
          <Button tone="plain" icon="edit" onClick={() => change(meant)}>
            {form.likelyEmail(meant)}
          </Button>
        )}
      </div>
    </div>
  );
}
