import type { JSX } from 'react';
import { accessPaths } from '../../../../contract/rules/accounts/next-step.ts';
import { useFurtherWords } from '../../../providers/words/further-words.ts';
import { EntranceLayout } from '../layout/entrance-layout.tsx';
import { EntranceLink, type Go } from '../layout/entrance-link.tsx';
import { PasswordForm } from './password-form.tsx';

/** The first own password; the access flow leads on when it is saved. */
export function CreatePassword({ go }: { readonly go: Go }): JSX.Element {
  const { auth, shell } = useFurtherWords();
  return (
    <EntranceLayout
      title={auth.createPassword.title}
      text={auth.createPassword.text}
      aside={
        <EntranceLink to={accessPaths.signOut} go={go}>
          {shell.signOut}
        </EntranceLink>
      }
    >
      <PasswordForm asksOld={false} submitLabel={auth.createPassword.submit} onSaved={() => undefined} wide />
    </EntranceLayout>
  );
}
