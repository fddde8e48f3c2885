import { useEffect, useState } from 'react';
import { type PasswordPolicy, type PasswordRules, passwordRulesFor } from '../../../../contract/rules/accounts/password.ts';
import { useCentral } from '../../../providers/central-context.ts';
import { CentralError } from '../../../providers/transport/central-error.ts';
import { send } from '../../../providers/transport/send.ts';

function isPolicy(value: unknown): value is PasswordPolicy {
  return (
    typeof value === 'object' && value !== null && 'minimal_password_length' in value && typeof value.minimal_password_length === 'number'
  );
}

/** The rules that a new password is held against; null until they are known. Without them the server alone decides. */
export function usePasswordRules(isSuperAdministrator: boolean): PasswordRules | null {
  const { transport } = useCentral();
  const [policy, setPolicy] = useState<PasswordPolicy | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    // Open to everybody: a link for a new password comes before any session.
    send('/auth/policy', { signal: stop.signal }, transport, null)
      .then(({ json }) => {
        if (!stop.signal.aborted && isPolicy(json)) setPolicy(json);
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted && !(error instanceof CentralError)) throw error;
      });
    return () => stop.abort();
  }, [transport]);
  return policy === null ? null : passwordRulesFor(policy, isSuperAdministrator);
}
