import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/database.ts';
import { forgetChanges } from '../../db/rows/write/changes.ts';
import type { PeriodicWork } from '../jobs/periodic-jobs.ts';

/** What changed is kept for so long; a reader who was away longer reads everything again. */
export const keptHours = 24;

/** A place in the stream of changes: what the database had committed, and when that was. */
export type Position = { readonly snapshot: string; readonly at: Date };

/** Written as the identifier of events: any server over the same database understands it. */
export function writePosition({ snapshot, at }: Position): string {
  return `${snapshot}@${at.getTime()}`;
}

/** Reads an identifier; null when it is none. */
export function readPosition(text: string): Position | null {
  const [snapshot = '', milliseconds = '', ...rest] = text.split('@');
  if (rest.length > 0 || !/^\d{1,15}$/u.test(milliseconds) || !isSnapshot(snapshot)) return null;
  return { snapshot, at: new Date(Number(milliseconds)) };
}

/** Whether everything that changed since is still kept. */
export function isKept({ at }: Position, now: Date): boolean {
  return now.getTime() - at.getTime() < keptHours * 3_600_000;
}

/** Removes changes that no stream asks for any longer: an hour later than promised, because clocks of servers differ. */
export function pruneChangesWork({ db, clock }: { readonly db: Database; readonly clock: Clock }): PeriodicWork {
  return {
    run: async () => {
      await forgetChanges(db, new Date(clock.now().getTime() - (keptHours + 1) * 3_600_000));
      return false;
    },
  };
}

/** A snapshot of the database as text, `xmin:xmax:xid,xid`: which transactions had been committed by then. */
const shape = /^(?<oldest>\d{1,19}):(?<next>\d{1,19}):(?<running>(?:\d{1,19}(?:,\d{1,19})*)?)$/u;

/** Longer ones come from no one: so many transactions never run at once. */
const maximalLength = 4000;

/** Whether the database would take the text for a snapshot: anyone who asks may send anything. */
function isSnapshot(text: string): boolean {
  const parts = text.length > maximalLength ? undefined : shape.exec(text)?.groups;
  if (parts === undefined) return false;
  const [oldest, next] = [BigInt(parts['oldest'] ?? '0'), BigInt(parts['next'] ?? '0')];
  const running = (parts['running'] ?? '').split(',').flatMap((number) => (number === '' ? [] : [BigInt(number)]));
  const isOrdered = running.every((number, place) => place === 0 || number > (running[place - 1] ?? 0n));
  return 0n < oldest && oldest <= next && next < 2n ** 62n && isOrdered && running.every((number) => oldest <= number && number < next);
}
