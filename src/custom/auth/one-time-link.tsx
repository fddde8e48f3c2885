import { type JSX, useEffect, useState } from 'react';
import { accessPaths } from '../../../contract/rules/accounts/next-step.ts';
import { useCentral, useSession } from '../../providers/central-context.ts';
import { askWithoutSession } from '../../providers/http/ask.ts';
import { signOut } from '../../providers/session/sign-out.ts';
import { CentralError } from '../../providers/transport/central-error.ts';
import { useFurtherWords } from '../../providers/words/further-words.ts';
import { useAuthPagesWords } from '../../providers/words/words-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { FirstAdministratorForm } from './first-administrator.tsx';
import { AuthLayout, AuthLink, type Go, Waiting } from './layout/auth-layout.tsx';
import { NewPasswordForm } from './password/new-password-form.tsx';

/** What a one-time link is for, and for which account; `invalid` when it no longer holds. */
type LinkMeaning = {
  readonly purpose: 'first_administrator' | 'lost_password' | 'invitation' | 'invalid';
  readonly isSuperAdministrator: boolean;
};

const invalid: LinkMeaning = { purpose: 'invalid', isSuperAdministrator: false };

/** Asks the server what the link is for; null until it answers. The secret of the link goes nowhere else. */
function useLinkMeaning(hash: string): LinkMeaning | null {
  const { transport } = useCentral();
  const [meaning, setMeaning] = useState<LinkMeaning | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    askWithoutSession(transport)('GET /auth/lost-password/{hash}', { path: { hash }, signal: stop.signal })
      .then(({ purpose, is_super_administrator: isSuperAdministrator }) => setMeaning({ purpose, isSuperAdministrator }))
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        if (!(error instanceof CentralError)) throw error;
        setMeaning(invalid);
      });
    return () => stop.abort();
  }, [hash, transport]);
  return meaning;
}

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
        <FirstAdministratorForm hash={hash} onSaved={() => setDone(true)} />
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

type LinkWhileSignedInProps = { readonly purpose: Exclude<LinkMeaning['purpose'], 'invalid'>; readonly go: Go };

/** A link for an account, opened by someone who is signed in: says who that is, and offers to go on with it or to stay. */
function LinkWhileSignedIn({ purpose, go }: LinkWhileSignedInProps): JSX.Element {
  const central = useCentral();
  const { user } = useSession();
  const words = useFurtherWords().auth.signedIn;
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    // The session ends here in any case, and with it this page: the link's own is at the same address.
    await signOut(central);
  };
  return (
    <AuthLayout title={words.title} text={words.purpose[purpose]}>
      <div className="form">
        {user === null ? null : <p>{words.text(user.name, user.email)}</p>}
        <Button tone="primary" wide busy={isLeaving} onClick={() => leave()}>
          {words.signOut}
        </Button>
        <AuthLink to={accessPaths.home} go={go} className={buttonClass('secondary', 'button--wide')}>
          {words.stay}
        </AuthLink>
      </div>
    </AuthLayout>
  );
}
