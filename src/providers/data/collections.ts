import { prefixOf } from '../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { registry } from '../../../contract/resources/registry.ts';

/** Every declared entity, without knowing which. */
export const resources: readonly AnyResource[] = Object.values(registry);

const byPrefix: ReadonlyMap<string, AnyResource> = new Map(resources.map((resource) => [prefixOf(resource), resource]));
const byName: ReadonlyMap<string, AnyResource> = new Map(resources.map((resource) => [resource.name, resource]));

/** The entity that react-admin calls by the prefix of its addresses, or the API by its name. */
export function resourceCalled(name: string): AnyResource | undefined {
  return byPrefix.get(name) ?? byName.get(name);
}

/** Name of the API's collection: `settings/users` is `users`. */
export function collectionOf(name: string): string {
  return resourceCalled(name)?.name ?? name;
}
