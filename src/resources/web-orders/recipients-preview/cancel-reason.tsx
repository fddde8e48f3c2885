import type { JSX } from 'react';
import type { InputProps } from '../../../crud/core/field-props.ts';
import { textOf } from '../../../crud/core/row.ts';
import { useFormValue } from '../../../crud/fields/inputs/form-value.ts';
import { LinesInput } from '../../../crud/fields/inputs/text-input.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useRecipientsWords } from './recipients-words.ts';
import './recipients-preview.css';

/** Why an order is cancelled: a usual reason by one press, or own words. */
export function CancelReason(props: InputProps): JSX.Element {
  const words = useRecipientsWords();
  const { value, change } = useFormValue(props.path);
  const text = textOf(value);
  const isUsual = words.reasons.includes(text);
  const press = (reason: string): void => {
    if (text === reason) change(null);
    // Own words stay next to a usual reason.
    else change(text === '' || isUsual ? reason : `${reason}: ${text}`);
  };
  return (
    <>
      <div className="usual-reasons" role="group" aria-label={words.usual}>
        {words.reasons.map((reason) => (
          <Button key={reason} aria-pressed={text === reason} onClick={() => press(reason)}>
            {reason}
          </Button>
        ))}
      </div>
      <LinesInput {...props} lines={2} />
    </>
  );
}
