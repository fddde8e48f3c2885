import { type JSX, useEffect, useState } from 'react';
import { accessPaths } from '../../../contract/rules/accounts/next-step.ts';
import { failureParameter } from '../../../contract/rules/accounts/provider-sign-in.ts';
import { useCentral } from '../../providers/central-context.ts';
import { refreshSession } from '../../providers/session/begin-session.ts';
import { CentralError } from '../../providers/transport/central-error.ts';
import { useFurtherWords } from '../../providers/words/further-words.ts';
import type { Go } from './layout/auth-link.tsx';
import { Unreachable } from './layout/unreachable.tsx';
import { Waiting } from './layout/waiting.tsx';

/** `/auth/provider`: takes up the session that coming back from the provider began. Where to go then, the access flow says. */
export function ProviderLanding({ go }: { readonly go: Go }): JSX.Element {
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
