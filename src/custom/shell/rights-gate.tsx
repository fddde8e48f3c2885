import type { JSX, ReactNode } from 'react';
import { useRightsQuery } from '../../providers/rights/use-rights.ts';
import { CentralError } from '../../providers/transport/central-error.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { Unreachable } from '../auth/layout/unreachable.tsx';
import { Waiting } from '../auth/layout/waiting.tsx';

/** Waits for the matrix of rights: below it every question about them has its answer at once. */
export function RightsGate({ children }: { readonly children: ReactNode }): JSX.Element {
  const { data, error, refetch } = useRightsQuery();
  const { pages } = useConsoleWords();
  if (data !== undefined) return <>{children}</>;
  if (error instanceof CentralError && error.status !== 401) {
    return <Unreachable words={pages.error} failure={error} again={() => refetch()} />;
  }
  return <Waiting />;
}
