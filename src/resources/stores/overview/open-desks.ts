import { idsOf, type Row } from '../../../crud/core/row.ts';

/** Numbers of the open desks that serve the service, in their order; empty without any. */
export function openDesksOf(desks: readonly Row[], serviceId: number): string {
  return desks
    .filter((desk) => desk['active'] === true && typeof desk['opened_at'] === 'string' && idsOf(desk['service_ids']).includes(serviceId))
    .map((desk) => Number(desk['number']))
    .toSorted((one, other) => one - other)
    .join(', ');
}
