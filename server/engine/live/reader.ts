import { Readable } from 'node:stream';
import type { Session } from '../call/session.ts';
import type { Interests, Judge } from './interests.ts';

/** This much may wait for a reader who does not read: then they are dropped, and come back with the last that they read. */
const maximalWaitingBytes = 256 * 1024;

/** One open stream. */
export type Reader = {
  readonly sessionId: string;
  readonly userId: number;
  readonly judge: Judge;
  readonly interests: () => Interests;
  /** The end of the session as it was last sent to the reader. */
  readonly endsBy: () => Date | null;
  readonly become: (interests: Interests, endsBy: Date | null) => void;
  readonly send: (text: string) => void;
  readonly end: () => void;
  readonly body: Readable;
};

/** Opens a stream for the session's holder. */
export function openReader({ id, user, endsBy }: Session, interests: Interests, judge: Judge): Reader {
  const body = new Readable({ read: () => undefined });
  let followed = interests;
  let end = endsBy;
  let isOver = false;
  return {
    sessionId: id,
    userId: user.id,
    judge,
    body,
    interests: () => followed,
    endsBy: () => end,
    become: (next, nextEnd) => {
      followed = next;
      end = nextEnd;
    },
    send: (text) => {
      if (isOver || body.destroyed) return;
      if (body.readableLength + text.length > maximalWaitingBytes) body.destroy();
      else body.push(text);
    },
    end: () => {
      if (isOver || body.destroyed) return;
      isOver = true;
      body.push(null);
    },
  };
}
