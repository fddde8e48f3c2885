import type { Operation } from '../../../contract/api/operation.ts';
import { actionOperationId } from '../../../contract/derive/operations/bulk-operations.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { asksOf } from './asks.ts';
import { ownRows } from './own-rows.ts';

/** The operations that asks under other names call. */
const calledOtherwise: Readonly<Record<string, string>> = { trash: 'list' };

/** The operation that an ask of an entity calls; null for one that is not the entity's. */
function operationIdOf(resource: AnyResource, name: string): string | null {
  if (name === 'live') return null;
  if (name.startsWith('bulk ')) return `${resource.name}.bulk`;
  if (Object.hasOwn(resource.actions ?? {}, name)) return actionOperationId(resource, name);
  return `${resource.name}.${calledOtherwise[name] ?? name}`;
}

/** Operations of the registry that no matrix asks: none, or the build fails. */
export function unasked(operations: readonly Operation[], resources: readonly AnyResource[]): readonly string[] {
  const asked = new Set([
    ...resources.flatMap((resource) => asksOf(resource).map(([name]) => operationIdOf(resource, name))),
    ...Object.keys(ownRows),
  ]);
  return operations.map(({ id }) => id).filter((id) => !asked.has(id));
}
