import { OTPInput, REGEXP_ONLY_DIGITS } from 'input-otp';
import type { JSX } from 'react';
import { useFirstFocus } from '../behaviour/use-first-focus.ts';
import type { FieldControl } from './field.tsx';
import './code-input.css';

type CodeInputProps = FieldControl & {
  readonly name: string;
  readonly length: number;
  readonly value: string;
  readonly onType: (code: string) => void;
  /** The last digit has been typed or pasted. */
  readonly onComplete: () => void;
};

/** One field that shows a place for each digit: a code may be typed, pasted whole, or offered by the device. */
export function CodeInput({ length, value, onType, onComplete, ...control }: CodeInputProps): JSX.Element {
  const input = useFirstFocus<HTMLInputElement>();
  return (
    <OTPInput
      ref={input}
      {...control}
      maxLength={length}
      value={value}
      onChange={onType}
      onComplete={onComplete}
      autoComplete="one-time-code"
      inputMode="numeric"
      pattern={REGEXP_ONLY_DIGITS}
      // Room for the mark of a password manager would make the field wider than a small window.
      pushPasswordManagerStrategy="none"
      pasteTransformer={(text) => text.replaceAll(/\D/gu, '')}
      containerClassName={control['aria-invalid'] === true ? 'code-input code-input--wrong' : 'code-input'}
      render={({ slots }) =>
        slots
          .map((slot, place) => ({ ...slot, place }))
          .map(({ char, isActive, place }) => (
            <div key={place} className={isActive ? 'code-input__slot code-input__slot--active' : 'code-input__slot'} aria-hidden="true">
              {char}
            </div>
          ))
      }
    />
  );
}
