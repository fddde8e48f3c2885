import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';

/** Whether records of the target belong to one store each, which has to be said where those of several are together: names repeat among stores. */
export function hasStore(target: AnyResource): boolean {
  return target.limitedBy !== null && fieldOf(target, target.limitedBy)?.kind === 'reference';
}

/** The same for what a row refers to: a row of one store needs no word of it. */
export function saysStore(resource: AnyResource, target: AnyResource): boolean {
  const isOfOne = resource.limitedBy !== null && fieldOf(resource, resource.limitedBy)?.kind === 'reference';
  return !isOfOne && resource.limitedBy !== 'id' && hasStore(target);
}
