import type { Clock } from '../adapters/clock.ts';
import type { Database } from '../db/database.ts';

/** What work on accounts is handed: its database, its clock, its secrets and its limits. */
export type Accounts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly tokenSecret: Uint8Array;
  readonly maxLevelForSharingPrivileges: number;
};

/** Page 02, Tokens and sessions. */
export const sessionLimits = {
  accessTokenMinutes: 10,
  idleMinutes: 30,
  absoluteHours: 12,
  /** Two tabs may refresh at once: within this long a spent token is a race, later it is theft. */
  reuseGraceSeconds: 10,
} as const;

export type Caller = { readonly device: string | null; readonly address: string; readonly requestId: string };

export function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}
