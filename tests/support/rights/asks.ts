import type { AnyResource } from '../../../contract/kit/index.ts';
import { actionsOf, asksOfMany } from './asks-of-many.ts';
import { type Ask, asksOfOne } from './asks-of-one.ts';

/** Everything that may be asked of an entity, by name; an action that is new is a line in one of the two. */
export function asksOf(resource: AnyResource): readonly (readonly [name: string, ask: Ask])[] {
  const all = Object.entries({ ...asksOfOne, ...asksOfMany, ...actionsOf(resource) });
  return all.filter(([, { hasAddress }]) => hasAddress === undefined || hasAddress(resource));
}
