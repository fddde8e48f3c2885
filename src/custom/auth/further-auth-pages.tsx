import { type JSX, type ReactNode, useEffect, useState } from 'react';
import { accessPaths } from '../../../contract/rules/accounts/next-step.ts';
import { failureParameter, providerFailureNamed, providerPaths } from '../../../contract/rules/accounts/provider-sign-in.ts';
import { useCentral } from '../../providers/central-context.ts';
import { refreshSession } from '../../providers/session/begin-session.ts';
import { nextParameter } from '../../providers/session/return-address.ts';
import { CentralError } from '../../providers/transport/central-error.ts';
import { useFurtherWords } from '../../providers/words/further-words.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { FirstSteps } from './first-administrator.tsx';
import { AuthLayout, AuthLink, type Go, Waiting } from './layout/auth-layout.tsx';
import { Unreachable } from './layout/unreachable.tsx';
import { LostPassword } from './lost-password.tsx';
import { OneTimeLink } from './one-time-link.tsx';
import { SignIn } from './sign-in.tsx';
import './provider-sign-in.css';
import { SignOut } from './sign-out.tsx';

type FurtherEntranceProps = { readonly path: string; readonly go: Go; readonly onTyping: (() => void) | undefined };

/** The pages under `/auth` that need no session, but for plain signing in, which is at hand, and what a link opens for who is signed in. */
export function FurtherAuthPages({ path, go, onTyping }: FurtherEntranceProps): JSX.Element {
  if (path === accessPaths.signIn) {
    const { provider, empty } = document.documentElement.dataset;
    const before = empty === undefined ? null : <FirstSteps />;
    return provider === undefined ? <SignIn {...{ go, onTyping, before }} /> : <ProviderSignIn {...{ go, onTyping, before }} />;
  }
  if (path === providerPaths.landing) return <ProviderLanding go={go} />;
  if (path === accessPaths.signOut) return <SignOut go={go} />;
  if (path === accessPaths.lostPassword) return <LostPassword go={go} />;
  const hash = /^\/auth\/lost-password\/(?<hash>[\w-]+)$/u.exec(path)?.groups?.['hash'];
  return hash === undefined ? <UnknownEntrance go={go} /> : <OneTimeLink hash={hash} go={go} />;
}

function UnknownEntrance({ go }: { readonly go: Go }): JSX.Element {
  const { auth, pages } = useFurtherWords();
  return (
    <AuthLayout title={pages.notFound.title} text={pages.notFound.text}>
      <AuthLink to={accessPaths.signIn} go={go}>
        {auth.lostPassword.back}
      </AuthLink>
    </AuthLayout>
  );
}

/** `/auth/provider`: takes up the session that coming back from the provider began. Where to go then, the access flow says. */
function ProviderLanding({ go }: { readonly go: Go }): JSX.Element {
  const central = useCentral();
  const { pages } = useFurtherWords();
  const [failure, setFailure] = useState<CentralError | null>(null);
  useEffect(() => {
    if (failure !== null) return undefined;
    let isWatched = true;
    refreshSession(central).catch((error: unknown) => {
      if (!isWatched || !(error instanceof CentralError)) return;
      // Someone came here on their own, or the browser kept no cookie.
      if (error.status === 401) go(`${accessPaths.signIn}?${new URLSearchParams({ [failureParameter]: 'attempt_unknown' })}`);
      else setFailure(error);
    });
    return () => {
      isWatched = false;
    };
  }, [central, failure, go]);
  return failure === null ? <Waiting /> : <Unreachable words={pages.error} failure={failure} again={() => setFailure(null)} />;
}

type ProviderSignInProps = {
  readonly go: Go;
  readonly onTyping: (() => void) | undefined;
  /** Said next to a failure of the provider, until a password is tried. */
  readonly before: ReactNode;
};

/** Signing in where the town also has an identity provider: its button, and why coming back from it signed no one in. */
function ProviderSignIn({ go, onTyping, before }: ProviderSignInProps): JSX.Element {
  const { provider: words } = useFurtherWords().auth;
  const [arrived] = useState(() => new URLSearchParams(window.location.search));
  const failure = providerFailureNamed(arrived.get(failureParameter));
  const next = arrived.get(nextParameter);
  useEffect(forgetFailure, []);
  return (
    <SignIn
      go={go}
      onTyping={onTyping}
      before={
        <>
          {before}
          {failure === undefined ? null : (
            <Notice tone="danger" announce="alert">
              {words.failures[failure]}
            </Notice>
          )}
        </>
      }
      after={
        <>
          <p className="provider-sign-in__or">{words.or}</p>
          <a
            className={buttonClass('secondary', 'button--wide provider-sign-in__button')}
            href={`/central${providerPaths.start}${next === null ? '' : `?${new URLSearchParams({ next })}`}`}
          >
            {document.documentElement.dataset['provider'] || words.button}
          </a>
        </>
      }
    />
  );
}

/** Said once: loading the page again is no second failure. */
function forgetFailure(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete(failureParameter);
  if (address.href !== window.location.href) window.history.replaceState(window.history.state, '', address);
}
