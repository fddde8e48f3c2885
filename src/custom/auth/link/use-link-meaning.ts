import { useEffect, useState } from 'react';
import { useCentral } from '../../../providers/central-context.ts';
import { askWithoutSession } from '../../../providers/http/ask.ts';
import { CentralError } from '../../../providers/transport/central-error.ts';

/** What a one-time link is for, and whose password; `invalid` when it no longer holds. */
export type LinkMeaning = {
  readonly purpose: 'first_administrator' | 'lost_password' | 'invitation' | 'invalid';
  readonly isSuperAdministrator: boolean;
};

const invalid: LinkMeaning = { purpose: 'invalid', isSuperAdministrator: false };

/** Asks the server what the link is for; null until it answers. The secret of the link goes nowhere else. */
export function useLinkMeaning(hash: string): LinkMeaning | null {
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
