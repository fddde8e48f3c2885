import { type Operation, rangeSchema } from '../../api/operation.ts';
import { listMeta } from '../../basics/limits.ts';
import type { AnyResource, JsonSchema } from '../../kit/index.ts';
import { fieldOf } from '../fields.ts';
import { filterRef } from '../filters/filter-schema.ts';
import { facetNames, prefetchNames } from '../list-meta.ts';
import { sortRef } from '../sort-schema.ts';
import { hasTrash } from '../trash.ts';
import { totalSchema } from './list-parameters.ts';
import { rowRef } from './parameters.ts';
import { listRefusals } from './row-refusals.ts';

/** Rows of a list. */
export function listSchema(name: string): JsonSchema {
  return { type: 'array', items: rowRef(name) };
}

/** The list asked by a body: for what is too long for an address, and for what belongs to its rows. */
export function queryOperation(resource: AnyResource): Operation {
  const { name } = resource;
  return {
    id: `${name}.query`,
    storing: 'nothing',
    method: 'post',
    path: `/${name}/query`,
    stage: 'passed',
    tag: name,
    summary: `Rows of ${name} asked by a body, with their number, counts by value and the rows that they refer to.`,
    bodySchema: {
      type: 'object',
      properties: {
        filter: filterRef(resource),
        range: rangeSchema,
        sort: sortRef(resource),
        meta: askedMeta(resource),
        after: { type: 'string' },
        total: totalSchema,
        ...(hasTrash(resource) ? { trash: { type: 'boolean' } } : {}),
      },
      additionalProperties: false,
    },
    answer: { status: 200, schema: querySchema(resource) },
    refusals: listRefusals,
  };
}

function askedMeta(resource: AnyResource): JsonSchema {
  const names = (choices: readonly string[], maxItems: number): JsonSchema =>
    choices.length === 0
      ? { type: 'array', items: {}, maxItems: 0 }
      : { type: 'array', items: { type: 'string', enum: choices }, maxItems };
  return {
    type: 'object',
    description:
      'facets: fields whose values, or for a time periods, are counted under the other filters; prefetch: fields whose rows come along.',
    properties: {
      facets: names(facetNames(resource), listMeta.maximalFacets),
      prefetch: names(prefetchNames(resource), listMeta.maximalPrefetch),
    },
    additionalProperties: false,
  };
}

/** Rows of a list with what was asked for as well: counts by field and value, and referenced rows by their entity. */
function querySchema(resource: AnyResource): JsonSchema {
  const counts = { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } } as const;
  const targets = prefetchNames(resource).flatMap((name) => {
    const field = fieldOf(resource, name);
    return field?.kind === 'reference' || field?.kind === 'references' ? [field.target] : [];
  });
  const meta = {
    facets: partial(facetNames(resource).map((name) => [name, counts])),
    prefetched: partial(targets.map((target) => [target, listSchema(target)])),
  };
  return whole({ data: listSchema(resource.name), total: { type: 'integer', minimum: 0 }, meta: whole(meta) });
}

function partial(properties: readonly (readonly [name: string, schema: JsonSchema])[]): JsonSchema {
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false };
}

function whole(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}
