import { type JSX, type ReactNode, useRef, useState } from 'react';
import { SubmitButton } from '../../../ui/button/submit-button.tsx';
import { CodeInput } from '../../../ui/field/code-input.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { FailureNotice, useSubmission } from '../layout/use-submission.tsx';
import { useSecondFactorWords } from '../second-factor-words.ts';

type CodeFormProps = {
  readonly label: string;
  readonly length: number;
  readonly hint?: ReactNode;
  readonly submitLabel: string;
  /** Sends the code; rejects with the refusal. */
  readonly give: (code: string) => Promise<void>;
};

/** A code of digits that sends itself when it is full; a wrong one is taken out, so that the next can be typed at once. */
export function CodeForm({ label, length, hint, submitLabel, give }: CodeFormProps): JSX.Element {
  const { step } = useSecondFactorWords();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const { busy, failure, errors, onSubmit } = useSubmission<'code'>({
    check: () => (code.length === length ? {} : { code: step.codeLength(length) }),
    send: async () => {
      try {
        await give(code);
      } catch (refusal) {
        setCode('');
        throw refusal;
      }
    },
  });
  const error = failure?.body.errors?.['code'];
  return (
    <form ref={form} className="form" noValidate onSubmit={onSubmit}>
      {failure === null || error !== undefined ? null : <FailureNotice failure={failure} />}
      <Field label={label} error={errors.code ?? error} hint={hint} required>
        {(control) => (
          <CodeInput
            {...control}
            name="code"
            length={length}
            value={code}
            onType={setCode}
            onComplete={() => {
              // After React has taken the last digit in.
              requestAnimationFrame(() => form.current?.requestSubmit());
            }}
          />
        )}
      </Field>
      <SubmitButton wide busy={busy}>
        {busy ? step.submitting : submitLabel}
      </SubmitButton>
    </form>
  );
}
