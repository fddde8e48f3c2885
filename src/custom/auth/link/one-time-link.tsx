import { type JSX, useState } from 'react';
import { accessPaths } from '../../../../contract/rules/accounts/next-step.ts';
import { useSession } from '../../../providers/central-context.ts';
import { useFurtherWords } from '../../../providers/words/further-words.ts';
import { useAuthPagesWords } from '../../../providers/words/words-context.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { AuthLink, type Go } from '../layout/auth-link.tsx';
import { Waiting } from '../layout/waiting.tsx';
import { NewPasswordForm } from '../password/new-password-form.tsx';
import { FirstAdministratorForm } from './first-administrator-form.tsx';
import { forgetEmptiness } from './first-steps.tsx';
import { LinkWhileSignedIn } from './link-while-signed-in.tsx';
import { useLinkMeaning } from './use-link-meaning.ts';

type OneTimeLinkProps = { readonly hash: string; readonly go: Go };

/** `/auth/lost-password/{hash}`: what the link in hand is for, as long as it holds. */
export function OneTimeLink({ hash, go }: OneTimeLinkProps): JSX.Element {
  const { auth } = useFurtherWords();
  const meaning = useLinkMeaning(hash);
  const { loggedIn } = useSession();
  const [isDone, setDone] = useState(false);
  const back = (
    <AuthLink to={accessPaths.signIn} go={go}>
      {auth.lostPassword.back}
    </AuthLink>
  );
  if (meaning === null) return <Waiting />;
  const { purpose, isSuperAdministrator } = meaning;
  if (loggedIn && purpose !== 'invalid') return <LinkWhileSignedIn purpose={purpose} go={go} />;
  if (purpose === 'invalid') {
    return (
      <AuthLayout title={auth.lostPassword.newTitle} {...(loggedIn ? {} : { aside: back })}>
        <Notice tone="danger" announce="alert" title={auth.lostPassword.invalidLink}>
          {auth.lostPassword.invalidLinkHelp}
        </Notice>
        {loggedIn ? (
          <AuthLink to={accessPaths.home} go={go} className={buttonClass('primary', 'button--wide')}>
            {auth.signedIn.stay}
          </AuthLink>
        ) : (
          <AuthLink to={accessPaths.lostPassword} go={go} className={buttonClass('primary', 'button--wide')}>
            {auth.lostPassword.newLink}
          </AuthLink>
        )}
      </AuthLayout>
    );
  }
  if (purpose === 'lost_password' || purpose === 'invitation') {
    const { newTitle, saved, text } = purpose === 'invitation' ? auth.invitation : { ...auth.lostPassword, text: undefined };
    return (
      <AuthLayout title={newTitle} {...(isDone || text === undefined ? {} : { text })} {...(isDone ? {} : { aside: back })}>
        {isDone ? <Done text={saved} go={go} /> : <NewPasswordForm {...{ hash, isSuperAdministrator }} onSaved={() => setDone(true)} />}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={auth.firstAdministrator.title} {...(isDone ? {} : { text: auth.firstAdministrator.text, aside: back })}>
      {isDone ? (
        <Done text={auth.firstAdministrator.saved} go={go} />
      ) : (
        <FirstAdministratorForm
          hash={hash}
          onSaved={() => {
            forgetEmptiness();
            setDone(true);
          }}
        />
      )}
    </AuthLayout>
  );
}

/** The link has done its work; what is left is to sign in. */
function Done({ text, go }: { readonly text: string; readonly go: Go }): JSX.Element {
  const { signIn } = useAuthPagesWords();
  return (
    <>
      <Notice tone="success" announce="status">
        {text}
      </Notice>
      <AuthLink to={accessPaths.signIn} go={go} className={buttonClass('primary', 'button--wide')}>
        {signIn.submit}
      </AuthLink>
    </>
  );
}
