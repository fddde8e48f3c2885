import type { BranchEvent } from '../../contract/channels/branch/events.ts';

type WithoutCount<E> = E extends unknown ? Omit<E, 'sequence' | 'at'> : never;

/** An event as the office says it: anyone who keeps it gives it its number. */
export type OfficeEvent = WithoutCount<BranchEvent>;

/** Learns of an event; `at` is the simulated instant in milliseconds. */
export type Report = (event: OfficeEvent, at: number) => void;
