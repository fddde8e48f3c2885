import type { AnyResource } from '../../../contract/kit/index.ts';
import { registry } from '../../../contract/resources/registry.ts';

/** Every declared entity, without knowing which. */
export const resources: readonly AnyResource[] = Object.values(registry);

const byName: ReadonlyMap<string, AnyResource> = new Map(resources.map((resource) => [resource.name, resource]));

/** Whether an entity of that name is declared. */
export function isResourceName(name: string): boolean {
  return byName.has(name);
}

/** The entity that references and links name. A name that no declaration has is a fault of the declaration. */
export function resourceNamed(name: string): AnyResource {
  const resource = byName.get(name);
  if (resource === undefined) throw new Error(`No entity is declared as "${name}"`);
  return resource;
}
