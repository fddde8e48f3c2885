/** Limits of guessing at passwords: page 02 (Tokens and sessions), page 08 (Rights). */
export const guessingLimits = {
  firstWaitMinutes: 1,
  longestWaitMinutes: 15,
  /** NIST SP 800-63B-4, 3.2.2: at most a hundred failures in a row. */
  blockedAfter: 100,
  /** This many failures from one address within this many minutes, whatever the names: a whole town hall may be one address. */
  ofAddress: 30,
  addressMinutes: 5,
  /** How long a browser is known after it signed in to an account, and to how many accounts. */
  deviceDays: 365,
  accountsOfDevice: 10,
} as const;

/** What is known of the tries of one account. */
export type Tries = { readonly failed: number; readonly waitsUntil: Date | null; readonly blockedAt: Date | null };

/** Minutes that the next try waits after so many failures in a row; none below what the policy allows. */
export function waitMinutes(failed: number, allowed: number): number {
  if (failed < allowed) return 0;
  return Math.min(guessingLimits.longestWaitMinutes, guessingLimits.firstWaitMinutes * 2 ** (failed - allowed));
}

/** Whether a try is looked at at all. */
export function mayTry({ waitsUntil, blockedAt }: Tries, now: Date): boolean {
  return blockedAt === null && (waitsUntil === null || waitsUntil <= now);
}

/** After one more failure. Anyone who must stay reachable, the last super administrator, only waits. */
export function afterFailure({ failed }: Tries, now: Date, { allowed, mayBlock }: { allowed: number; mayBlock: boolean }): Tries {
  const minutes = waitMinutes(failed + 1, allowed);
  return {
    failed: failed + 1,
    waitsUntil: minutes === 0 ? null : new Date(now.getTime() + minutes * 60_000),
    blockedAt: mayBlock && failed + 1 >= guessingLimits.blockedAfter ? now : null,
  };
}

/** A try that is looked at; `blocks` says that the account is blocked unless the password is right. */
export type Try = {
  readonly blocks: boolean;
  /** The same of the device alone that tries. */
  readonly locks?: boolean;
  /** This failure is the first after which the next try waits. */
  readonly beginsToWait: boolean;
  /** Failures in a row before it, when they were as many as the policy allows. */
  readonly failedBefore: number | null;
};
