import { type JSX, useState } from 'react';
import { brokenPasswordRules } from '../../../contract/rules/password.ts';
import { useCentral } from '../../providers/central-context.ts';
import { useHttp } from '../../providers/http/http-context.ts';
import { savePassword } from '../../providers/session/save-password.ts';
import { useFurtherWords } from '../../providers/words/further-words.ts';
import { useEntranceWords } from '../../providers/words/words-context.ts';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { usePasswordRules } from './password-policy.ts';
import { RuleList } from './rule-list.tsx';
import { useSubmission } from './use-submission.ts';

type FieldName = 'old_password' | 'new_password' | 'again';
type PasswordFormProps = {
  /** Whether the present password is asked for; not at the first one. */
  readonly asksOld: boolean;
  readonly submitLabel: string;
  readonly onSaved: () => void;
  readonly wide?: boolean;
};

/** A new password twice, with the policy's rules told while it is typed. */
export function PasswordForm({ asksOld, submitLabel, onSaved, wide = false }: PasswordFormProps): JSX.Element {
  const central = useCentral();
  const http = useHttp();
  const { auth } = useFurtherWords();
  const { required } = useEntranceWords();
  const rules = usePasswordRules();
  const [values, setValues] = useState<Readonly<Record<FieldName, string>>>({ old_password: '', new_password: '', again: '' });
  const { old_password, new_password, again } = values;
  const { busy, failure, errors, onSubmit } = useSubmission<FieldName>({
    check: () => ({
      ...(asksOld && old_password === '' ? { old_password: required } : {}),
      ...(new_password === ''
        ? { new_password: required }
        : rules !== null && brokenPasswordRules(rules, new_password).length > 0
          ? { new_password: auth.password.problem.tooWeak }
          : {}),
      ...(again === '' ? { again: required } : again === new_password ? {} : { again: auth.password.problem.mismatch }),
    }),
    send: async () => {
      await savePassword(http, central, asksOld ? { old_password, new_password } : { new_password });
      setValues({ old_password: '', new_password: '', again: '' });
      onSaved();
    },
  });
  const told = failure?.body.errors ?? {};
  const field = (name: FieldName, label: string): JSX.Element => (
    <Field
      label={label}
      error={errors[name] ?? told[name]}
      required
      hint={name === 'new_password' && rules !== null ? <RuleList rules={rules} password={new_password} /> : undefined}
    >
      {(control) => (
        <PasswordInput
          {...control}
          name={name}
          autoComplete={name === 'old_password' ? 'current-password' : 'new-password'}
          showLabel={auth.signIn.showPassword}
          hideLabel={auth.signIn.hidePassword}
          value={values[name]}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      {failure === null || Object.keys(told).length > 0 ? null : <FailureNotice failure={failure} />}
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
