import { importOperationsOfAny } from '../../contract/derive/operations/import-operations.ts';
import type { AnyResource, JsonSchema } from '../../contract/kit/index.ts';
import { openApiOf } from '../../contract/openapi/openapi.ts';
import { allOperations } from '../../contract/operation-registry.ts';

/** The description of the calls that belong to no entity, and of those that a client makes for whichever one, with the schemas that they lead to: types of these are generated. */
export function ownDescription(resources: readonly AnyResource[]): JsonSchema {
  const whole = openApiOf([...allOperations([]), ...importOperationsOfAny], resources);
  const { components, ...described } = whole;
  const rest = withPlainParameters(described);
  const schemas = new Map(Object.entries(objectAt(components, 'schemas')));
  const kept = new Map<string, unknown>();
  const keep = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/gu)) {
      if (kept.has(name)) continue;
      kept.set(name, schemas.get(name));
      keep(JSON.stringify(schemas.get(name)));
    }
  };
  keep(JSON.stringify(rest));
  return { ...rest, components: { ...objectAt(whole, 'components'), schemas: Object.fromEntries(kept) } };
}

function objectAt(value: unknown, name: string): JsonSchema {
  const found: unknown = typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;
  return typeof found === 'object' && found !== null ? { ...found } : {};
}

/** The generator of types takes a parameter that is written as JSON for a text: its schema is put where the generator looks. */
function withPlainParameters(described: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(described), (_, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || !('in' in inner) || !('content' in inner)) return inner;
    return { ...inner, content: undefined, schema: objectAt(objectAt(inner, 'content'), 'application/json')['schema'] };
  });
}
