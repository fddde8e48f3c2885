import fc from 'fast-check';
import type { JsonSchema } from '../../../contract/kit/index.ts';
import { anyJson, anyText, nastyTexts } from '../kinds.ts';
import { type Described, type Description, entriesOf } from './description.ts';

type Changes = readonly (readonly [name: string, value: unknown])[];

/** A request as it was thought of: what it hits and by whom is known only when it is sent. */
export type Plan = {
  readonly operation: Described;
  readonly caller: 'root' | 'limited' | 'nobody' | 'false';
  /** Another method than those of the address. */
  readonly isWrongMethod: boolean;
  readonly row: { readonly from: 'known' | 'gone' | 'strange'; readonly pick: number; readonly strange: string };
  readonly version: { readonly from: 'current' | 'strange'; readonly strange: string | null };
  readonly query: string;
  /** A fitting body with some values changed and, sometimes, a field that no one knows; or anything at all. */
  readonly body:
    | {
        readonly from: 'fitting';
        readonly pick: number;
        readonly sample: unknown;
        readonly changes: Changes;
        readonly unknown: string | null;
      }
    | { readonly from: 'anything'; readonly text: string };
  readonly type: string;
  readonly language: string;
};

const identifiers = ['0', '-1', '01', '1e3', 'abc', '%00', '2147483647', '2147483648', '%F0%9F%8E%AB', '%ZZ', '9'.repeat(30)];
const versions = ['W/"1"', '"2"', '1', '*', '"1", "2"', '"-1"', '"9999999999"', '', null];
const unknownFields = ['colour', 'deleted_at', 'password_hash', 'constructor', '__proto__', 'isAdmin', 'Store_id', 'id\u0000', 'ř'];

const weighted = <T>(...values: readonly (readonly [weight: number, value: T])[]) =>
  fc.oneof(...values.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));

/** Requests of every described operation: some right, some nearly, some wrong all over. */
export function plansOf({ operations }: Description): fc.Arbitrary<Plan> {
  return fc.constantFrom(...operations).chain((operation) =>
    fc.record({
      operation: fc.constant(operation),
      caller: weighted<Plan['caller']>([14, 'root'], [4, 'limited'], [1, 'nobody'], [1, 'false']),
      isWrongMethod: weighted([19, false], [1, true]),
      row: fc.record({
        from: weighted<Plan['row']['from']>([8, 'known'], [1, 'gone'], [2, 'strange']),
        pick: fc.nat(1000),
        strange: fc.constantFrom(...identifiers),
      }),
      version: fc.record({
        from: weighted<Plan['version']['from']>([5, 'current'], [1, 'strange']),
        strange: fc.constantFrom(...versions),
      }),
      query: operation.method === 'get' ? queriesOf(operation) : weighted([9, ''], [1, '?page=1']),
      body: bodiesOf(operation),
      type: weighted([30, 'application/json'], [1, 'text/plain'], [1, 'application/xml']),
      language: fc.constantFrom('cs', 'en', '*', 'x'.repeat(500)),
    }),
  );
}

function bodiesOf({ body }: Described): fc.Arbitrary<Plan['body']> {
  const properties = Object.entries(entriesOf(body?.['properties'])).map(([name, schema]) =>
    fc.tuple(fc.constant(name), fc.oneof({ weight: 3, arbitrary: valuesOf(entriesOf(schema)) }, { weight: 1, arbitrary: anyJson })),
  );
  const changes = properties.length === 0 ? fc.constant([]) : fc.array(fc.oneof(...properties), { maxLength: 3 });
  const fitting = fc.record({
    from: fc.constant('fitting' as const),
    pick: fc.nat(1000),
    sample: body === null ? fc.constant({}) : fc.oneof(valuesOf(leastOf(body)), valuesOf(body)),
    changes: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: changes }),
    unknown: fc.oneof({ weight: 11, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom(...unknownFields) }),
  });
  const anything = fc.oneof(anyJson.map(textOf), anyText).map((text) => ({ from: 'anything' as const, text }));
  return fc.oneof({ weight: 9, arbitrary: fitting }, { weight: 1, arbitrary: anything });
}

/** The schema with nothing but what is demanded. */
function leastOf(schema: JsonSchema): JsonSchema {
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
  const properties = Object.entries(entriesOf(schema['properties'])).filter(([name]) => required.includes(name));
  return { ...schema, properties: Object.fromEntries(properties) };
}

function queriesOf({ filterKeys, demanded }: Described): fc.Arbitrary<string> {
  const keys = ['q', 'name', 'id', ...filterKeys];
  const value = fc.oneof(anyJson, fc.array(anyJson), fc.constantFrom<unknown>(1, true, [1, 2], '2026-11-20', '2026-11-20T09:00:00Z', 'a'));
  const flat = fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 2 });
  const group = fc.oneof({ weight: 4, arbitrary: fc.array(flat, { maxLength: 3 }) }, { weight: 1, arbitrary: anyJson });
  const nested = fc.tuple(
    fc.constantFrom('all', 'any'),
    flat,
    fc.array(fc.oneof(flat, fc.record({ any: group }), fc.record({ all: group }))),
  );
  const filter = fc.oneof(
    { weight: 3, arbitrary: flat },
    { weight: 2, arbitrary: nested.map(([joint, own, parts]) => ({ ...own, [joint]: parts })) },
  );
  const sort = fc.tuple(fc.constantFrom('id', 'created_at', ...keys), fc.constantFrom('ASC', 'desc', 'up'));
  const range = fc.tuple(fc.integer({ min: -1, max: 5 }), fc.integer({ min: -1, max: 2000 }));
  const parameter = (name: string, values: fc.Arbitrary<unknown>) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constant('') },
      { weight: 4, arbitrary: values.map((given) => `${name}=${encode(textOf(given))}`) },
      { weight: 1, arbitrary: anyText.map((text) => `${name}=${encode(text)}`) },
    );
  const odd = weighted([27, ''], [1, 'page=1'], [1, 'filter=%ZZ'], [1, '&&=&']);
  const needed = fc
    .tuple(...demanded.map(([name, schema]) => valuesOf(schema).map((given) => `${name}=${encode(String(given))}`)))
    .map((all) => all.join('&'));
  const some = fc
    .tuple(needed, parameter('filter', filter), parameter('sort', sort), parameter('range', range), odd)
    .map((parts) => parts.filter((part) => part !== '').join('&'))
    .map((query) => (query === '' ? '' : `?${query}`));
  return fc.oneof({ weight: 1, arbitrary: needed.map((query) => (query === '' ? '' : `?${query}`)) }, { weight: 2, arbitrary: some });
}

function textOf(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}

/** Halves of characters have no address form. */
function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text.slice(0, 2000), 'utf8').toString('utf8'));
}

type Values = fc.Arbitrary<unknown>;

/** Values that the schema allows, its bounds among them. What only the server knows may still be wrong with them. */
function valuesOf(schema: JsonSchema): Values {
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
