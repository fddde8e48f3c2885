import type { Proven } from '../../../contract/basics/access.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import type { Session } from './session.ts';

/** Whether the user signed in, or gave the password again, within so many minutes. */
export function isAuthenticatedWithin({ provedAt }: Pick<Session, 'provedAt'>, minutes: number, now: Date): boolean {
  return provedAt.getTime() + minutes * 60_000 > now.getTime();
}

/**
 * Refuses a guarded operation to a user who has not given the password for so many minutes. The console then asks for it and
 * repeats the call. A user without a password, who comes from an identity provider, signs in again.
 */
export function demandProof(session: Session, { provenWithinMinutes: minutes, provenFor }: Proven, now: Date): void {
  if (minutes === undefined || isAuthenticatedWithin(session, minutes, now)) return;
  const details = provenFor === undefined ? {} : { purpose: provenFor };
  throw refuse(session.hasPassword ? 'proof_needed' : 'new_sign_in_needed', { details });
}
