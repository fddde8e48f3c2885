import type { JSX } from 'react';
import { accessPaths } from '../../../../contract/rules/accounts/next-step.ts';
import { useFurtherWords } from '../../../providers/words/further-words.ts';
import { AuthLayout, AuthLink, type Go } from '../layout/auth-layout.tsx';
import { PasswordForm } from './password-form.tsx';

/** The first own password; the access flow leads on when it is saved. */
export function CreatePassword({ go }: { readonly go: Go }): JSX.Element {
  const { auth, shell } = useFurtherWords();
  return (
    <AuthLayout
      title={auth.createPassword.title}
      text={auth.createPassword.text}
      aside={
        <AuthLink to={accessPaths.signOut} go={go}>
          {shell.signOut}
        </AuthLink>
      }
    >
      <PasswordForm asksOld={false} submitLabel={auth.createPassword.submit} onSaved={() => undefined} wide />
    </AuthLayout>
  );
}
