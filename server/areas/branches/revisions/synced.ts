import { fieldsOf, isForBranch } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { registry } from '../../../../contract/resources/registry.ts';
import type { Values } from '../../../db/rows/write/write-context.ts';

/** Entities that branches are notified of, those first that others refer to. */
export const syncedResources: readonly AnyResource[] = Object.values<AnyResource>(registry).filter(({ syncs }) => syncs === true);

/** A branch has no use for what is over: reservations of days that have passed. */
const endedBy: Readonly<Record<string, string | undefined>> = { orders: 'starts_at' };

/** The time by which rows are over, where they ever are. */
export function endingFieldOf({ name }: Pick<AnyResource, 'name'>): string | undefined {
  return endedBy[name];
}

/** What of a row a branch is notified: never what is kept encrypted, live, or from branches. */
export function branchValues(resource: AnyResource, row: Values): Values {
  return Object.fromEntries(fieldsOf(resource).flatMap(([name, field]) => (isForBranch(field) ? [[name, row[name] ?? null]] : [])));
}
