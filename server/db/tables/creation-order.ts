import { fieldsOf } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';

/** Entities in an order in which their tables can be made: what is referred to comes first. */
export function inCreationOrder(resources: readonly AnyResource[]): readonly AnyResource[] {
  const ordered: AnyResource[] = [];
  const place = (resource: AnyResource) => {
    if (ordered.includes(resource)) return;
    for (const target of targetsOf(resource, resources)) place(target);
    ordered.push(resource);
  };
  for (const resource of resources) place(resource);
  return ordered;
}

function targetsOf(resource: AnyResource, resources: readonly AnyResource[]): readonly AnyResource[] {
  if (resource.endless === true) return [];
  const names = fieldsOf(resource).flatMap(([, field]) =>
    field.kind === 'reference' && field.target !== resource.name ? [field.target] : [],
  );
  return resources.filter((other) => names.includes(other.name));
}
