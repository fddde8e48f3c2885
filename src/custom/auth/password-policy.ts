import { useEffect, useState } from 'react';
import type { PasswordRules } from '../../../contract/rules/password.ts';
import { CentralError } from '../../providers/http/central-error.ts';
import { useHttp } from '../../providers/http/http-context.ts';

function isRules(value: unknown): value is PasswordRules {
  return (
    typeof value === 'object' && value !== null && 'minimal_password_length' in value && typeof value.minimal_password_length === 'number'
  );
}

/** The policy that a new password is held against; null until it is known. Without it the server alone decides. */
export function usePasswordRules(): PasswordRules | null {
  const http = useHttp();
  const [rules, setRules] = useState<PasswordRules | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    http
      .request('/auth/policy', { signal: stop.signal })
      .then(({ json }) => {
        if (!stop.signal.aborted && isRules(json)) setRules(json);
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted && !(error instanceof CentralError)) throw error;
      });
    return () => stop.abort();
  }, [http]);
  return rules;
}
