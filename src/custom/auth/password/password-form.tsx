import { type JSX, useState } from 'react';
import { isSuperAdministrator } from '../../../../contract/basics/access.ts';
import { useCentral, useSession } from '../../../providers/central-context.ts';
import { useHttpAsk } from '../../../providers/http/ask.ts';
import { useFurtherWords } from '../../../providers/words/further-words.ts';
import { useAuthPagesWords } from '../../../providers/words/words-context.ts';
import { SubmitButton } from '../../../ui/button/submit-button.tsx';
import { FailureNotice, useSubmission } from '../layout/use-submission.tsx';
import { NewPasswordHint, newPasswordProblems, usePasswordRules } from './new-password.tsx';
import { PasswordField } from './password-field.tsx';

type FieldName = 'old_password' | 'new_password' | 'again';
type PasswordFormProps = {
  /** Whether the present password is asked for; not at the first one. */
  readonly asksOld: boolean;
  readonly submitLabel: string;
  readonly onSaved: () => void;
  readonly wide?: boolean;
};

/** A new password twice, with the policy's rules checked while it is typed. */
export function PasswordForm({ asksOld, submitLabel, onSaved, wide = false }: PasswordFormProps): JSX.Element {
  const { session } = useCentral();
  const ask = useHttpAsk();
  const { auth } = useFurtherWords();
  const { user } = useSession();
  const { required } = useAuthPagesWords();
  const rules = usePasswordRules(user !== null && isSuperAdministrator(user));
  const [values, setValues] = useState<Readonly<Record<FieldName, string>>>({ old_password: '', new_password: '', again: '' });
  const { old_password, new_password, again } = values;
  const { busy, failure, errors, onSubmit } = useSubmission<FieldName>({
    check: () => {
      const problems = newPasswordProblems({ password: new_password, again }, rules, { required, problem: auth.password.problem });
      return {
        ...(asksOld && old_password === '' ? { old_password: required } : {}),
        ...(problems.password === undefined ? {} : { new_password: problems.password }),
        ...(problems.again === undefined ? {} : { again: problems.again }),
      };
    },
    send: async () => {
      session.begin(await ask('POST /auth/password', { body: asksOld ? { old_password, new_password } : { new_password } }));
      setValues({ old_password: '', new_password: '', again: '' });
      onSaved();
    },
  });
  const refused = failure?.body.errors ?? {};
  const field = (name: FieldName, label: string): JSX.Element => (
    <PasswordField
      {...{ name, label }}
      autoComplete={name === 'old_password' ? 'current-password' : 'new-password'}
      value={values[name]}
      error={errors[name] ?? refused[name]}
      hint={name === 'new_password' ? <NewPasswordHint rules={rules} password={new_password} owner={user} /> : undefined}
      onType={(typed) => setValues({ ...values, [name]: typed })}
    />
  );
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      {failure === null || Object.keys(refused).length > 0 ? null : <FailureNotice failure={failure} />}
      {asksOld ? field('old_password', auth.password.old) : null}
      {field('new_password', auth.password.new)}
      {field('again', auth.password.again)}
      <div className="form__actions">
        <SubmitButton busy={busy} wide={wide}>
          {submitLabel}
        </SubmitButton>
      </div>
    </form>
  );
}
