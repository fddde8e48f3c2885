import { jsonParameter, type Parameter, rangeParameter } from '../../api/operation.ts';
import { paging } from '../../basics/limits.ts';
import type { AnyResource, JsonSchema } from '../../kit/index.ts';
import { filterDescription, filterRef } from '../filters/filter-schema.ts';
import { sortRef } from '../sort-schema.ts';
import { hasTrash } from '../trash.ts';

const trashParameter: Parameter = {
  name: 'trash',
  in: 'query',
  description: 'true gives the deleted rows alone, each with when and by whom it was deleted; to who may delete.',
  schema: { type: 'boolean' },
};

const totalDescription = `bounded ends counting at ${paging.countedAtOnce} rows. Where there are more, Content-Range has * for the total and Total-More-Than says how many were counted. Without it every row is counted.`;

/** How far rows are counted. */
export const totalSchema: JsonSchema = { type: 'string', enum: ['bounded'], description: totalDescription };

const totalParameter: Parameter = {
  name: 'total',
  in: 'query',
  description: totalDescription,
  schema: { type: 'string', enum: ['bounded'] },
};

/** What a list may be asked by its address: each but `after` and `total` is JSON. */
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
    totalParameter,
    ...(hasTrash(resource) ? [trashParameter] : []),
  ];
}

export function filterParameter(resource: AnyResource): Parameter {
  return jsonParameter('filter', filterDescription(resource), filterRef(resource));
}

export function sortParameter(resource: AnyResource): Parameter {
  return jsonParameter('sort', 'JSON: ["field","ASC"] or [["a","ASC"],["b","DESC"]].', sortRef(resource));
}
