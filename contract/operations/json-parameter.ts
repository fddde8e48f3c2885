import type { JsonSchema } from '../kit/index.ts';
import type { Parameter } from './operation.ts';

/** A parameter of the address whose value is JSON. */
export function jsonParameter(name: string, description: string, schema: JsonSchema): Parameter {
  return { name, in: 'query', description, content: { 'application/json': { schema } } };
}

/** Which rows of a list: the places of the first and the last one, from 0. */
export const rangeSchema: JsonSchema = { type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 2, maxItems: 2 };

export const rangeParameter: Parameter = jsonParameter('range', 'JSON array of the first and last row, from 0.', rangeSchema);
