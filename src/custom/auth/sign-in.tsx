import { type ComponentProps, type JSX, type ReactNode, useState } from 'react';
import { accessPaths } from '../../../contract/rules/accounts/next-step.ts';
import { useCentral, useSession } from '../../providers/central-context.ts';
import { signIn } from '../../providers/session/begin-session.ts';
import { useAuthPagesWords } from '../../providers/words/words-context.ts';
import { SubmitButton } from '../../ui/button/submit-button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { PasswordInput } from '../../ui/field/password-input.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { AuthLayout, AuthLink, type Go } from './layout/auth-layout.tsx';
import { FailureNotice, useSubmission } from './layout/use-submission.tsx';

type SignInProps = {
  readonly go: Go;
  readonly onTyping: (() => void) | undefined;
  /** Said until a password is tried. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
};

/** Name and password; where to go then, the access flow says. */
export function SignIn({ go, onTyping, before, after }: SignInProps): JSX.Element {
  const central = useCentral();
  const { ended } = useSession();
  const { signIn: words, required } = useAuthPagesWords();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isCapsLock, setCapsLock] = useState(false);
  const { busy, failure, errors, onSubmit } = useSubmission<'username' | 'password'>({
    check: () => ({
      ...(username.trim() === '' ? { username: required } : {}),
      ...(password === '' ? { password: required } : {}),
    }),
    send: () => signIn(central, { username: username.trim(), password }),
  });
  return (
    <AuthLayout
      title={words.title}
      aside={
        <AuthLink to={accessPaths.lostPassword} go={go}>
          {words.lostPassword}
        </AuthLink>
      }
    >
      {failure === null && ended === 'forced' ? (
        <Notice tone="warning" announce="alert">
          {words.signedOut}
        </Notice>
      ) : null}
      {failure === null ? before : <FailureNotice failure={failure} />}
      <form className="form" noValidate onInput={onTyping} onSubmit={onSubmit}>
        <Field label={words.username} error={errors.username} required>
          {(control) => (
            <UsernameInput
              {...control}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- signing in is the only thing to do here, also by keyboard and with a screen reader
              autoFocus
              value={username}
              onChange={(event) => setUsername(event.target.value)}
            />
          )}
        </Field>
        <Field label={words.password} error={errors.password} hint={isCapsLock ? words.capsLock : undefined} required>
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="current-password"
              showLabel={words.showPassword}
              hideLabel={words.hidePassword}
              onCapsLock={setCapsLock}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <SubmitButton wide busy={busy}>
          {busy ? words.submitting : words.submit}
        </SubmitButton>
      </form>
      {after}
    </AuthLayout>
  );
}

/** The e-mail address that people sign in with, as browsers and password managers know it. */
export function UsernameInput(attributes: ComponentProps<'input'>): JSX.Element {
  return (
    <input
      className="input"
      type="text"
      inputMode="email"
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...attributes}
    />
  );
}
