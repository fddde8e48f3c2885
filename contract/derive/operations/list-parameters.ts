import { jsonParameter, type Parameter, rangeParameter } from '../../api/operation.ts';
import type { AnyResource } from '../../kit/index.ts';
import { filterDescription, filterRef } from '../filters/filter-schema.ts';
import { sortRef } from '../sort-schema.ts';
import { hasTrash } from '../trash.ts';

const trashParameter: Parameter = {
  name: 'trash',
  in: 'query',
  description: 'true gives the deleted rows alone, each with when and by whom it was deleted; to who may delete.',
  schema: { type: 'boolean' },
};

/** What a list may be asked by its address: each but `after` is JSON. */
export function listParameters(resource: AnyResource): readonly Parameter[] {
  return [
    filterParameter(resource),
    rangeParameter,
    sortParameter(resource),
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

export function filterParameter(resource: AnyResource): Parameter {
  return jsonParameter('filter', filterDescription(resource), filterRef(resource));
}

export function sortParameter(resource: AnyResource): Parameter {
  return jsonParameter('sort', 'JSON: ["field","ASC"] or [["a","ASC"],["b","DESC"]].', sortRef(resource));
}
