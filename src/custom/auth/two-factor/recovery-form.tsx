import { type JSX, useState } from 'react';
import { useCentral } from '../../../providers/central-context.ts';
import { useHttpAsk } from '../../../providers/http/ask.ts';
import { useAuthPagesWords } from '../../../providers/words/words-context.ts';
import { useFirstFocus } from '../../../ui/behaviour/use-first-focus.ts';
import { SubmitButton } from '../../../ui/button/submit-button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { FailureNotice } from '../layout/failure-notice.tsx';
import { useSubmission } from '../layout/use-submission.ts';
import { useSecondFactorWords } from '../second-factor-words.ts';

/** One of the codes that were kept for when nothing else is at hand. */
export function RecoveryForm(): JSX.Element {
  const ask = useHttpAsk();
  const { session } = useCentral();
  const { step } = useSecondFactorWords();
  const { required } = useAuthPagesWords();
  const input = useFirstFocus<HTMLInputElement>();
  const [code, setCode] = useState('');
  const { busy, failure, errors, onSubmit } = useSubmission<'code'>({
    check: () => (code.trim() === '' ? { code: required } : {}),
    send: async () => session.begin(await ask('POST /auth/second-factor', { body: { code, method: 'recovery' } })),
  });
  const told = failure?.body.errors?.['code'];
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <p className="entrance__text">{step.recovery.text}</p>
      {failure === null || told !== undefined ? null : <FailureNotice failure={failure} />}
      <Field label={step.recovery.label} error={errors.code ?? told} required>
        {(control) => (
          <input
            {...control}
            ref={input}
            className="input"
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <SubmitButton wide busy={busy}>
        {busy ? step.submitting : step.submit}
      </SubmitButton>
    </form>
  );
}
