import { type JSX, type ReactNode, useState } from 'react';
import type { CallOptions } from '../../../../contract/client/calls.ts';
import { messageLeaves } from '../../../crud/core/unsent/message-leaves.ts';
import { CentralError } from '../../../providers/transport/central-error.ts';
import { useAuthPagesWords } from '../../../providers/words/words-context.ts';
import { useFirstFocus } from '../../../ui/behaviour/use-first-focus.ts';
import { SubmitButton } from '../../../ui/button/submit-button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { FailureNotice, useSubmission } from '../layout/use-submission.tsx';
import { PasswordField } from '../password/password-field.tsx';
import { useSecondFactorWords } from '../second-factor-words.ts';

/** A telephone that is to be confirmed, with the password where it has to be given again. */
export type NewPhone = CallOptions<'POST /auth/phone'>['body'];

type PhoneNumberFormProps = {
  readonly known: string | null;
  /** Whether the password has to be given again; the server may ask for it all the same. */
  readonly asksPassword: boolean;
  /** Sends a code to the number; rejects with the refusal. */
  readonly give: (confirming: NewPhone) => Promise<void>;
  readonly children?: ReactNode;
};

/** The telephone that is to be confirmed. */
export function PhoneNumberForm({ known, asksPassword, give, children }: PhoneNumberFormProps): JSX.Element {
  const { step, own } = useSecondFactorWords();
  const words = step.phone;
  const isLeaving = messageLeaves('sms');
  const { required } = useAuthPagesWords();
  const input = useFirstFocus<HTMLInputElement>();
  const [phone, setPhone] = useState(known ?? '');
  const [password, setPassword] = useState('');
  const [isAsked, setAsked] = useState(asksPassword);
  const { busy, failure, errors, onSubmit } = useSubmission<'phone' | 'password'>({
    check: () => ({
      ...(phone.trim() === '' ? { phone: required } : {}),
      ...(isAsked && password === '' ? { password: required } : {}),
    }),
    send: async () => {
      try {
        await give({ phone, ...(password === '' ? {} : { password }) });
      } catch (fault) {
        if (fault instanceof CentralError && fault.body.errors?.['password'] !== undefined) setAsked(true);
        throw fault;
      }
    },
  });
  const refused = failure?.body.errors;
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <p className="auth-page__text">{isLeaving ? words.text : words.unsentText}</p>
      {failure === null || refused !== undefined ? null : <FailureNotice failure={failure} />}
      <Field label={words.label} error={errors.phone ?? refused?.['phone']} required>
        {(control) => (
          <input
            {...control}
            ref={input}
            className="input"
            type="tel"
            name="phone"
            autoComplete="tel"
            value={phone}
            onChange={(event) => setPhone(event.target.value)}
          />
        )}
      </Field>
      {isAsked ? (
        <PasswordField
          name="password"
          label={own.password.label}
          autoComplete="current-password"
          value={password}
          error={errors.password ?? refused?.['password']}
          onType={setPassword}
        />
      ) : null}
      <SubmitButton wide busy={busy}>
        {isLeaving ? words.submit : words.submitUnsent}
      </SubmitButton>
      {children}
    </form>
  );
}
