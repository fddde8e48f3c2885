import { type JSX, lazy, Suspense } from 'react';
import { accessPaths } from '../../../contract/rules/accounts/next-step.ts';
import { type Go, Waiting } from './layout/auth-layout.tsx';
import { SignIn } from './sign-in.tsx';

type EntranceProps = { readonly path: string; readonly go: Go; readonly onTyping?: (() => void) | undefined };

const FurtherAuthPages = lazy(async () => ({ default: (await import('./further-auth-pages.tsx')).FurtherAuthPages }));

/**
 * The page under `/auth` at the path. Signing in is at hand, unless the page says that there is an identity provider too or no
 * account yet; the others are fetched when one comes to them.
 */
export function AuthPages({ path, go, onTyping }: EntranceProps): JSX.Element {
  const { provider, empty } = document.documentElement.dataset;
  if (path === accessPaths.signIn && provider === undefined && empty === undefined) return <SignIn go={go} onTyping={onTyping} />;
  return (
    <Suspense fallback={<Waiting />}>
      <FurtherAuthPages path={path} go={go} onTyping={onTyping} />
    </Suspense>
  );
}
