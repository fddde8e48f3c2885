import type { JSX } from 'react';
import { accessPaths } from '../../../contract/rules/accounts/next-step.ts';
import { providerPaths } from '../../../contract/rules/accounts/provider-sign-in.ts';
import { useFurtherWords } from '../../providers/words/further-words.ts';
import { AuthLayout } from './layout/auth-layout.tsx';
import { AuthLink, type Go } from './layout/auth-link.tsx';
import { FirstSteps } from './link/first-steps.tsx';
import { OneTimeLink } from './link/one-time-link.tsx';
import { LostPassword } from './lost-password.tsx';
import { ProviderLanding } from './provider-landing.tsx';
import { ProviderSignIn } from './provider-sign-in.tsx';
import { SignIn } from './sign-in.tsx';
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
