import type { JSX } from 'react';
import { useFormValue } from '../../../crud/fields/inputs/form-value.ts';
import { LinesInput } from '../../../crud/fields/inputs/text-input.tsx';
import type { InputProps } from '../../../crud/vocabulary/input-props.ts';
import { textOf } from '../../../crud/vocabulary/row.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useTellingWords } from './telling-words.ts';
import './told-clients.css';

/** Why an order is cancelled: a usual reason by one press, or own words. */
export function CancelReason(props: InputProps): JSX.Element {
  const words = useTellingWords();
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
