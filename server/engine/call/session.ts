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
