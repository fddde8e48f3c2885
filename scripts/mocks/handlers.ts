import { HttpResponse, http, type RequestHandler } from 'msw';
import * as z from 'zod/mini';
import type { Operation } from '../../contract/api/operation.ts';
import { areas, rightsMatrix, roles } from '../../contract/basics/access.ts';
import { refuse } from '../../contract/basics/refusal.ts';
import type { AnyResource, JsonSchema } from '../../contract/kit/index.ts';
import { openApiOf } from '../../contract/openapi/openapi.ts';
import { allOperations } from '../../contract/operation-registry.ts';
import type { SignedUser } from '../../contract/operations/signed-user.ts';
import { registry } from '../../contract/resources/registry.ts';
import { words } from '../basics/words.mjs';
import { answering, bodyOf, type MockedServer, refused } from './answering.ts';
import { entityHandlers } from './entity-handlers.ts';
import { demonstrationTables, type Row } from './tables.ts';

const resources = Object.values<AnyResource>(registry);
const tokenLifeMs = 24 * 60 * 60 * 1000;

/**
 * The mock server: handlers of msw. They sign in the users of the demonstration with any password, answer lists, records and
 * changes of every entity from rows in memory, and answer any other read with the smallest value that its operation allows.
 * They refuse everything else, so that the console never reports what was not done.
 */
export function mockHandlers(now: () => Date): readonly RequestHandler[] {
  const server: MockedServer = { tables: demonstrationTables(now()), now, signedIn: { user: null } };
  return [
    ...sessionHandlers(server),
    ...preferenceHandlers(server),
    http.get(
      '*/central/live',
      answering(server, () => openStream()),
    ),
    ...readHandlers(server),
    ...resources.flatMap((resource) => entityHandlers(resource, server)),
    http.all('*/central/*', () => HttpResponse.json({ err: 'method_not_allowed', message: words.withoutServer.refused }, { status: 405 })),
  ];
}

function sessionHandlers(server: MockedServer): readonly RequestHandler[] {
  const { signedIn } = server;
  return [
    http.post('*/central/auth/token', async ({ request }) => {
      const { username } = await bodyOf(request);
      const row = server.tables.rowsOf(registry.users).find(({ email, active }) => email === username && active === true);
      if (row === undefined) return refused(refuse('invalid_credentials'), request);
      signedIn.user = signedUser(row);
      return HttpResponse.json(sessionOf(signedIn.user, server.now()));
    }),
    http.post('*/central/auth/refresh', ({ request }) =>
      signedIn.user === null ? refused(refuse('Unauthorized'), request) : HttpResponse.json(sessionOf(signedIn.user, server.now())),
    ),
    http.post('*/central/auth/sign-out', () => {
      signedIn.user = null;
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(
      '*/central/me',
      answering(server, ({ user }) =>
        HttpResponse.json({ user, rights: rightsMatrix(user, resources), limitations: [...user.limitations] }),
      ),
    ),
  ];
}

/** Preferences, kept in memory until the process ends. */
function preferenceHandlers(server: MockedServer): readonly RequestHandler[] {
  const kept: Record<string, unknown> = {};
  return [
    http.get(
      '*/central/preferences',
      answering(server, () => HttpResponse.json(kept)),
    ),
    http.patch(
      '*/central/preferences',
      answering(server, ({ body }) => {
        Object.assign(kept, body);
        return new HttpResponse(null, { status: 204 });
      }),
    ),
  ];
}

/** All reads that are not answered from rows. */
function readHandlers(server: MockedServer): readonly RequestHandler[] {
  const operations = allOperations(resources);
  const schemas = schemasIn(openApiOf(operations, resources));
  const ofRows = new Set(resources.flatMap(({ name }) => [`${name}.list`, `${name}.show`]));
  return operations
    .filter(({ id, method, answer }) => method === 'get' && !ofRows.has(id) && answer.schema !== null && answer.type === undefined)
    .map(({ path, answer, stage }) => {
      const smallest = () => HttpResponse.json(smallestAnswer(answer.schema ?? {}, schemas, server.now()) ?? null);
      return http.get(addressOf(path), stage === 'public' ? smallest : answering(server, smallest));
    });
}

const described = z.object({ components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }) });

function schemasIn(openApi: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return described.parse(openApi).components.schemas;
}

/** The address of an operation in the syntax of msw: `:id` instead of `{id}`, at any origin. */
function addressOf(path: Operation['path']): string {
  return `*/central${path.replace(/\{(\w+)\}/gu, ':$1')}`;
}

function sessionOf(user: SignedUser, now: Date) {
  return { user, tokens: { access_token: 'mock', expires: new Date(now.getTime() + tokenLifeMs).toISOString() } };
}

const account = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  level: z.number(),
  phone_number: z.nullable(z.string()),
  phone_number_confirmed: z.boolean(),
  limitations: z.array(z.number()),
});

function signedUser(row: Row): SignedUser {
  const granted: readonly unknown[] = Array.isArray(row['resources']) ? row['resources'] : [];
  return {
    ...account.parse(row),
    resources: areas.filter((area) => granted.includes(area)),
    first_time: false,
    secondFactor: false,
    next_password_change: null,
    maxLevelForSharingPrivileges: 1,
  };
}

/** An event stream that stays open and sends no event. */
function openStream(): Response {
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(': open\n\n')) });
  return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

type Schemas = Readonly<Record<string, JsonSchema>>;
type Given = Readonly<Record<string, unknown>>;

/**
 * The smallest value that the schema takes: nothing where it may be nothing, empty lists and texts, the first choice, the least
 * number, the present instant. References are looked up among `schemas`, by the name behind the last slash.
 */
function smallestAnswer(schema: JsonSchema, schemas: Schemas, now: Date): unknown {
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
