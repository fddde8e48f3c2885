import type { JsonSchema } from '../../contract/kit/index.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;
type Given = Readonly<Record<string, unknown>>;

/**
 * The smallest value that the schema takes: nothing where it may be nothing, empty lists and texts, the first choice, the least
 * number, the present instant. References are looked up among `schemas`, by the name behind the last slash.
 */
export function smallestAnswer(schema: JsonSchema, schemas: Schemas, now: Date): unknown {
  const of = (part: unknown): unknown => smallestAnswer(isGiven(part) ? part : {}, schemas, now);
  const { $ref, anyOf, oneOf, type } = schema;
  if (typeof $ref === 'string') return of(schemas[$ref.split('/').at(-1) ?? '']);
  const choices = [anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? [list] : [])).flat();
  if (choices.length > 0) return choices.some((one) => isGiven(one) && one['type'] === 'null') ? null : of(choices[0]);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const types = [type].flat();
  if (types.includes('null')) return null;
  switch (types[0]) {
    case 'object':
      return smallestObject(schema, of);
    case 'array':
      return Array.from({ length: numberIn(schema, 'minItems') }, () => of(schema['items']));
    case 'integer':
    case 'number':
      return numberIn(schema, 'minimum');
    case 'boolean':
      return false;
    case 'string':
      return smallestText(schema, now);
    default:
      return null;
  }
}

function smallestObject({ properties, required }: JsonSchema, of: (schema: unknown) => unknown): Given {
  const names: readonly unknown[] = Array.isArray(required) ? required : [];
  const declared = isGiven(properties) ? Object.entries(properties) : [];
  return Object.fromEntries(declared.filter(([name]) => names.includes(name)).map(([name, schema]) => [name, of(schema)]));
}

function smallestText({ format }: JsonSchema, now: Date): string {
  if (format === 'date-time') return now.toISOString();
  if (format === 'date') return now.toISOString().slice(0, 10);
  return '';
}

function numberIn(schema: JsonSchema, name: string): number {
  const value = schema[name];
  return typeof value === 'number' ? value : 0;
}

function isGiven(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
