import type { Shape, ValueOfShape } from '../kit/index.ts';
import { choice, count, dictionary, flag, instant, list, nullable, object, positive, text } from '../kit/shape.ts';

/** How far a change is on its way: it can be withdrawn while it waits, and no longer. */
export const waitingStates = ['waiting', 'downloading', 'not_applied'] as const;
export type WaitingState = (typeof waitingStates)[number];

const beforeAndAfter: Shape<{ readonly before?: unknown; readonly after?: unknown }> = {
  type: 'object',
  properties: { before: {}, after: {} },
};

const waitingChange = object({
  id: positive,
  resource: text(),
  record_id: positive,
  /** What represents the record; null where it belongs to no store any longer, or the reader may not see it. */
  record_name: nullable(text()),
  /** Whether the record still exists. */
  exists: flag,
  /** What it is to the branch: a row that comes to the store is made there. */
  action: choice(['create', 'edit', 'delete', 'restore']),
  /** Since when it waits. */
  at: instant,
  /** When the last of the changes was made that it represents. */
  last_at: instant,
  /** How many saved changes of the record it represents: those that wait for long are merged. */
  merged: positive,
  /** Who made the last of them. */
  actor_name: nullable(text()),
  /** Who else made some. */
  also_by: list(text()),
  /** Its number, once it was given one. */
  revision: nullable(positive),
  state: choice(waitingStates),
  /** Why the branch did not take it, in the branch's own words. */
  reason: nullable(text()),
  /** Fields that are sent to the branch, before and after; personal values that were erased are absent. */
  changes: dictionary(beforeAndAfter),
});
/** A change that a branch has yet to apply. */
export type WaitingChange = ValueOfShape<typeof waitingChange>;

/** Changes that a branch has yet to apply. */
export const waitingChanges = object({
  /** The newest first. */
  changes: list(waitingChange),
  /** All that the reader may see, also those beyond the end of the list. */
  total: count,
  /** How many more wait, of entities that the reader has no right to. */
  hidden: count,
});
export type WaitingChanges = ValueOfShape<typeof waitingChanges>;

const waitingCount = object({ store_id: positive, count: positive, since: instant });
export type WaitingCount = ValueOfShape<typeof waitingCount>;
export const waitingCounts = list(waitingCount);

export const withdrawn = object({ withdrawn: positive });
