import fc from 'fast-check';
import type { JsonSchema } from '../../../contract/kit/index.ts';
import { anyText, nastyTexts } from '../kinds.ts';
import { entriesOf } from './description.ts';

type Values = fc.Arbitrary<unknown>;

/** Values that the schema allows, its bounds among them. What only the server knows may still be wrong with them. */
export function valuesOf(schema: JsonSchema): Values {
  const { allOf, anyOf, enum: choices, type } = schema;
  if (Array.isArray(allOf)) return fc.tuple(...allOf.map((each) => valuesOf(entriesOf(each)))).map((parts) => Object.assign({}, ...parts));
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((each) => valuesOf(entriesOf(each))));
  if (Array.isArray(choices)) return fc.constantFrom<unknown>(...choices);
  switch (type) {
    case 'string':
      return textsOf(schema);
    case 'integer':
      return integersOf(schema);
    case 'number':
      return fc.double({ min: boundOf(schema, 'minimum', -1e6), max: boundOf(schema, 'maximum', 1e6), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesOf(entriesOf(schema['items'])), {
        minLength: boundOf(schema, 'minItems', 0),
        maxLength: Math.min(boundOf(schema, 'maxItems', 4), 4),
      });
    case 'object':
      return objectsOf(schema);
    default:
      return fc.jsonValue();
  }
}

function objectsOf(schema: JsonSchema): Values {
  const properties = Object.entries(entriesOf(schema['properties'])).map(([name, value]) => [name, valuesOf(entriesOf(value))] as const);
  const { required } = schema;
  return fc.record(Object.fromEntries(properties), { requiredKeys: Array.isArray(required) ? required.map(String) : [] });
}

function integersOf(schema: JsonSchema): Values {
  const [min, max] = [boundOf(schema, 'minimum', -1000), boundOf(schema, 'maximum', 1000)];
  return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max), fc.integer({ min, max: Math.min(max, min + 5) }));
}

function textsOf(schema: JsonSchema): Values {
  const { format, pattern } = schema;
  if (format === 'email' || format === 'idn-email')
    return fc.oneof(fc.emailAddress(), fc.constantFrom('jan.novák@město.cz', 'REHOR@example.cz'));
  const instants = fc.date({ min: new Date('1900-01-02'), max: new Date('2199-12-30'), noInvalidDate: true });
  if (format === 'date') return instants.map((instant) => instant.toISOString().slice(0, 10));
  if (format === 'date-time') return instants.map((instant) => instant.toISOString());
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'));
  const max = boundOf(schema, 'maxLength', 200);
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(max, 30) }),
    anyText.map((text) => text.slice(0, max)),
    fc.constantFrom(
      'a'.repeat(max),
      'č'.repeat(max),
      '\u{1D54F}'.repeat(Math.ceil(max / 2)),
      ...nastyTexts.map((text) => text.slice(0, max)),
    ),
  );
}

function boundOf(schema: JsonSchema, name: string, otherwise: number): number {
  const bound = schema[name];
  return typeof bound === 'number' ? bound : otherwise;
}
