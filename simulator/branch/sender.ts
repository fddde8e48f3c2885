import type { BranchEvent } from '../../contract/channels/branch/events.ts';
import type { FromBranch } from '../../contract/channels/branch/from-branch.ts';
import { branchTerms } from '../../contract/channels/branch/terms.ts';
import { shuffled } from '../../contract/rules/values/random.ts';
import type { Chances } from './chances.ts';
import type { EventStore, Ranges } from './event-store.ts';

/** Half of what the central allows: heartbeats and acknowledgements are frames as well. */
const share = 0.5;

/** How many frames may be sent now: so many at once, and so many a second after that. */
type FrameAllowance = { take(): void; waitMs(): number };

/** A full bucket that refills with time. */
function frameAllowance(now: () => number = () => performance.now()): FrameAllowance {
  const most = branchTerms.burstFrames * share;
  const perMs = (branchTerms.framesPerSecond * share) / 1000;
  let left = most;
  let at = now();
  const refill = () => {
    left = Math.min(most, left + (now() - at) * perMs);
    at = now();
  };
  return {
    take: () => {
      refill();
      left -= 1;
    },
    waitMs: () => {
      refill();
      return left >= 1 ? 0 : Math.ceil((1 - left) / perMs);
    },
  };
}

export type SenderRequest = {
  readonly batcher: EventStore;
  readonly chances: Chances;
  readonly send: (message: FromBranch) => boolean;
  readonly cut: () => void;
  /** The simulated time, in milliseconds: what is kept back is kept back by it. */
  readonly now: () => number;
};

/** Sends what is kept in batches, and what is asked for again. */
export type Sender = ReturnType<typeof createSender>;

/** Batches that may be on their way without an answer. */
const mostUnanswered = 4;
/** What was sent is not sent again sooner, however often it is asked for. */
const patienceMs = 3_000;
/** Without any answer for so long, everything is sent again. */
const stallMs = 15_000;
const dayMs = 86_400_000;

export function createSender({ batcher, chances, send, cut, now }: SenderRequest) {
  const queue = new Set<number>();
  const sentAt = new Map<number, number>();
  const keptBack = new Map<number, number>();
  const allowance = frameAllowance();
  let swapped: BranchEvent[] | null = null;
  let isConnected = false;
  let unanswered = 0;
  let answeredAt = 0;
  let pausedUntil = 0;
  let timer: NodeJS.Timeout | undefined;

  const isDue = (sequence: number) => {
    const until = keptBack.get(sequence);
    if (until !== undefined && until > now()) return false;
    keptBack.delete(sequence);
    return true;
  };
  const nextBatch = (): BranchEvent[] => {
    const batch: BranchEvent[] = [];
    for (const sequence of queue) {
      if (batch.length >= branchTerms.eventsOfBatch) break;
      if (!isDue(sequence)) continue;
      queue.delete(sequence);
      const event = batcher.event(sequence);
      if (event !== undefined) batch.push(event);
    }
    return batch;
  };
  const sendBatch = (events: BranchEvent[]) => {
    allowance.take();
    if (!send({ type: 'events', events })) return;
    unanswered += 1;
    if (unanswered === 1) answeredAt = performance.now();
    for (const { sequence } of events) sentAt.set(sequence, performance.now());
  };
  const pump = () => {
    timer = undefined;
    if (!isConnected) return;
    const wait = Math.max(allowance.waitMs(), pausedUntil - performance.now());
    if (wait > 0) return checkIn(wait);
    if (unanswered >= mostUnanswered) return checkIn(stallMs / 5);
    const batch = nextBatch();
    if (batch.length === 0 && swapped === null) return queue.size > 0 || unanswered > 0 ? checkIn(stallMs / 5) : undefined;
    deliver(batch);
    if (isConnected) checkIn(0);
  };
  const deliver = (batch: BranchEvent[]) => {
    const before = swapped;
    swapped = null;
    if (before === null && batch.length > 0 && chances.happens('reorder')) {
      swapped = [...shuffled(chances.random, batch)];
      return;
    }
    if (batch.length > 0) sendBatch(batch);
    if (before !== null) sendBatch(before);
    if (batch.length > 0 && chances.happens('repeat')) sendBatch(batch);
    if (chances.happens('cut')) cut();
  };
  const checkIn = (ms: number) => {
    if (timer !== undefined && ms > 0) return;
    clearTimeout(timer);
    timer = setTimeout(check, ms);
  };
  const check = () => {
    // Answers that never come: everything is sent again, as after a new connection.
    if (isConnected && unanswered > 0 && performance.now() - answeredAt > stallMs) everything();
    pump();
  };
  const everything = () => {
    unanswered = 0;
    swapped = null;
    queue.clear();
    sentAt.clear();
    for (const sequence of batcher.waiting()) queue.add(sequence);
  };
  return {
    /** A new event is to be reported. */
    add: ({ sequence }: BranchEvent) => {
      if (chances.happens('late')) keptBack.set(sequence, now() + dayMs * (0.1 + 6.9 * chances.random()));
      queue.add(sequence);
      if (isConnected) checkIn(0);
    },
    begin: () => {
      isConnected = true;
      everything();
      checkIn(0);
    },
    end: () => {
      isConnected = false;
      clearTimeout(timer);
      timer = undefined;
    },
    answered: (missing: Ranges) => {
      unanswered = Math.max(0, unanswered - 1);
      answeredAt = performance.now();
      const waiting = new Set(swapped?.map(({ sequence }) => sequence));
      for (const [from, to] of missing) {
        for (let sequence = from; sequence <= to; sequence += 1) {
          const isFresh = performance.now() - (sentAt.get(sequence) ?? Number.NEGATIVE_INFINITY) < patienceMs;
          if (!isFresh && !waiting.has(sequence) && batcher.event(sequence) !== undefined) queue.add(sequence);
        }
      }
      for (const sequence of sentAt.keys()) if (batcher.event(sequence) === undefined) sentAt.delete(sequence);
      checkIn(0);
    },
    /** The central asked for a rest. */
    pause: (ms: number) => {
      pausedUntil = performance.now() + ms;
      unanswered = 0;
      everything();
      checkIn(ms);
    },
    /** What was kept back is sent now. */
    hurry: () => {
      keptBack.clear();
      if (isConnected) checkIn(0);
    },
  };
}
