import { closeSync, openSync, writeSync } from 'node:fs';
import type { BranchEvent } from '../../contract/channels/branch/events.ts';

/** Notes every event of every store as it was made: tests compare what the central counts with it. */
export type Journal = { note(store: string, event: BranchEvent): void; close(): void };

export const noJournal: Journal = { note: () => {}, close: () => {} };

/** A journal in a file, one line of JSON for an event; what is there already stays. */
export function journalIn(path: string): Journal {
  const file = openSync(path, 'a', 0o600);
  return {
    note: (store, event) => {
      writeSync(file, `${JSON.stringify({ store, ...event })}\n`);
    },
    close: () => closeSync(file),
  };
}
