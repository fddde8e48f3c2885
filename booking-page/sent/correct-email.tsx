import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isEmail } from '../../contract/rules/text/contact.ts';
import type { Refused } from '../client/refused.ts';
import { EmailField } from '../parts/email-field.tsx';
import { Refusal } from '../parts/refusal.tsx';
import { useSpeech } from '../words/speech.ts';

type MendEmailProps = {
  readonly email: string;
  readonly refused: Refused | undefined;
  readonly isBusy: boolean;
  readonly onKeep: () => void;
  readonly onMend: (email: string) => void;
};

/** The e-mail put right: it begins as it was written, because one letter is wrong more often than all of them. */
export function CorrectEmail({ email, refused, isBusy, onKeep, onMend }: MendEmailProps): JSX.Element {
  const { words } = useSpeech();
  const [typed, setTyped] = useState(email);
  const [problem, setProblem] = useState<string>();
  const shown = problem ?? refused?.fields['email'];
  const focus = (): void => document.getElementById('email')?.focus();
  useEffect(focus, []);
  return (
    <form
      class="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isWritten = isEmail(typed.trim());
        setProblem(isWritten ? undefined : words.form.emailWrong);
        if (isWritten) onMend(typed.trim());
        else focus();
      }}
    >
      <EmailField label={words.sent.mendTo} value={typed} problem={shown} onValue={setTyped} />
      {refused === undefined || shown !== undefined ? null : <Refusal message={refused.message} />}
      <div class="actions">
        <button type="submit" class="button button--main" aria-disabled={isBusy}>
          {words.sent.mendIt}
        </button>
        <button type="button" class="button" onClick={onKeep}>
          {words.sent.keep}
        </button>
      </div>
    </form>
  );
}
