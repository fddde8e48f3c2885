import type { Area } from '../../../contract/basics/access.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { Reply } from '../central.ts';
import { resourceOf } from '../made/world.ts';
import { isReferredByEndless, isWithin, reads, sight } from '../rights/model.ts';
import type { Subject } from '../rights/subjects.ts';
import type { ModelRow, ModelWorld } from './random-world.ts';

/** Someone asks something: all of it by place, so that it can be thought of before there is a world. */
export type Case = {
  readonly entity: string;
  readonly way: string;
  readonly resources: readonly Area[];
  readonly limitations: readonly number[];
  readonly store: number;
  readonly word: string;
  readonly pick: number;
};
/** A case that is asked in a world. */
export type Asking = {
  readonly given: Case;
  readonly resource: AnyResource;
  readonly world: ModelWorld;
  readonly subject: Subject;
  readonly get: (path: string) => Promise<Reply>;
  readonly query: (body: object) => Promise<Reply>;
  readonly change: (method: 'PATCH' | 'DELETE', path: string) => Promise<Reply>;
  readonly bulk: (body: object) => Promise<Reply>;
};
/** What is wrong with what was seen; null when it is what the model sees. */
export type Way = (asking: Asking) => Promise<string | null>;

/** Rows that the model shows the subject. */
export function visibleRows(asking: Asking): readonly ModelRow[] {
  return allRows(asking).filter((row) => isVisible(asking, row));
}

/** Identifiers in an order that both sides can be compared in. */
export function inOrder(ids: readonly number[]): string {
  return ids.toSorted((one, other) => one - other).join();
}

/** What is wrong with the status of an answer. */
export function differs(reply: Reply, expected: number, resource?: AnyResource): string | null {
  // What keeps no history has no address for it.
  if (resource?.versioned === false && reply.status === 404) return null;
  return reply.status === expected ? null : `was answered ${reply.status} instead of ${expected}: ${JSON.stringify(reply.body)}`;
}

/** What is seen of rows of which only their names are to be seen. */
export function wrongColumns({ resource, subject }: Asking, rows: readonly Readonly<Record<string, unknown>>[]): string | null {
  if (sight(subject, resource) === 'whole') return null;
  const own = new Set(['id', resource.represent, 'store_id']);
  const wrong = rows.flatMap((row) => Object.keys(row)).find((name) => !own.has(name));
  return wrong === undefined ? null : `saw ${wrong} of rows that only their names are seen of`;
}

/** Every row of the entity, deleted ones too. */
export function allRows({ given, world }: Asking): readonly ModelRow[] {
  return world.rows.get(given.entity) ?? [];
}

/** The row that the case picks. */
export function pickedRow(asking: Asking): ModelRow | undefined {
  const rows = allRows(asking);
  return rows[asking.given.pick % Math.max(rows.length, 1)];
}

/** Who sees only what is referred to sees it from a row that they may look at, or through tickets, which refer to anything. */
export function isVisible({ subject, resource, world }: Asking, row: ModelRow | undefined): boolean {
  if (row === undefined || row.isDeleted || !isWithin(subject, row.stores)) return false;
  if (sight(subject, resource) !== 'names of what is referred to' || isReferredByEndless(subject, resource)) return true;
  return [...world.rows].some(([entity, rows]) => {
    const refers = (other: ModelRow) => other.refersTo.some(([target, id]) => target === resource.name && id === row.id);
    return reads(subject, resourceOf(entity)) && rows.some((other) => !other.isDeleted && isWithin(subject, other.stores) && refers(other));
  });
}
