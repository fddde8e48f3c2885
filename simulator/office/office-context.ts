import type { Random } from '../../contract/rules/chance/random.ts';
import type { EventQueue } from './event-queue.ts';
import type { Memory } from './memory.ts';
import type { OfficeEvent } from './office-event.ts';
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
