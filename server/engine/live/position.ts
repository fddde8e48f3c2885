import { isSnapshot } from '../../db/rows/snapshot.ts';

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
