import { type JSX, useState } from 'react';
import { brokenPasswordRules } from '../../../contract/rules/password.ts';
import { useCentral } from '../../providers/central-context.ts';
import { send } from '../../providers/http/send.ts';
import { useFurtherWords } from '../../providers/words/further-words.ts';
import { useEntranceWords } from '../../providers/words/words-context.ts';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { usePasswordRules } from './password-policy.ts';
import { RuleList } from './rule-list.tsx';
import { useSubmission } from './use-submission.ts';

type FieldName = 'name' | 'email' | 'password' | 'again';
type FirstAdministratorFormProps = { readonly path: string; readonly onSaved: () => void };

const empty = { name: '', email: '', password: '', again: '' } as const;

/** Who will be the first super administrator; the server spends the link with it. */
export function FirstAdministratorForm({ path, onSaved }: FirstAdministratorFormProps): JSX.Element {
  const { transport } = useCentral();
  const { auth } = useFurtherWords();
  const { required } = useEntranceWords();
  const rules = usePasswordRules();
  const [values, setValues] = useState<Readonly<Record<FieldName, string>>>(empty);
  const { name, email, password, again } = values;
  const { busy, failure, errors, onSubmit } = useSubmission<FieldName>({
    check: () => ({
      ...(name.trim() === '' ? { name: required } : {}),
      ...(email.trim() === '' ? { email: required } : {}),
      ...(password === ''
        ? { password: required }
        : rules !== null && brokenPasswordRules(rules, password).length > 0
          ? { password: auth.password.problem.tooWeak }
          : {}),
      ...(again === password ? {} : { again: auth.password.problem.mismatch }),
    }),
    send: async () => {
      await send(path, { method: 'POST', body: { name, email, password } }, transport, null);
      onSaved();
    },
  });
  const told = failure?.body.errors ?? {};
  const take = (field: FieldName) => (event: { readonly target: { readonly value: string } }) =>
    setValues({ ...values, [field]: event.target.value });
  const text = (field: 'name' | 'email', label: string, autoComplete: string): JSX.Element => (
    <Field label={label} error={errors[field] ?? told[field]} required>
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
          onChange={take(field)}
        />
      )}
    </Field>
  );
  const secret = (field: 'password' | 'again', label: string): JSX.Element => (
    <Field
      label={label}
      error={errors[field] ?? told[field]}
      required
      hint={field === 'password' && rules !== null ? <RuleList rules={rules} password={password} /> : undefined}
    >
      {(control) => (
        <PasswordInput
          {...control}
          name={field}
          autoComplete="new-password"
          showLabel={auth.signIn.showPassword}
          hideLabel={auth.signIn.hidePassword}
          value={values[field]}
          onChange={take(field)}
        />
      )}
    </Field>
  );
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      {failure === null || Object.keys(told).length > 0 ? null : <FailureNotice failure={failure} />}
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
