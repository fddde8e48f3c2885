import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/database.ts';
import { type Changes, changesSince, isPast, newestChanges } from '../../db/rows/write/changes.ts';
import { deliver } from './deliver.ts';
import { eventText, positionText } from './event-text.ts';
import { isKept, type Position, readPosition, writePosition } from './position.ts';
import type { Reader } from './reader.ts';

type Reading = { readonly db: Database; readonly clock: Clock };

/** Where a stream begins: behind the last identifier that its reader knows, else so many seconds ago. */
export type Beginning = { readonly lastId: string | undefined; readonly seconds: number };

/** A change carries the time at which its work began: slow work is reported all the same. */
const slowestWorkSeconds = 10;

/** Sends a new reader the changes that they missed, or that there are too many of them. */
export async function sendMissed({ db, clock }: Reading, reader: Reader, beginning: Beginning, now: Position): Promise<void> {
  const missed = await missedSince({ db, clock }, beginning, now);
  if (missed === null) reader.tell(eventText('reset'));
  else await deliver(db, [reader], missed.changes, writePosition(now));
  // Also where there was nothing: from here on the reader can be notified of what they miss.
  reader.tell(positionText(writePosition(now)));
}

/** Null when it is no longer known. */
async function missedSince({ db, clock }: Reading, { lastId, seconds }: Beginning, now: Position): Promise<Changes | null> {
  if (lastId === undefined) {
    if (seconds === 0) return { snapshot: now.snapshot, changes: [] };
    const from = new Date(clock.now().getTime() - (seconds + slowestWorkSeconds) * 1000);
    return newestChanges(db, from, now.snapshot);
  }
  const last = readPosition(lastId);
  if (last === null || !isKept(last, clock.now()) || !(await isPast(db, last.snapshot))) return null;
  return changesSince(db, last.snapshot, now.snapshot);
}
