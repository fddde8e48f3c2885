import { type JSX, useState } from 'react';
import { useCentral, useSession } from '../../providers/central-context.ts';
import { useNotificationCentre } from '../../providers/notifications/use-notifications.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PasswordForm } from './password-form.tsx';
import './change-password.css';

/** Change of one's own password; an expired one leads here by the access flow. */
export function ChangePassword(): JSX.Element {
  const { auth } = useConsoleWords();
  const { now } = useCentral();
  const { user } = useSession();
  const { tell } = useNotificationCentre();
  const [savedCount, setSavedCount] = useState(0);
  const ends = user?.next_password_change ?? null;
  const isExpired = ends !== null && Date.parse(ends) < now().getTime();
  return (
    <>
      <PageHeader title={auth.changePassword.title} />
      <div className="change-password">
        {isExpired ? <Notice tone="warning">{auth.changePassword.expired}</Notice> : null}
        <Panel>
          <PasswordForm
            key={savedCount}
            asksOld
            submitLabel={auth.changePassword.submit}
            onSaved={() => {
              setSavedCount(savedCount + 1);
              tell('success', auth.changePassword.changed);
            }}
          />
        </Panel>
      </div>
    </>
  );
}
