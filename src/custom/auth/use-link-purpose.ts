import { useEffect, useState } from 'react';
import { useCentral } from '../../providers/central-context.ts';
import { CentralError } from '../../providers/http/central-error.ts';
import { send } from '../../providers/http/send.ts';

/** What a one-time link is for; `null` while it is being asked, `invalid` when it no longer holds. */
export type LinkPurpose = 'first_administrator' | 'lost_password' | 'invalid' | null;

/** Asks the server what the link is for. The secret of the link goes nowhere else. */
export function useLinkPurpose(path: string): LinkPurpose {
  const { transport } = useCentral();
  const [purpose, setPurpose] = useState<LinkPurpose>(null);
  useEffect(() => {
    const stop = new AbortController();
    send(path, { signal: stop.signal }, transport, null)
      .then(({ json }) => setPurpose(purposeIn(json)))
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        if (!(error instanceof CentralError)) throw error;
        setPurpose('invalid');
      });
    return () => stop.abort();
  }, [path, transport]);
  return purpose;
}

function purposeIn(json: unknown): LinkPurpose {
  const purpose = typeof json === 'object' && json !== null && 'purpose' in json ? json.purpose : undefined;
  return purpose === 'first_administrator' || purpose === 'lost_password' ? purpose : 'invalid';
}
