import type { Parameter } from '../../api/operation.ts';
import type { AnyResource } from '../../kit/index.ts';
import { filterDescription } from '../filters/filter-schema.ts';
import { facetNames, prefetchNames } from '../list-meta.ts';
import { hasTrash } from '../trash.ts';

const trashParameter: Parameter = {
  name: 'trash',
  in: 'query',
  description: 'true gives the deleted rows alone, each with when and by whom it was deleted; to who may delete.',
  schema: { type: 'boolean' },
};

/** What a list may be asked by its address: each but `after` is JSON. */
export function listParameters(resource: AnyResource): readonly Parameter[] {
  const facets = facetNames(resource).join(', ');
  const prefetch = prefetchNames(resource).join(', ');
  return [
    { name: 'filter', in: 'query', description: filterDescription(resource), schema: { type: 'string' } },
    { name: 'range', in: 'query', description: 'JSON array of the first and last row, from 0.', schema: { type: 'string' } },
    { name: 'sort', in: 'query', description: 'JSON: ["field","ASC"] or [["a","ASC"],["b","DESC"]].', schema: { type: 'string' } },
    {
      name: 'meta',
      in: 'query',
      description: `JSON: {"facets": […], "prefetch": […]}. Facets count by value under the other filters: ${facets || 'none'}. Prefetch brings the rows referred to: ${prefetch || 'none'}.`,
      schema: { type: 'string' },
    },
    {
      name: 'after',
      in: 'query',
      description:
        'The Next-Cursor of the page before, for the same sort: goes on after its last row, whatever was added or taken away meanwhile.',
      schema: { type: 'string' },
    },
    ...(hasTrash(resource) ? [trashParameter] : []),
  ];
}
