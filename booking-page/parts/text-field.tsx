import type { JSX } from 'preact';
import { useLanguage } from '../words/language.ts';
import { Icon } from './icon.tsx';

type TextFieldProps = {
  readonly name: 'name' | 'email' | 'phone' | 'note' | 'website';
  readonly label: string;
  readonly hint?: string;
  /** Which keyboard a phone shows. */
  readonly keyboard?: 'text' | 'email' | 'tel';
  readonly isLong?: boolean;
  readonly isRequired: boolean;
  readonly autoComplete?: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onValue: (value: string) => void;
};

/** This much is stored of each (contract of the public interface). */
const longest = { name: 120, email: 254, phone: 40, note: 1000, website: 200 } as const;

/** A field with its name above it, and what is wrong with it below. */
export function TextField(field: TextFieldProps): JSX.Element {
  const { words } = useLanguage();
  const { name, label, hint, keyboard = 'text', isLong = false, isRequired, autoComplete, value, problem, onValue } = field;
  const describedBy = [...(hint === undefined ? [] : [`${name}-hint`]), ...(problem === undefined ? [] : [`${name}-problem`])];
  const common = {
    id: name,
    name,
    value,
    maxLength: longest[name],
    'aria-required': isRequired,
    'aria-invalid': problem !== undefined,
    ...(describedBy.length === 0 ? {} : { 'aria-describedby': describedBy.join(' ') }),
  };
  return (
    <div class={`field ${problem === undefined ? '' : 'field--wrong'}`}>
      <label for={name}>
        {label} {isRequired || name === 'website' ? null : <span class="quiet">{words.optional}</span>}
      </label>
      {hint === undefined ? null : (
        <span id={`${name}-hint`} class="field__hint">
          {hint}
        </span>
      )}
      {isLong ? (
        <textarea {...common} rows={2} onInput={({ currentTarget }) => onValue(currentTarget.value)} />
      ) : (
        <input
          {...common}
          type="text"
          inputMode={keyboard}
          {...(autoComplete === undefined ? {} : { autoComplete })}
          onInput={({ currentTarget }) => onValue(currentTarget.value)}
        />
      )}
      {problem === undefined ? null : (
        <span id={`${name}-problem`} class="field__problem">
          <Icon name="alert" size={18} />
          {problem}
        </span>
      )}
    </div>
  );
}
