import { type JSX, useState } from 'react';
import { useCentral } from '../../../providers/central-context.ts';
import { askWithoutSession } from '../../../providers/http/ask.ts';
import { useFurtherWords } from '../../../providers/words/further-words.ts';
import { useAuthPagesWords } from '../../../providers/words/words-context.ts';
import { SubmitButton } from '../../../ui/button/submit-button.tsx';
import { FailureNotice, useSubmission } from '../layout/use-submission.tsx';
import { NewPasswordHint, newPasswordProblems, usePasswordRules } from './new-password.tsx';
import { PasswordField } from './password-field.tsx';

type NewPasswordFormProps = { readonly hash: string; readonly isSuperAdministrator: boolean; readonly onSaved: () => void };

/** A new password by the link of the secret; the server spends the link with it. */
export function NewPasswordForm({ hash, isSuperAdministrator, onSaved }: NewPasswordFormProps): JSX.Element {
  const { transport } = useCentral();
  const { auth } = useFurtherWords();
  const { required } = useAuthPagesWords();
  const rules = usePasswordRules(isSuperAdministrator);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const { busy, failure, errors, onSubmit } = useSubmission<'password' | 'again'>({
    check: () => newPasswordProblems({ password, again }, rules, { required, problem: auth.password.problem }),
    send: async () => {
      await askWithoutSession(transport)('POST /auth/lost-password/{hash}', { path: { hash }, body: { password } });
      onSaved();
    },
  });
  const refused = failure?.body.errors ?? {};
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      {failure === null || Object.keys(refused).length > 0 ? null : <FailureNotice failure={failure} />}
      <PasswordField
        name="password"
        label={auth.password.new}
        autoComplete="new-password"
        value={password}
        error={errors.password ?? refused['password']}
        hint={<NewPasswordHint rules={rules} password={password} />}
        onType={setPassword}
      />
      <PasswordField
        name="again"
        label={auth.password.again}
        autoComplete="new-password"
        value={again}
        error={errors.again}
        onType={setAgain}
      />
      <SubmitButton wide busy={busy}>
        {auth.createPassword.submit}
      </SubmitButton>
    </form>
  );
}
