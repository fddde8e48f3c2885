import type { JsonSchema } from '../../../contract/kit/index.ts';
import { type Central, send } from '../central.ts';
import { valueAt } from '../people.ts';

/** A call of the API as the public description says it, and nothing that only the source knows. */
export type Described = {
  readonly id: string;
  readonly tag: string;
  readonly method: 'get' | 'post' | 'patch' | 'put' | 'delete';
  readonly path: string;
  readonly isPublic: boolean;
  /** Whether it evaluates If-Match; elsewhere the header is refused before anything else is looked at. */
  readonly takesVersion: boolean;
  /** Keys that its filter is described to know. */
  readonly filterKeys: readonly string[];
  /** Parameters of the address that it cannot do without. */
  readonly demanded: readonly (readonly [name: string, schema: JsonSchema])[];
  readonly body: JsonSchema | null;
  /** By status: the schemas of what it carries by content type; none carries nothing. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<string, JsonSchema>>;
};
export type Description = { readonly document: JsonSchema; readonly operations: readonly Described[] };

/** A filter, its conditions, and those of a group. */
const deepestReference = 3;
const methods = ['get', 'post', 'patch', 'put', 'delete'] as const;

/** Asks the server for the description of its API. */
export async function descriptionOf(central: Central): Promise<Description> {
  const { body } = await send(central, { method: 'GET', url: '/central/openapi.json' });
  const document = entriesOf(body);
  const operations = Object.entries(entriesOf(document['paths'])).flatMap(([path, sharing]) =>
    methods.flatMap((method) => {
      const operation = valueAt(sharing, method);
      return operation === undefined ? [] : [describedIn(operation, method, path, document)];
    }),
  );
  // A stream has no end to wait for.
  return { document, operations: operations.filter(({ answers }) => answers.get('200')?.has('text/event-stream') !== true) };
}

function describedIn(operation: unknown, method: Described['method'], path: string, document: JsonSchema): Described {
  const security = valueAt(operation, 'security');
  const body = valueAt(operation, 'requestBody', 'content', 'application/json', 'schema');
  return {
    id: String(valueAt(operation, 'operationId')),
    tag: String(valueAt(operation, 'tags', '0')),
    method,
    path,
    takesVersion: parametersOf(operation).some((parameter) => valueAt(parameter, 'name') === 'If-Match'),
    isPublic: Array.isArray(security) && security.length === 0,
    filterKeys: filterKeysIn(operation),
    demanded: demandedIn(parametersOf(operation)),
    body: body === undefined ? null : entriesOf(withoutReferences(body, document, 0)),
    answers: new Map(
      Object.entries(entriesOf(valueAt(operation, 'responses'))).map(([status, answer]) => [
        status,
        contentOf(responseOf(answer, document)),
      ]),
    ),
  };
}

/** The schema with what it refers to in its place; a property that would go on for ever is left out of it. */
function withoutReferences(schema: unknown, document: JsonSchema, depth: number): unknown {
  if (Array.isArray(schema)) return schema.map((each) => withoutReferences(each, document, depth));
  if (typeof schema !== 'object' || schema === null) return schema;
  const reference = valueAt(schema, '$ref');
  if (typeof reference === 'string') {
    return withoutReferences(valueAt(document, ...reference.split('/').slice(1)), document, depth + 1);
  }
  const entries = Object.entries(schema).filter(([, part]) => depth < deepestReference || !refersDirectly(part));
  return Object.fromEntries(entries.map(([name, part]) => [name, withoutReferences(part, document, depth)]));
}

function refersDirectly(schema: unknown): boolean {
  return valueAt(schema, 'items', '$ref') !== undefined;
}

/** A response, or the one that it refers to. */
function responseOf(answer: unknown, document: JsonSchema): unknown {
  const reference = valueAt(answer, '$ref');
  return typeof reference === 'string' ? valueAt(document, ...reference.split('/').slice(1)) : answer;
}

function contentOf(answer: unknown): ReadonlyMap<string, JsonSchema> {
  const contents = Object.entries(entriesOf(valueAt(answer, 'content')));
  return new Map(contents.map(([type, content]) => [type, entriesOf(valueAt(content, 'schema'))]));
}

function filterKeysIn(operation: unknown): readonly string[] {
  const filter = parametersOf(operation).find((parameter) => valueAt(parameter, 'name') === 'filter');
  const listed = /keys: ([^.]+)\./u.exec(String(valueAt(filter, 'description') ?? ''))?.[1];
  return listed === undefined ? [] : listed.split(', ');
}

function parametersOf(operation: unknown): readonly unknown[] {
  const parameters = valueAt(operation, 'parameters');
  return Array.isArray(parameters) ? parameters : [];
}

function demandedIn(parameters: readonly unknown[]): Described['demanded'] {
  const demanded = parameters.filter((parameter) => valueAt(parameter, 'in') === 'query' && valueAt(parameter, 'required') === true);
  return demanded.map((parameter) => [String(valueAt(parameter, 'name')), entriesOf(valueAt(parameter, 'schema'))]);
}

export function entriesOf(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
