import { type JSX, useState } from 'react';
import { useCentral } from '../../../providers/central-context.ts';
import { askWithoutSession } from '../../../providers/http/ask.ts';
import { useFurtherWords } from '../../../providers/words/further-words.ts';
import { useAuthPagesWords } from '../../../providers/words/words-context.ts';
import { SubmitButton } from '../../../ui/button/submit-button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { FailureNotice } from '../layout/failure-notice.tsx';
import { useSubmission } from '../layout/use-submission.ts';
import { NewPasswordHint } from '../password/new-password-hint.tsx';
import { newPasswordProblems } from '../password/new-password-problems.ts';
import { PasswordField } from '../password/password-field.tsx';
import { usePasswordRules } from '../password/password-policy.ts';

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
