import { useEffect, useState } from 'react';
import type { PasswordRules } from '../../../contract/rules/password.ts';
import { useCentral } from '../../providers/central-context.ts';
import { CentralError } from '../../providers/http/central-error.ts';
import { send } from '../../providers/http/send.ts';

function isRules(value: unknown): value is PasswordRules {
  return (
    typeof value === 'object' && value !== null && 'minimal_password_length' in value && typeof value.minimal_password_length === 'number'
  );
}

/** The policy that a new password is held against; null until it is known. Without it the server alone decides. */
export function usePasswordRules(): PasswordRules | null {
  const { transport } = useCentral();
  const [rules, setRules] = useState<PasswordRules | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    // Open to everybody: a link for a new password comes before any session.
    send('/auth/policy', { signal: stop.signal }, transport, null)
      .then(({ json }) => {
        if (!stop.signal.aborted && isRules(json)) setRules(json);
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted && !(error instanceof CentralError)) throw error;
      });
    return () => stop.abort();
  }, [transport]);
  return rules;
}
