import type { Operation } from '../../api/operation.ts';
import type { AnyResource, JsonSchema } from '../../kit/index.ts';
import { filterSchema } from '../filters/filter-schema.ts';
import { facetNames, prefetchNames } from '../list-meta.ts';
import { hasTrash } from '../trash.ts';

/** Rows of a list; with `meta` in the question together with what was asked for besides. */
export function listSchema(name: string): JsonSchema {
  const rows = { type: 'array', items: { $ref: `#/components/schemas/${name}` } } as const;
  const counts = { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } } as const;
  const meta = {
    type: 'object',
    properties: {
      facets: { type: 'object', additionalProperties: counts },
      prefetched: { type: 'object', additionalProperties: { type: 'array', items: { type: 'object' } } },
    },
    required: ['facets', 'prefetched'],
    additionalProperties: false,
  } as const;
  const withMeta = {
    type: 'object',
    properties: { data: rows, total: { type: 'integer', minimum: 0 }, meta },
    required: ['data', 'total', 'meta'],
    additionalProperties: false,
  } as const;
  return { oneOf: [rows, withMeta] };
}

/** The list asked by a body: for questions longer than an address may be. */
export function queryOperation(resource: AnyResource): Operation {
  const { name } = resource;
  const names = (choices: readonly string[]): JsonSchema =>
    choices.length === 0 ? { type: 'array', items: {}, maxItems: 0 } : { type: 'array', items: { type: 'string', enum: choices } };
  return {
    id: `${name}.query`,
    storing: 'nothing',
    method: 'post',
    path: `/${name}/query`,
    stage: 'passed',
    tag: name,
    summary: `Rows of ${name} as the list gives them, asked by a body instead of an address.`,
    body: {
      type: 'object',
      properties: {
        filter: filterSchema(),
        range: { type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 2, maxItems: 2 },
        sort: { type: 'array', items: {} },
        meta: { type: 'object', properties: { facets: names(facetNames(resource)), prefetch: names(prefetchNames(resource)) } },
        after: { type: 'string' },
        ...(hasTrash(resource) ? { trash: { type: 'boolean' } } : {}),
      },
      additionalProperties: false,
    },
    answer: { status: 200, schema: listSchema(name) },
  };
}
