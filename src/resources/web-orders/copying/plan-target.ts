import type { CallAnswer } from '../../../../contract/client/calls.ts';
import type { Row } from '../../../crud/core/row.ts';

/** What copying does at a target, before and after. */
export type CopiedPlan = CallAnswer<'POST /booking-plans/{id}/copy'>[number];
/** What plans are for: a plan of a service is copied to services, one of an agenda to agendas. */
export type PlanKind = 'service' | 'group';
type Target = { readonly store_id: number; readonly service_id?: number; readonly web_group_id?: number };

export function kindOf(plan: Row): PlanKind {
  return typeof plan['service_id'] === 'number' ? 'service' : 'group';
}

/** Represents a service or an agenda of a store. */
export function keyOf(storeId: number, id: number): string {
  return `${storeId}-${id}`;
}

export function keyOfCopied({ store_id, service_id, web_group_id }: CopiedPlan): string {
  return keyOf(store_id, service_id ?? web_group_id ?? 0);
}

/** The target as the central is asked about it. */
export function buildPlanTarget(kind: PlanKind, key: string): Target {
  const [store_id = 0, id = 0] = key.split('-').map(Number);
  return kind === 'service' ? { store_id, service_id: id } : { store_id, web_group_id: id };
}
