import { type JSX, useState } from 'react';
import { useNotificationCentre } from '../../../providers/notification-centre.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { PasswordForm } from './password-form.tsx';
import './change-password.css';

/** Change of one's own password. */
export function ChangePassword(): JSX.Element {
  const { auth } = useConsoleWords();
  const { notify } = useNotificationCentre();
  const [savedCount, setSavedCount] = useState(0);
  return (
    <>
      <PageHeader title={auth.changePassword.title} />
      <div className="change-password">
        <Panel>
          <PasswordForm
            key={savedCount}
            asksOld
            submitLabel={auth.changePassword.submit}
            onSaved={() => {
              setSavedCount(savedCount + 1);
              notify('success', auth.changePassword.changed);
            }}
          />
        </Panel>
      </div>
    </>
  );
}
