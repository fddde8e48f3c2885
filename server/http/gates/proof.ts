import type { Proven } from '../../../contract/basics/access.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import { isAuthenticatedWithin } from '../../work/passwords/reauthenticate.ts';
import type { Session } from '../../work/sessions/find-session.ts';

/**
 * Refuses what is guarded to whoever has not given their password for so many minutes. The console answers by asking for it
 * and goes on; who has no password, because an identity provider knows them, signs in anew.
 */
export function demandProof(session: Session, { provenWithinMinutes: minutes, provenFor }: Proven, now: Date): void {
  if (minutes === undefined || isAuthenticatedWithin(session, minutes, now)) return;
  const details = provenFor === undefined ? {} : { purpose: provenFor };
  throw refuse(session.hasPassword ? 'proof_needed' : 'new_sign_in_needed', { details });
}
