import { z } from 'zod';

type Json = z.core.JSONSchema.BaseSchema;
type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** A table of fields: names and what a value may be, as a person reads it. Empty where there is no field. */
export function fieldTable(shape: Shape, left: readonly string[] = []): string {
  const rows = Object.entries(shape).flatMap(([field, schema]) =>
    left.includes(field) ? [] : [`| \`${field}\` | ${valueOf(z.toJSONSchema(schema, { io: 'input' }))} |`],
  );
  return rows.length === 0 ? '' : `\n| field | value |\n|---|---|\n${rows.join('\n')}\n`;
}

function valueOf(schema: Json): string {
  const { enum: choices, anyOf, type, minimum, maximum, minLength, maxLength } = schema;
  if (choices !== undefined) return choices.map((choice) => `\`${String(choice)}\``).join(', ');
  if (anyOf !== undefined) return anyOf.map(partOf).join(' or ');
  if (Array.isArray(type)) return type.map((one) => (one === 'string' ? 'text' : one)).join(' or ');
  if (type === 'array') return listOf(schema);
  if (type === 'object') return schema.properties === undefined ? '{ field: value, … }' : objectOf(schema.properties);
  if (type === 'boolean') return '`true` or `false`';
  if (type === 'string') return isInstant(schema) ? 'instant' : `text${bounds(minLength, maxLength, ' characters')}`;
  if (type === 'integer') {
    const least = minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum;
    return `whole number${bounds(least, maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum, '')}`;
  }
  return type ?? 'anything';
}

function listOf({ prefixItems, items, oneOf, minItems, maxItems }: Json): string {
  // The only tuples are ranges of numbers.
  if (prefixItems !== undefined) return '`[first, last]`';
  if (typeof items !== 'object' || Array.isArray(items) || oneOf !== undefined) return 'list';
  const isOfEvents = items.oneOf !== undefined;
  return `list of ${isOfEvents ? 'events' : valueOf(items)}${bounds(minItems, maxItems, isOfEvents ? '' : ' of them')}`;
}

function objectOf(properties: NonNullable<Json['properties']>): string {
  return `{ ${Object.entries(properties)
    .map(([name, schema]) => `\`${name}\`: ${partOf(schema)}`)
    .join('; ')} }`;
}

function partOf(schema: Json | boolean): string {
  return typeof schema === 'boolean' ? 'anything' : valueOf(schema);
}

function isInstant({ format, allOf }: Json): boolean {
  return format === 'date-time' || allOf !== undefined;
}

function bounds(least: number | undefined, most: number | undefined, unit: string): string {
  if (least === undefined && most === undefined) return '';
  if (most === undefined) return `, at least ${least}${unit}`;
  return least === most ? `, ${most}${unit}` : `, ${least ?? 0} to ${most}${unit}`;
}
