import { findEarliestInstant, findLatestInstant, hinderingField, isIdle } from '../../../../contract/derive/actions.ts';
import { hasTrash } from '../../../../contract/derive/trash.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { useMay } from '../../core/gate.tsx';
import type { Row } from '../../core/row.ts';

/** What the signed-in user may do with many rows of the entity at once, in the order of the buttons. */
export function useBulkActions(resource: AnyResource, isTrash: boolean): readonly string[] {
  const mayEdit = useMay(resource, 'edit');
  const mayDelete = useMay(resource, 'delete') && hasTrash(resource);
  if (isTrash) return mayDelete ? ['restore'] : [];
  const own = mayEdit ? ['update', ...Object.keys(resource.actions ?? {})] : [];
  return mayDelete ? [...own, 'delete'] : own;
}

/** Whether the state of any of the chosen rows allows the action now; that of one which is not in sight may. */
export function mayActOnAny(resource: AnyResource, action: string, chosen: readonly (Row | undefined)[], now: Date): boolean {
  return chosen.some((row) => row === undefined || mayAct(resource, action, row, now));
}

/** Whether the row's state allows the action now, and there is something to do. */
export function isOffered(resource: AnyResource, action: string, row: Row, now: Date): boolean {
  return mayAct(resource, action, row, now) && !isIdle(resource, action, row);
}

function mayAct(resource: AnyResource, action: string, row: Row, now: Date): boolean {
  if (hinderingField(resource, action, row) !== undefined || findEarliestInstant(resource, action, row, now) !== undefined) return false;
  const until = findLatestInstant(resource, action, row);
  return until === undefined || now <= until;
}
