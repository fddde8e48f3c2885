import type { BranchEvent } from '../../contract/channels/branch/events.ts';
import { type Memory, noMemory, remember } from '../office/memory.ts';
import type { OfficeEvent } from '../office/office-context.ts';

/** Ranges of sequence numbers, both ends among them. */
export type Ranges = readonly (readonly [number, number])[];

/**
 * What survives a restart of a branch: each line is written before anybody else learns of it. `again` is an event that was acknowledged
 * and waits once more, because the central was restored from a backup.
 */
export type KeptLine =
  | { readonly event: BranchEvent }
  | { readonly again: BranchEvent }
  | { readonly acknowledged: number }
  | { readonly next: number }
  | { readonly incarnation: number };

/** Keeps every event until the central has it for good, and never gives a number twice. */
export type EventStore = {
  readonly memory: Memory;
  keep(event: OfficeEvent, at: number): BranchEvent;
  /**
   * Which incarnation of the central it is, and up to which number that has everything. Of another one than before, all events after
   * the number wait again that are still kept.
   */
  recognise(incarnation: number, acknowledged: number): void;
  /** The central has everything up to the number. */
  acknowledge(sequence: number): void;
  /**
   * Compares with what the central has. Numbers that it asks for and that are not kept any more are filled with an
   * event that says nothing, so that nothing is asked for for ever.
   */
  meet(acknowledged: number, missing: Ranges): void;
  /** False while the central has later numbers than are known here: which is the last of them shows when no gap is left. */
  isSure(): boolean;
  event(sequence: number): BranchEvent | undefined;
  /** Numbers of all that is not acknowledged, in order. */
  waiting(): readonly number[];
  count(): number;
  /** The number that the next event gets. */
  next(): number;
  /** Of the central that was met last; null before. */
  incarnation(): number | null;
};

/** The last number that an outage may have; no branch counts so far, so its end ends nothing. */
const noOutage = 2_147_483_647;

export type EventStoreRequest = {
  /** Writes a line down before anybody else learns of it. */
  readonly append?: (line: KeptLine) => void;
  /** What was kept before. */
  readonly lines?: Iterable<KeptLine>;
  /** All events that are still kept, also those that were acknowledged. */
  readonly past?: () => Iterable<BranchEvent>;
  /** How far the branch's clock is ahead, in milliseconds. */
  readonly skew?: number;
};

/** A batcher that begins with what was kept before. */
export function createEventBatcher({ append = () => {}, lines = [], past = () => [], skew = 0 }: EventStoreRequest): EventStore {
  const kept = new Map<number, BranchEvent>();
  const memory = noMemory();
  let next = 1;
  let isSure = true;
  let incarnation: number | null = null;
  /** Whether what is kept is in the order of its numbers. */
  let isInOrder = true;

  const putInOrder = () => {
    if (isInOrder) return;
    const all = [...kept].toSorted(([one], [other]) => one - other);
    kept.clear();
    for (const [sequence, event] of all) kept.set(sequence, event);
    isInOrder = true;
  };
  const drop = (acknowledged: number) => {
    putInOrder();
    for (const sequence of kept.keys()) {
      if (sequence > acknowledged) break;
      kept.delete(sequence);
    }
  };
  const keepWaiting = (event: BranchEvent) => {
    isInOrder &&= event.sequence >= next;
    kept.set(event.sequence, event);
    next = Math.max(next, event.sequence + 1);
  };
  const put = (event: BranchEvent) => {
    keepWaiting(event);
    remember(memory, event);
  };
  for (const line of lines) {
    if ('event' in line) put(line.event);
    else if ('again' in line) keepWaiting(line.again);
    else if ('incarnation' in line) incarnation = line.incarnation;
    else if ('next' in line) next = Math.max(next, line.next);
    else drop(line.acknowledged);
  }
  const write = (event: BranchEvent) => {
    append({ event });
    put(event);
    return event;
  };
  const acknowledge = (acknowledged: number) => {
    putInOrder();
    const [first] = kept.keys();
    if (first === undefined || first > acknowledged) return;
    drop(acknowledged);
    append({ acknowledged });
  };
  return {
    memory,
    keep: (event, at) => write({ ...event, sequence: next, at: new Date(at + skew).toISOString() }),
    recognise: (met, acknowledged) => {
      if (met === incarnation) return;
      const lost = incarnation === null ? [] : past();
      for (const event of lost) {
        if (event.sequence <= acknowledged || kept.has(event.sequence)) continue;
        append({ again: event });
        keepWaiting(event);
      }
      incarnation = met;
      append({ incarnation });
    },
    acknowledge,
    meet: (acknowledged, missing) => {
      acknowledge(acknowledged);
      isSure = missing.every(([, to]) => to < next) && (isSure || missing.length === 0);
      if (acknowledged >= next) {
        next = acknowledged + 1;
        append({ next });
      }
      const at = new Date(Date.now() + skew).toISOString();
      for (const [from, to] of missing) {
        for (let sequence = from; sequence <= to; sequence += 1) {
          if (!kept.has(sequence)) write({ kind: 'outage_ended', outage: noOutage, sequence, at });
        }
      }
    },
    isSure: () => isSure,
    event: (sequence) => kept.get(sequence),
    waiting: () => [...kept.keys()].toSorted((one, other) => one - other),
    count: () => kept.size,
    next: () => next,
    incarnation: () => incarnation,
  };
}
