import type { Proven } from '../../../contract/basics/access.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import type { SignedUser } from '../../../contract/operations/signed-user.ts';

/** The longest a session may last by the policy: without activity, and in all. */
export type SessionLimits = { readonly idle_minutes: number; readonly absolute_hours: number };

/** A valid session, with its user as they are now. */
export type Session = {
  readonly id: string;
  readonly startedAt: Date;
  readonly lastActiveAt: Date;
  /** When the user last proved who they are: at the sign-in, or by the password since. */
  readonly provedAt: Date;
  /** A user of an identity provider may have none. */
  readonly hasPassword: boolean;
  /** The end of a session that has not passed the second factor since the policy began to require it. */
  readonly endsBy: Date | null;
  readonly limits: SessionLimits;
  readonly user: SignedUser;
};

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
