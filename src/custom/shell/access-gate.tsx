import { type JSX, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { accessPaths } from '../../../contract/rules/accounts/next-step.ts';
import { type Access, useAccess } from '../../providers/access.ts';
import { useSession } from '../../providers/central-context.ts';
import { useRightsQuery } from '../../providers/rights.ts';
import { addressOfStep } from '../../providers/session/return-address.ts';
import { CentralError } from '../../providers/transport/central-error.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { AuthPages } from '../auth/auth-pages.tsx';
import { Waiting } from '../auth/layout/auth-layout.tsx';
import { Unreachable } from '../auth/layout/unreachable.tsx';
import { useExpiredPassword } from '../auth/password/use-expired-password.ts';
import { type ShellParts, ShellPartsContext } from './panel/shell-parts.ts';
import { Shell } from './shell.tsx';

// What most people never see, or once.
const CreatePassword = lazy(async () => ({ default: (await import('../auth/password/create-password.tsx')).CreatePassword }));
const ExpiredPassword = lazy(async () => ({ default: (await import('../auth/password/expired-password.tsx')).ExpiredPassword }));
const TwoFactor = lazy(async () => ({ default: (await import('../auth/two-factor/two-factor.tsx')).TwoFactor }));

/** What is in the place of the screen while the access flow leads elsewhere or is not known yet; null when nothing does. */
function useGate(access: Access): JSX.Element | null {
  const location = useLocation();
  const { ended } = useSession();
  const { pages } = useConsoleWords();
  if (access.kind === 'failed') return <Unreachable words={pages.error} failure={access.error} again={access.again} />;
  if (access.kind === 'waiting') return <Waiting />;
  if (access.kind === 'stay') return null;
  return (
    <>
      <Waiting />
      <Navigate to={addressOfStep(access.to, location, ended)} replace />
    </>
  );
}

/**
 * Everything behind the sign-in. Evaluates the access flow on every screen and at every change of the session: specification
 * section 4. A screen that is open is one person's, and stays while their session is asked for again.
 */
export function GatedShell({ parts }: { readonly parts: ShellParts }): JSX.Element {
  const { user, suspended, ended } = useSession();
  const access = useAccess(useLocation().pathname);
  const gate = useGate(access);
  const isExpired = useExpiredPassword();
  const navigate = useNavigate();
  const go = useCallback((to: string) => void navigate(to), [navigate]);
  const [whose, setWhose] = useState<number>();
  const isOpen = user !== null && user.id === whose;
  if (ended === 'left') return <NewPage to={accessPaths.signIn} />;
  if (user !== null && whose !== undefined && !isOpen) return <NewPage to={accessPaths.home} />;
  const isHeld = isOpen && (suspended || access.kind === 'waiting' || access.kind === 'failed');
  if (gate !== null && !isHeld) return gate;
  if (isExpired && !suspended) {
    return (
      <Suspense fallback={<Waiting />}>
        <ExpiredPassword go={go} />
      </Suspense>
    );
  }
  if (user !== null && !isOpen) setWhose(user.id);
  return (
    <RightsGate>
      <ShellPartsContext value={parts}>
        <Shell />
      </ShellPartsContext>
    </RightsGate>
  );
}

/** Loads the page again at the address, so that nothing of what someone read or typed is left in it for who comes next. */
function NewPage({ to }: { readonly to: string }): JSX.Element {
  useEffect(() => window.location.replace(to), [to]);
  return <Waiting />;
}

/** The pages under `/auth`, once the console's router leads. */
export function GatedAuthPages(): JSX.Element {
  const { pathname } = useLocation();
  const gate = useGate(useAccess(pathname));
  const navigate = useNavigate();
  const go = useCallback((to: string) => void navigate(to), [navigate]);
  if (gate !== null) return gate;
  if (pathname !== accessPaths.twoFactor && pathname !== accessPaths.createPassword) return <AuthPages path={pathname} go={go} />;
  return (
    <Suspense fallback={<Waiting />}>
      {pathname === accessPaths.createPassword ? <CreatePassword go={go} /> : <TwoFactor go={go} />}
    </Suspense>
  );
}

/** Waits for the matrix of rights: below it every question about them has its answer at once. */
function RightsGate({ children }: { readonly children: ReactNode }): JSX.Element {
  const { data, error, refetch } = useRightsQuery();
  const { pages } = useConsoleWords();
  if (data !== undefined) return <>{children}</>;
  if (error instanceof CentralError && error.status !== 401) {
    return <Unreachable words={pages.error} failure={error} again={() => refetch()} />;
  }
  return <Waiting />;
}
