import type { AnyResource } from '../../../contract/kit/index.ts';

type Named = Pick<AnyResource, 'name'>;

/** Table of an entity: its name with underscores. */
export function tableOf(resource: Named): string {
  return resource.name.replaceAll('-', '_');
}

/** Side table of the live values, keyed by the row's id. */
export function liveTableOf(resource: Named): string {
  return `${tableOf(resource)}_live`;
}

/** Table of the rows that a `children` field owns. */
export function childTableOf(resource: Named, field: string): string {
  return `${tableOf(resource)}_${field}`;
}
