import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/database.ts';
import type { DeliveryContext } from '../../db/rows/write/write-context.ts';
import type { Keys } from '../../keys/keys.ts';

/** What is limited by address, as the audit names it. */
export type LimitedByAddress = 'sign_in_failed' | 'link_requested';

/** Lets a try from an address in, or refuses it; what it answers is to be called once the try has ended and was counted. */
export type EnterFrom = (action: LimitedByAddress, address: string) => Promise<() => void>;

/** What work on accounts is handed: its database, its clock, its keys and its limits. */
export type Accounts = DeliveryContext & {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly maxLevelForSharingPrivileges: number;
  readonly enterFrom: EnterFrom;
};

/** Page 02, Tokens and sessions. */
export const sessionLimits = {
  accessTokenMinutes: 10,
  /** How long a browser keeps the refresh token after each refresh; the policy ends sessions sooner. */
  cookieHours: 24,
  /** Two tabs may refresh at once: within this long a spent token is a race, later it is theft. */
  reuseGraceSeconds: 10,
} as const;

export type Caller = {
  readonly device: string | null;
  readonly address: string;
  readonly requestId: string;
  /** What the browser keeps of the accounts that it has signed in to before: see `known-device.ts`. */
  readonly knownBy: string | null;
};

export function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}
