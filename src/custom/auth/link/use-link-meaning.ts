import { useEffect, useState } from 'react';
import { useCentral } from '../../../providers/central-context.ts';
import { CentralError } from '../../../providers/transport/central-error.ts';
import { send } from '../../../providers/transport/send.ts';

/** What a one-time link is for, and whose password; `invalid` when it no longer holds. */
export type LinkMeaning = {
  readonly purpose: 'first_administrator' | 'lost_password' | 'invitation' | 'invalid';
  readonly isSuperAdministrator: boolean;
};

const invalid: LinkMeaning = { purpose: 'invalid', isSuperAdministrator: false };

/** Asks the server what the link is for; null until it answers. The secret of the link goes nowhere else. */
export function useLinkMeaning(path: string): LinkMeaning | null {
  const { transport } = useCentral();
  const [meaning, setMeaning] = useState<LinkMeaning | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    send(path, { signal: stop.signal }, transport, null)
      .then(({ json }) => setMeaning(meaningIn(json)))
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        if (!(error instanceof CentralError)) throw error;
        setMeaning(invalid);
      });
    return () => stop.abort();
  }, [path, transport]);
  return meaning;
}

function meaningIn(json: unknown): LinkMeaning {
  if (typeof json !== 'object' || json === null || !('purpose' in json)) return invalid;
  const { purpose } = json;
  if (purpose !== 'first_administrator' && purpose !== 'lost_password' && purpose !== 'invitation') return invalid;
  return { purpose, isSuperAdministrator: 'is_super_administrator' in json && json.is_super_administrator === true };
}
