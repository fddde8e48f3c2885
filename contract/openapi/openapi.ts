import type { Operation } from '../api/operation.ts';
import { errorStatus } from '../basics/errors.ts';
import { leadsTo, nameColumns } from '../derive/fields.ts';
import { filterSchemas } from '../derive/filters/filter-schema.ts';
import { importedRowShape, importShape } from '../derive/imports/import-schema.ts';
import { rowSchema } from '../derive/json-schema.ts';
import { taskShape } from '../derive/operations/task-shape.ts';
import { sortSchema } from '../derive/sort-schema.ts';
import type { AnyResource, JsonSchema } from '../kit/index.ts';
import { choice, dictionary, instant, list, nullable, object, text, whole } from '../kit/shape.ts';
import { namedShapes } from '../operations/components.ts';
import { describeOperation, refusalResponses } from './describe-operation.ts';

/** What the calls are about that belong to no entity, as OpenAPI shows them; entities describe themselves. */
const tagDescriptions: Readonly<Record<string, string>> = {
  about: 'This description.',
  auth: 'Signing in and out, passwords, second factors and one-time links.',
  dashboard: 'How the stores stand today.',
  files: 'Files that the booking page shows.',
  live: 'The stream of changes.',
  'personal-data': 'What is held about persons: found, exported and erased.',
  public: 'What a booking page calls: nobody signs in, and requests of one address are counted.',
  preferences: 'What the signed-in user chose for themselves.',
  reports: 'Reports of services, clients and employees, and the templates of their queries.',
  search: 'Searching all entities at once.',
  sessions: 'Where the signed-in user is signed in.',
  system: 'How the installation is.',
  tasks: 'Background work.',
  views: 'Saved views of lists.',
};

/**
 * OpenAPI 3.1 of the whole API, made of the operations and the declarations. Addresses that only lead a browser on to another page are
 * not calls, and no program can use their answer: they are not described.
 */
export function openApiOf(all: readonly Operation[], resources: readonly AnyResource[]): JsonSchema {
  const operations = all.filter(isCall);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pořadník',
      version: '1',
      description: 'The central API of the queue-management and appointment-booking system.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'The IT department of the town that runs it' },
    },
    servers: [{ url: '/central' }],
    security: [{ bearer: [] }],
    tags: tagsOf(operations, resources),
    paths: pathsOf(operations, resources),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: refusalResponses(operations),
      schemas: Object.assign({}, commonSchemas, ...resources.map((resource) => schemasOf(resource, resources))),
    },
  };
}

export function isCall({ answer }: Operation): boolean {
  return answer.status !== 303;
}

function schemasOf(resource: AnyResource, all: readonly AnyResource[]): Readonly<Record<string, JsonSchema>> {
  const row = { [resource.name]: { ...readersOf(resource, all), ...rowSchema(resource) } };
  if (resource.singleton === true) return row;
  return { ...row, ...filterSchemas(resource), [`${resource.name}-sort`]: sortSchema(resource) };
}

/**
 * Says who gets less than the schema, and what, in words and as `x-names-only`: a variant of the schema would make every client
 * ask which one came.
 */
function readersOf(resource: AnyResource, all: readonly AnyResource[]): JsonSchema {
  const referrers = all.filter(({ fields }) => Object.values(fields).some((field) => leadsTo(field, resource)));
  const ofReaders = `A row of ${resource.name}.`;
  if (referrers.length === 0) return { description: ofReaders };
  const names = nameColumns(resource);
  const less = `Users who may not read ${resource.name}, but read ${referrers.map(({ name }) => name).join(', ')}, get only ${names.join(', ')} of it.`;
  return { description: `${ofReaders} ${less}`, 'x-names-only': names };
}

function pathsOf(operations: readonly Operation[], resources: readonly AnyResource[]): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const operation of operations) {
    const path = paths[operation.path] ?? {};
    path[operation.method] = describeOperation(
      operation,
      resources.find(({ name }) => name === operation.tag),
    );
    paths[operation.path] = path;
  }
  return paths;
}

function tagsOf(operations: readonly Operation[], resources: readonly AnyResource[]): readonly JsonSchema[] {
  const used = new Set(operations.map(({ tag }) => tag));
  return [...used].map((name) => {
    const resource = resources.find((one) => one.name === name);
    const page = resource === undefined ? undefined : `Rows of ${name}; people find them at \`${resource.page}\`.`;
    return { name, description: page ?? tagDescriptions[name] ?? name };
  });
}

const code = choice(Object.keys(errorStatus));
const errors = dictionary(text());
const beforeAndAfter: JsonSchema = { type: 'object', properties: { before: {}, after: {} } };

const commonSchemas: Readonly<Record<string, JsonSchema>> = {
  error: object({ err: code, message: text(), reference: text() }, { errors, current: { type: 'object' }, nearest: list(instant) }),
  'history-entry': object({
    id: whole,
    at: instant,
    actor_name: nullable(text()),
    action: choice(['create', 'edit', 'delete', 'restore']),
    version: whole,
    changes: dictionary(beforeAndAfter),
  }),
  'bulk-result': object({
    total: whole,
    done: whole,
    unchanged: whole,
    refused: whole,
    results: list(
      object(
        { id: whole, name: nullable(text()), result: choice(['done', 'unchanged', 'refused']) },
        { err: code, message: text(), errors },
      ),
    ),
  }),
  ...namedShapes,
  task: taskShape,
  import: importShape,
  'imported-row': importedRowShape,
};
