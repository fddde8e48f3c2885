import type { Clock } from '../../adapters/clock.ts';
import type { Session } from '../call/session.ts';
import { eventText } from './event-text.ts';
import type { Interests } from './interests.ts';
import type { Reader } from './reader.ts';

/** Reads those of the sessions that are still valid, with their users as they are now. */
export type ReadSessions = (ids: readonly string[]) => Promise<readonly Session[]>;

type Rechecking = { readonly clock: Clock; readonly readSessions: ReadSessions };

/**
 * Checks the sessions of all readers in one statement. Closes the streams of sessions that have ended. When the rights of a
 * reader changed, reports it and follows what the reader may read now. Asks a reader to read again when the session got an end.
 */
export async function recheckReaders({ clock, readSessions }: Rechecking, readers: Iterable<Reader>): Promise<void> {
  const all = [...readers];
  if (all.length === 0) return;
  const ids = [...new Set(all.map(({ sessionId }) => sessionId))];
  const found = await readSessions(ids);
  const sessions = new Map(found.map((session) => [session.id, session]));
  for (const reader of all) {
    const session = sessions.get(reader.sessionId);
    const interests = session === undefined ? null : reader.judge(session, clock.now());
    if (interests === null) reader.end();
    else reportTurn(reader, interests, session?.endsBy ?? null);
  }
}

/** Reading again also reports an end that the session was given: it is at each answer. */
function reportTurn(reader: Reader, interests: Interests, endsBy: Date | null): void {
  const hasOtherRights = !isSame(interests.actor, reader.interests().actor);
  if (!hasOtherRights && isSame(endsBy, reader.endsBy())) return;
  reader.become(interests, endsBy);
  reader.send(eventText(hasOtherRights ? 'rights' : 'reset'));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
