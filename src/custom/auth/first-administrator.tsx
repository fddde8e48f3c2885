import { type JSX, useState } from 'react';
import { useCentral } from '../../providers/central-context.ts';
import { askWithoutSession } from '../../providers/http/ask.ts';
import { useFurtherWords } from '../../providers/words/further-words.ts';
import { useAuthPagesWords } from '../../providers/words/words-context.ts';
import { SubmitButton } from '../../ui/button/submit-button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { FailureNotice, useSubmission } from './layout/use-submission.tsx';
import { NewPasswordHint, newPasswordProblems, usePasswordRules } from './password/new-password.tsx';
import { PasswordField } from './password/password-field.tsx';

/** Where the first account comes from, on the sign-in page of a server that has none (page 09, Safe by default). */
export function FirstSteps(): JSX.Element {
  const { firstSteps } = useFurtherWords().auth;
  return (
    <Notice tone="info" title={firstSteps.title}>
      {firstSteps.text}
    </Notice>
  );
}

/** Someone has just made the first account: what the page said when it was loaded no longer holds. */
function forgetEmptiness(): void {
  delete document.documentElement.dataset['empty'];
}

type FieldName = 'name' | 'email' | 'password' | 'again';
type FirstAdministratorFormProps = { readonly hash: string; readonly onSaved: () => void };

const empty = { name: '', email: '', password: '', again: '' } as const;

/** Who will be the first super administrator; the server spends the link with it. */
export function FirstAdministratorForm({ hash, onSaved }: FirstAdministratorFormProps): JSX.Element {
  const { transport } = useCentral();
  const { auth } = useFurtherWords();
  const { required } = useAuthPagesWords();
  const rules = usePasswordRules(true);
  const [values, setValues] = useState<Readonly<Record<FieldName, string>>>(empty);
  const { name, email, password, again } = values;
  const { busy, failure, errors, onSubmit } = useSubmission<FieldName>({
    check: () => ({
      ...(name.trim() === '' ? { name: required } : {}),
      ...(email.trim() === '' ? { email: required } : {}),
      ...newPasswordProblems({ password, again }, rules, { required, problem: auth.password.problem }),
    }),
    send: async () => {
      await askWithoutSession(transport)('POST /auth/lost-password/{hash}', { path: { hash }, body: { name, email, password } });
      forgetEmptiness();
      onSaved();
    },
  });
  const refused = failure?.body.errors ?? {};
  const take = (field: FieldName) => (typed: string) => setValues({ ...values, [field]: typed });
  const text = (field: 'name' | 'email', label: string, autoComplete: string): JSX.Element => (
    <Field label={label} error={errors[field] ?? refused[field]} required>
      {(control) => (
        <input
          {...control}
          className="input"
          type="text"
          inputMode={field === 'email' ? 'email' : 'text'}
          name={field}
          autoComplete={autoComplete}
          spellCheck={false}
          value={values[field]}
          onChange={(event) => take(field)(event.target.value)}
        />
      )}
    </Field>
  );
  const secret = (field: 'password' | 'again', label: string): JSX.Element => (
    <PasswordField
      {...{ name: field, label }}
      autoComplete="new-password"
      value={values[field]}
      error={errors[field] ?? refused[field]}
      hint={field === 'password' ? <NewPasswordHint rules={rules} password={password} owner={{ name, email }} /> : undefined}
      onType={take(field)}
    />
  );
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      {failure === null || Object.keys(refused).length > 0 ? null : <FailureNotice failure={failure} />}
      {text('name', auth.firstAdministrator.name, 'name')}
      {text('email', auth.firstAdministrator.email, 'username')}
      {secret('password', auth.password.new)}
      {secret('again', auth.password.again)}
      <SubmitButton wide busy={busy}>
        {auth.firstAdministrator.submit}
      </SubmitButton>
    </form>
  );
}
