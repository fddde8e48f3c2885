import { closeSync, openSync, writeSync } from 'node:fs';
import type { BranchEvent } from '../../contract/channels/branch/events.ts';
import type { DisplayedNow } from '../office/displays.ts';

/** Notes every event of every store as it was made: tests compare what the central counts with it. */
export type Journal = {
  note(store: string, event: BranchEvent): void;
  /** What a display shows and how it sounds; in a file of its own. */
  noteDisplayed(store: string, displayed: DisplayedNow): void;
  close(): void;
};

export const noJournal: Journal = { note: () => {}, noteDisplayed: () => {}, close: () => {} };

/** Journals in files, one line of JSON for an event and for what a display shows; null keeps none. What is there already stays. */
export function openJournal(events: string | null, displays: string | null = null): Journal {
  const files = { events: opened(events), displays: opened(displays) };
  const write = (file: number | null, line: object): void => {
    if (file !== null) writeSync(file, `${JSON.stringify(line)}\n`);
  };
  return {
    note: (store, event) => write(files.events, { store, ...event }),
    noteDisplayed: (store, displayed) => write(files.displays, { store, ...displayed, at: new Date(displayed.at).toISOString() }),
    close: () => {
      for (const file of Object.values(files)) if (file !== null) closeSync(file);
    },
  };
}

function opened(path: string | null): number | null {
  return path === null ? null : openSync(path, 'a', 0o600);
}
