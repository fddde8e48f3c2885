import { useEffect, useState } from 'react';
import { type PasswordPolicy, type PasswordRules, passwordRulesFor } from '../../../../contract/rules/accounts/password.ts';
import { useCentral } from '../../../providers/central-context.ts';
import { askWithoutSession } from '../../../providers/http/ask.ts';
import { CentralError } from '../../../providers/transport/central-error.ts';

/** The rules that a new password is held against; null until they are known. Without them the server alone decides. */
export function usePasswordRules(isSuperAdministrator: boolean): PasswordRules | null {
  const { transport } = useCentral();
  const [policy, setPolicy] = useState<PasswordPolicy | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    // Open to everybody: a link for a new password comes before any session.
    askWithoutSession(transport)('GET /auth/policy', { signal: stop.signal })
      .then((told) => {
        if (!stop.signal.aborted) setPolicy(told);
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted && !(error instanceof CentralError)) throw error;
      });
    return () => stop.abort();
  }, [transport]);
  return policy === null ? null : passwordRulesFor(policy, isSuperAdministrator);
}
