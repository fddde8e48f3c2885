import type { AnyResource } from '../../../contract/kit/index.ts';
import type { Within } from '../core/within.ts';

/** Address of the deleted rows of an entity. */
export function trashPageOf({ page }: Pick<AnyResource, 'page'>): string {
  return `${page}/trash`;
}

/** The same, from the list of one record narrowed to what belonged to it. */
export function trashPageWithin(resource: AnyResource, within: Within | undefined): string {
  const page = trashPageOf(resource);
  if (within === undefined) return page;
  return `${page}?${new URLSearchParams({ filter: JSON.stringify({ [within.name]: within.id }) })}`;
}
