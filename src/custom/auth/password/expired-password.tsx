import type { JSX } from 'react';
import { accessPaths } from '../../../../contract/rules/accounts/next-step.ts';
import { useNotificationCentre } from '../../../providers/notification-centre.ts';
import { useFurtherWords } from '../../../providers/words/further-words.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { AuthLayout, AuthLink, type Go } from '../layout/auth-layout.tsx';
import { PasswordForm } from './password-form.tsx';

/** Change of a password that has expired: there is no shell around it, because its menu would lead nowhere yet. */
export function ExpiredPassword({ go }: { readonly go: Go }): JSX.Element {
  const { auth, shell } = useFurtherWords();
  const { notify } = useNotificationCentre();
  return (
    <AuthLayout
      title={auth.changePassword.title}
      aside={
        <AuthLink to={accessPaths.signOut} go={go}>
          {shell.signOut}
        </AuthLink>
      }
    >
      <Notice tone="warning">{auth.changePassword.expired}</Notice>
      <PasswordForm asksOld wide submitLabel={auth.changePassword.submit} onSaved={() => notify('success', auth.changePassword.changed)} />
    </AuthLayout>
  );
}
