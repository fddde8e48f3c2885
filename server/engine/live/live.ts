import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { refuse } from '../../../contract/basics/refusal.ts';
import type { Clock } from '../../adapters/clock.ts';
import { type Database, whenCommitted } from '../../db/database.ts';
import { type Changes, changesSince, currentSnapshot, isPast, newestChanges } from '../../db/rows/write/changes.ts';
import type { Session } from '../call/session.ts';
import { deliver } from './deliver.ts';
import { eventText, positionText } from './event-text.ts';
import type { Judge } from './interests.ts';
import { isKept, type Position, readPosition, writePosition } from './position.ts';
import { openReader, type Reader } from './reader.ts';
import { type ReadSessions, recheckReaders } from './recheck-readers.ts';

type Reading = { readonly db: Database; readonly clock: Clock };

/** Where a stream begins: behind the last identifier that its reader knows, else so many seconds ago. */
type Beginning = { readonly lastId: string | undefined; readonly seconds: number };

/** A change carries the time at which its work began: slow work is announced all the same. */
const slowestWorkSeconds = 10;

/** Sends a new reader the changes that they missed, or that there are too many of them. */
async function sendMissed({ db, clock }: Reading, reader: Reader, beginning: Beginning, now: Position): Promise<void> {
  const missed = await missedSince({ db, clock }, beginning, now);
  if (missed === null) reader.send(eventText('reset'));
  else await deliver(db, [reader], missed.changes, writePosition(now));
  // Also where there was nothing: from here on the reader can be sent what they missed.
  reader.send(positionText(writePosition(now)));
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

/** Numbers of the stream, in milliseconds where nothing else is said. */
const pace = {
  /** Commits of this process that come so close together are asked for at once. */
  gathering: 25,
  /** How often a database that other servers write into is asked. */
  poll: 300,
  /** A session that was ended, or rights that were taken, are noticed so soon. */
  judge: 2000,
  heartbeat: 15_000,
  streamsPerSession: 4,
  streamsPerUser: 16,
} as const;

export type LiveTools = {
  readonly db: Database;
  readonly clock: Clock;
  readonly readSessions: ReadSessions;
  /** Whether other servers write into the same database: their commits are not received in this process. */
  readonly isShared: boolean;
  readonly log: FastifyBaseLogger;
};

type Following = { readonly session: Session; readonly judge: Judge; readonly beginning: Beginning };

/** The streams of this server. */
export type Live = {
  /** Opens a stream; refuses who has too many, or may not follow what they ask for. */
  readonly follow: (following: Following) => Promise<Readable>;
  /** Ends all streams, so that the server can. */
  readonly close: () => Promise<void>;
};

/** Follows the changes in the database once for all readers of this server: see docs/decisions/0010. */
export function createLive(tools: LiveTools): Live {
  const { db, clock, log, isShared } = tools;
  const readers = new Set<Reader>();
  const coming = new Set<Reader>();
  const timers: NodeJS.Timeout[] = [];
  let position: Position = { snapshot: '', at: clock.now() };
  let turn: Promise<unknown> = Promise.resolve();
  let isAsked = false;

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work);
    turn = next.catch(() => undefined);
    return next;
  };
  const attempt = async (work: () => Promise<void>, again?: () => void): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.warn({ fault: error instanceof Error ? error.message : String(error) }, 'following changes failed, and is tried again');
      again?.();
    }
  };
  const moveOn = async (): Promise<void> => {
    const at = clock.now();
    if (readers.size === 0) {
      position = { snapshot: await currentSnapshot(db), at };
      return;
    }
    const { snapshot, changes } = await changesSince(db, position.snapshot);
    const next = { snapshot, at };
    await deliver(db, readers, changes, writePosition(next));
    // Only now: changes that could not be sent are sent the next time.
    position = next;
  };
  const ask = (after: number = pace.gathering): void => {
    if (isAsked || readers.size === 0) return;
    isAsked = true;
    setTimeout(() => {
      isAsked = false;
      if (readers.size > 0) void inTurn(() => attempt(moveOn, () => ask(pace.poll)));
    }, after).unref();
  };
  const every = (milliseconds: number, work: () => void): void => {
    timers.push(setInterval(work, milliseconds).unref());
  };
  const stopListening = whenCommitted(db, () => ask());
  if (isShared) every(pace.poll, () => ask());
  every(pace.judge, () => void attempt(() => recheckReaders(tools, readers)));
  every(pace.heartbeat, () => {
    for (const reader of readers) reader.send(`:\n${positionText(writePosition(position))}`);
  });

  return {
    follow: async ({ session, judge, beginning }) => {
      refuseTooMany([...readers, ...coming], session);
      const interests = judge(session, clock.now());
      if (interests === null) throw refuse('forbidden');
      const reader = openReader(session, interests, judge);
      // Anyone who waits for their turn has their place already: many at once are no more than one after another.
      coming.add(reader);
      try {
        await inTurn(async () => {
          await moveOn();
          await sendMissed(tools, reader, beginning, position);
          readers.add(reader);
        });
      } finally {
        coming.delete(reader);
      }
      // Picks up what was committed while there was no reader.
      ask();
      reader.body.once('close', () => {
        readers.delete(reader);
        log.info({ streams: readers.size }, 'a live stream ended');
      });
      log.info({ streams: readers.size }, 'a live stream began');
      return reader.body;
    },
    close: async () => {
      stopListening();
      for (const timer of timers) clearInterval(timer);
      await turn;
      for (const reader of readers) reader.end();
    },
  };
}

function refuseTooMany(all: readonly Reader[], { id, user }: Session): void {
  const ofSession = all.filter(({ sessionId }) => sessionId === id).length;
  const ofUser = all.filter(({ userId }) => userId === user.id).length;
  if (ofSession >= pace.streamsPerSession || ofUser >= pace.streamsPerUser) {
    throw refuse('too_many_requests', { details: { seconds: pace.heartbeat / 1000 } });
  }
}
