import { type Actor, isLimited } from '../../../contract/basics/access.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { figures } from '../../../contract/rules/branch-status/figures.ts';
import type { Change } from '../../db/rows/write/changes.ts';
import type { Session } from '../call/session.ts';

/** What of an entity someone follows, and how much of it they see. */
export type Interest = {
  readonly resource: AnyResource;
  /** The rows followed; null for all. */
  readonly ids: ReadonlySet<number> | null;
  /** Whether they read rows, or only the names of them. */
  readonly view: 'whole' | 'reference';
  /** When given, they see only rows that rows of these entities refer to. */
  readonly referredFrom?: readonly AnyResource[];
};

/** Everything that one reader follows, by the entity's name. */
export type Interests = {
  readonly actor: Actor;
  readonly byResource: ReadonlyMap<string, Interest>;
  /** The owner of the background tasks that are followed; null when none are. */
  readonly tasksOf: number | null;
};

/** What the holder of a session follows, judged again when their rights may have changed; null when they may not any more. */
export type Judge = (session: Session, now: Date) => Interests | null;

/** Whether a reader is notified of a change: yes, no, or only if a row that they see refers to it, which the database knows. */
export function verdictOn(change: Change, { actor, byResource, tasksOf }: Interests): 'send' | 'skip' | 'if referred' {
  if (change.owners !== null) return tasksOf !== null && change.owners.includes(tasksOf) ? 'send' : 'skip';
  if (change.resource === figures) return tasksOf !== null && areOfStores(change, byResource.get('stores'), actor) ? 'send' : 'skip';
  const interest = byResource.get(change.resource);
  if (interest === undefined || !isFollowed(change, interest) || !isWithin(change, interest, actor)) return 'skip';
  // Of many rows no row is named.
  return interest.referredFrom === undefined || change.id === null ? 'send' : 'if referred';
}

/** Figures of stores are reported to anyone who reads one of these stores, and follows everything. */
function areOfStores(change: Change, stores: Interest | undefined, actor: Actor): boolean {
  return stores?.view === 'whole' && isWithin(change, stores, actor);
}

function isFollowed({ id }: Change, { ids }: Interest): boolean {
  return ids === null || id === null || ids.has(id);
}

/** The limitation to stores, as the reading of rows holds it (page 08, Rights). */
function isWithin({ stores }: Change, { resource }: Interest, actor: Actor): boolean {
  if (resource.limitedBy === null || !isLimited(actor)) return true;
  return stores?.some((store) => actor.limitations.includes(store)) === true;
}
