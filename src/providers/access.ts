import { useEffect, useState } from 'react';
import { type AccessPath, isAuthenticated, nextStep } from '../../contract/rules/accounts/next-step.ts';
import { useCentral, useSession } from './central-context.ts';
import { useHttp } from './http/ask.ts';
import { CentralError } from './transport/central-error.ts';

/** What the access flow says of a path: wait for the session, go elsewhere, stay; or the server could not be asked. */
export type Access =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'go'; readonly to: AccessPath }
  | { readonly kind: 'stay' }
  | { readonly kind: 'failed'; readonly error: CentralError; readonly again: () => void };

/**
 * The access flow of specification section 4 for the path. A remembered user without a lasting token is first asked for
 * from the server: only then it is known whether they are signed in.
 */
export function useAccess(path: string): Access {
  const http = useHttp();
  const { now } = useCentral();
  const session = useSession();
  const [failure, setFailure] = useState<CentralError | null>(null);
  const isUnknown = session.loggedIn && !isAuthenticated(session, now());

  useEffect(() => {
    if (!isUnknown || failure !== null) return undefined;
    let isWatched = true;
    http.renew().catch((error: unknown) => {
      // A 401 has ended the session by now, and the flow leads to signing in.
      const isRefused = error instanceof CentralError && error.status === 401;
      if (isWatched && !isRefused && error instanceof CentralError) setFailure(error);
    });
    return () => {
      isWatched = false;
    };
  }, [http, isUnknown, failure]);

  if (isUnknown && failure !== null) return { kind: 'failed', error: failure, again: () => setFailure(null) };
  if (isUnknown) return { kind: 'waiting' };
  const to = nextStep(session, path, now());
  return to === null ? { kind: 'stay' } : { kind: 'go', to };
}
