import { type JSX, useState } from 'react';
import { accessPaths } from '../../../../contract/rules/accounts/next-step.ts';
import { providerPaths } from '../../../../contract/rules/accounts/provider-sign-in.ts';
import { useCentral } from '../../../providers/central-context.ts';
import { signIn } from '../../../providers/session/begin-session.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { useAuthPagesWords } from '../../../providers/words/words-context.ts';
import { useFirstFocus } from '../../../ui/behaviour/use-first-focus.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { SubmitButton } from '../../../ui/button/submit-button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { FailureNotice, useSubmission } from '../../auth/layout/use-submission.tsx';
import { PasswordField } from '../../auth/password/password-field.tsx';

/** The password of one person: the e-mail is there and cannot be changed; or their account at the identity provider. */
export function OwnPassword({ email }: { readonly email: string }): JSX.Element {
  const central = useCentral();
  const { shell, auth } = useConsoleWords();
  const { signIn: words, required } = useAuthPagesWords();
  const input = useFirstFocus<HTMLInputElement>();
  const [password, setPassword] = useState('');
  const { busy, failure, errors, onSubmit } = useSubmission<'password'>({
    check: () => (password === '' ? { password: required } : {}),
    send: () => signIn(central, { username: email, password }),
  });
  const { provider } = document.documentElement.dataset;
  return (
    <>
      {failure === null ? null : <FailureNotice failure={failure} />}
      <form className="form" noValidate onSubmit={onSubmit}>
        <Field label={words.username}>
          {(control) => (
            <input {...control} className="input" type="email" name="username" autoComplete="username" value={email} readOnly />
          )}
        </Field>
        <PasswordField
          ref={input}
          name="password"
          label={words.password}
          autoComplete="current-password"
          value={password}
          error={errors.password}
          onType={setPassword}
        />
        <SubmitButton wide busy={busy}>
          {busy ? words.submitting : words.submit}
        </SubmitButton>
      </form>
      {provider === undefined ? null : (
        <div>
          <a className={buttonClass('secondary', 'button--wide')} href={`/central${providerPaths.start}`} target="_blank" rel="noreferrer">
            {provider || auth.provider.button}
          </a>
          <p className="quiet">{shell.signInAgain.inNewWindow}</p>
        </div>
      )}
      <a href={accessPaths.lostPassword} target="_blank" rel="noreferrer">
        {words.lostPassword}
      </a>
    </>
  );
}
