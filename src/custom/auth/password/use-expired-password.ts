import { owedStep } from '../../../../contract/rules/accounts/next-step.ts';
import { useCentral, useSession } from '../../../providers/central-context.ts';

/** Whether the session owes a new password: until then the server says it nothing, not even its rights. */
export function useExpiredPassword(): boolean {
  const { now } = useCentral();
  const { user } = useSession();
  return user !== null && owedStep(user, now()) === 'changePassword';
}
