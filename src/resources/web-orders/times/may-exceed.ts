import { type Actor, fulfils } from '../../../../contract/basics/access.ts';

/** Whether someone may order outside of office hours and over capacity, with the reason. */
export function mayExceed(actor: Actor): boolean {
  return fulfils(actor, ['ordering', 'over_capacity']);
}
