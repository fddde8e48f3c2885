import { type JSX, lazy, Suspense, useCallback } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { accessPaths } from '../../../contract/rules/next-step.ts';
import { useSession } from '../../providers/central-context.ts';
import { useAccess } from '../../providers/session/access.ts';
import { addressOfStep } from '../../providers/session/return-address.ts';
import { Entrance } from '../auth/entrance.tsx';
import { Unreachable } from '../auth/unreachable.tsx';
import { useExpiredPassword } from '../auth/use-expired-password.ts';
import { Waiting } from '../auth/waiting.tsx';
import { RightsGate } from './rights-gate.tsx';
import { Shell } from './shell.tsx';
import { type ShellParts, ShellPartsContext } from './shell-parts.ts';

// What most people never see, or once.
const CreatePassword = lazy(async () => ({ default: (await import('../auth/create-password.tsx')).CreatePassword }));
const ExpiredPassword = lazy(async () => ({ default: (await import('../auth/expired-password.tsx')).ExpiredPassword }));
const TwoFactor = lazy(async () => ({ default: (await import('../auth/two-factor/two-factor.tsx')).TwoFactor }));

/** Evaluates the access flow on every screen and at every change of the session: specification section 4. */
function useGate(): JSX.Element | null {
  const location = useLocation();
  const { ended } = useSession();
  const access = useAccess(location.pathname);
  if (access.kind === 'failed') return <Unreachable failure={access.error} again={access.again} />;
  if (access.kind === 'waiting') return <Waiting />;
  if (access.kind === 'stay') return null;
  return (
    <>
      <Waiting />
      <Navigate to={addressOfStep(access.to, location, ended)} replace />
    </>
  );
}

/** Everything behind the sign-in. */
export function GatedShell({ parts }: { readonly parts: ShellParts }): JSX.Element {
  const gate = useGate();
  const isExpired = useExpiredPassword();
  const navigate = useNavigate();
  const go = useCallback((to: string) => void navigate(to), [navigate]);
  if (gate !== null) return gate;
  if (isExpired) {
    return (
      <Suspense fallback={<Waiting />}>
        <ExpiredPassword go={go} />
      </Suspense>
    );
  }
  return (
    <RightsGate>
      <ShellPartsContext value={parts}>
        <Shell />
      </ShellPartsContext>
    </RightsGate>
  );
}

/** The pages under `/auth`, once the console's router leads. */
export function GatedEntrance(): JSX.Element {
  const gate = useGate();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const go = useCallback((to: string) => void navigate(to), [navigate]);
  if (gate !== null) return gate;
  if (pathname !== accessPaths.twoFactor && pathname !== accessPaths.createPassword) return <Entrance path={pathname} go={go} />;
  return (
    <Suspense fallback={<Waiting />}>
      {pathname === accessPaths.createPassword ? <CreatePassword go={go} /> : <TwoFactor go={go} />}
    </Suspense>
  );
}
