import type { BranchEvent } from '../../contract/channels/branch/events.ts';
import type { Random } from '../../contract/rules/values/random.ts';
import type { EventQueue } from './event-queue.ts';
import type { Memory } from './memory.ts';
import type { Setup } from './plan/setup.ts';

/** What all parts of an office are on. */
export type OfficeContext = {
  readonly eventQueue: EventQueue;
  /** Source of what is not planned ahead. */
  readonly random: Random;
  /** Says what happens now, or what happened at the instant. */
  readonly report: (event: OfficeEvent, at?: number) => void;
  /** As the central configured it last. */
  readonly setup: () => Setup;
  /** What was reported before; kept by anyone who receives. */
  readonly memory: Memory;
};

type WithoutCount<E> = E extends unknown ? Omit<E, 'sequence' | 'at'> : never;

/** An event as the office says it: anyone who keeps it gives it its number. */
export type OfficeEvent = WithoutCount<BranchEvent>;

/** Learns of an event; `at` is the simulated instant in milliseconds. */
export type Report = (event: OfficeEvent, at: number) => void;
