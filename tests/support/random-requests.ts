import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { fieldsOf } from '../../contract/derive/fields.ts';
import { filterKeys } from '../../contract/derive/operators.ts';
import type { AnyResource } from '../../contract/kit/index.ts';
import type { Operation } from '../../contract/operations/operation.ts';
import { resources } from '../../server/app.ts';
import { operations, urlOf } from './addresses.ts';
import { valuesFor } from './field-values.ts';
import { anyJson, anyText } from './kinds.ts';

const upper = { get: 'GET', post: 'POST', patch: 'PATCH', put: 'PUT', delete: 'DELETE' } as const;
const right = ['1', '1', '1', '1', '1', '1', '2', '2', '2', '2', '3', '3'];
const identifiers = [...right, '0', '-1', '01', '1e3', 'abc', '%00', '2147483647', '2147483648', '%F0%9F%8E%AB', '%ZZ', '9'.repeat(30)];
const versions = ['"1"', '"1"', '"1"', '"1"', '"1"', '"1"', 'W/"1"', '"2"', '1', '*', '"1", "2"', '"-1"', '"9999999999"', ''];

export type RandomRequest = { readonly operation: Operation; readonly options: InjectOptions };

/** Requests of any described operation: some nearly right, most wrong somewhere. */
export const randomRequests: fc.Arbitrary<RandomRequest> = fc.constantFrom(...operations).chain((operation) => {
  const resource = resources.find(({ name }) => name === operation.tag);
  return fc
    .record({
      id: fc.constantFrom(...identifiers),
      query: queriesOf(resource),
      body: bodiesOf(resource, operation),
      version: fc.option(fc.constantFrom(...versions), { freq: 8 }),
      type: fc.oneof(
        { weight: 9, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/xml') },
      ),
      language: fc.constantFrom('cs', 'en', '*', 'x'.repeat(500)),
    })
    .map(({ id, query, body, version, type, language }) => ({
      operation,
      options: {
        method: upper[operation.method],
        url: `${urlOf(operation.path, id)}${query}`,
        headers: {
          'accept-language': language,
          ...(version === null ? {} : { 'if-match': version }),
          ...(hasBody(operation) ? { 'content-type': type } : {}),
        },
        ...(hasBody(operation) ? { payload: body } : {}),
      },
    }));
});

function hasBody({ method }: Operation): boolean {
  return method !== 'get' && method !== 'delete';
}

function bodiesOf(resource: AnyResource | undefined, { body }: Operation): fc.Arbitrary<string> {
  const fields = resource === undefined ? [] : fieldsOf(resource);
  const named = Object.keys(Object(body?.['properties'])).map((name) => [name, anyJson] as const);
  const fitting = fields.length === 0 ? named : fields.map(([name, field]) => [name, fc.oneof(valuesFor(field), anyJson)] as const);
  const whole = fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valuesFor(field)])));
  const some = fc.record({ ...Object.fromEntries(fitting), version: fc.constantFrom(1, 2, 'x') }, { requiredKeys: [] });
  return fc.oneof(whole.map(toText), some.map(toText), some.map(toText), anyJson.map(toText), anyText);
}

function queriesOf(resource: AnyResource | undefined): fc.Arbitrary<string> {
  const keys = resource === undefined ? ['q'] : [...filterKeys(resource).keys(), 'q', ...Object.keys(resource.fields)];
  const filter = fc.dictionary(fc.constantFrom(...keys), fc.oneof(anyJson, fc.array(anyJson), fc.constantFrom(1, true, '2026-11-20')), {
    maxKeys: 2,
  });
  const sort = fc.tuple(fc.constantFrom('id', 'created_at', ...keys), fc.constantFrom('ASC', 'desc', 'up'));
  const range = fc.tuple(fc.integer({ min: -1, max: 5 }), fc.integer({ min: -1, max: 2000 }));
  const parameter = (name: string, values: fc.Arbitrary<unknown>) =>
    fc.oneof(
      fc.constant(''),
      values.map((value) => `${name}=${encode(toText(value))}`),
      anyText.map((text) => `${name}=${encode(text)}`),
    );
  return fc
    .tuple(
      parameter('filter', filter),
      parameter('sort', sort),
      parameter('range', range),
      fc.constantFrom('', '', '', 'page=1', 'filter=%ZZ', '&&=&'),
    )
    .map((parts) => `?${parts.filter((part) => part !== '').join('&')}`);
}

function toText(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}

/** Halves of characters have no address form. */
function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text.slice(0, 2000), 'utf8').toString('utf8'));
}
