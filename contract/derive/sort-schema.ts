import { type AnyResource, type JsonSchema, systemFields } from '../kit/index.ts';
import { isSortable, listColumns } from './fields.ts';
import { hasTrash } from './trash.ts';

const mostKeys = 5;

/** The order of an entity's rows, which the description has once. */
export function sortRef({ name }: Pick<AnyResource, 'name'>): JsonSchema {
  return { $ref: `#/components/schemas/${name}-sort` };
}

/** One pair of a field and a direction, or a list of such pairs, of which the first counts most. */
export function sortSchema(resource: AnyResource): JsonSchema {
  const columns = [...new Set([...systemFields, ...listColumns(resource)])].filter((name) => isSortable(resource, name));
  const fields = [...columns, ...(hasTrash(resource) ? ['deleted_at'] : [])];
  // Not by `prefixItems`: a generator of clients makes a third member of the rule that nothing follows the second.
  const pair: JsonSchema = { type: 'array', items: { type: 'string', enum: [...fields, 'ASC', 'DESC'] }, minItems: 2, maxItems: 2 };
  return {
    description: `The order of rows of ${resource.name}: ["id", "ASC"] or ["id", "DESC"], or a list of such pairs.`,
    anyOf: [pair, { type: 'array', items: pair, maxItems: mostKeys }],
  };
}
