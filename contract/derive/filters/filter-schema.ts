import { filterGroups } from '../../basics/limits.ts';
import type { AnyResource, JsonSchema } from '../../kit/index.ts';
import { filterKeys } from '../operators.ts';

const { deepest, mostConditions } = filterGroups;
const groups = `all and any: lists of such objects without q, of which all or at least one must hold, ${deepest} lists in one another and ${mostConditions} conditions in them at most`;

/** What the filter of an entity may say, in words: for the parameter of an address. */
export function filterDescription(resource: AnyResource): string {
  return `JSON object, of which all must hold; a field by itself asks for equality; keys: ${[...filterKeys(resource).keys(), 'q'].join(', ')}. Besides ${groups}.`;
}

const group: JsonSchema = { type: 'array', items: { type: 'object', minProperties: 1 }, minItems: 1, maxItems: mostConditions };

/** A filter in a body; `more` says what is particular there. */
export function filterSchema(more = ''): JsonSchema {
  return {
    type: 'object',
    description: `As in the list; ${groups}.${more}`,
    properties: { all: group, any: group },
    additionalProperties: true,
  };
}
