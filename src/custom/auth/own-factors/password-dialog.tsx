import { type JSX, useState } from 'react';
import { useAuthPagesWords } from '../../../providers/words/words-context.ts';
import { SubmitButton } from '../../../ui/button/submit-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FailureNotice, useSubmission } from '../layout/use-submission.tsx';
import { PasswordField } from '../password/password-field.tsx';
import { useSecondFactorWords } from '../second-factor-words.ts';

type PasswordDialogProps = {
  /** A sentence that says what the password is needed for. */
  readonly purpose: string;
  /** What is done with the password; rejects with the refusal. */
  readonly go: (password: string) => Promise<void>;
  readonly onClose: () => void;
};

/** Asks for the password again before something guarded is done, and says what that is. */
export function PasswordDialog({ purpose, go, onClose }: PasswordDialogProps): JSX.Element {
  const { own } = useSecondFactorWords();
  const { required } = useAuthPagesWords();
  const [password, setPassword] = useState('');
  const { busy, failure, errors, onSubmit } = useSubmission<'password'>({
    check: () => (password === '' ? { password: required } : {}),
    send: () => go(password),
  });
  const error = failure?.body.errors?.['password'];
  return (
    <Dialog title={own.password.title} closeLabel={own.close} onClose={onClose}>
      <form className="form" noValidate onSubmit={onSubmit}>
        <p>
          {own.password.text} {purpose}
        </p>
        {failure === null || error !== undefined ? null : <FailureNotice failure={failure} />}
        <PasswordField
          name="password"
          label={own.password.label}
          autoComplete="current-password"
          value={password}
          error={errors.password ?? error}
          onType={setPassword}
        />
        <SubmitButton busy={busy}>{own.password.submit}</SubmitButton>
      </form>
    </Dialog>
  );
}
