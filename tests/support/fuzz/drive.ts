import { performance } from 'node:perf_hooks';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { sql } from 'kysely';
import { areas } from '../../../contract/basics/access.ts';
import type { JsonSchema } from '../../../contract/kit/index.ts';
import { resources } from '../../../server/app.ts';
import { digestSecret, newSecret } from '../../../server/keys/secrets.ts';
import { type Central, goodPassword, type Reply, send } from '../central.ts';
import { aWorld, rowsOf } from '../made/world.ts';
import { type Client, signedIn, valueAt } from '../people.ts';
import { type Described, type Description, descriptionOf, entriesOf } from './description.ts';
import { knownRows } from './known-rows.ts';
import { brokenRule, brokenSequel } from './oracles.ts';
import { plansOf } from './plans.ts';
import { type FuzzContext, requestOf } from './requests.ts';

/** What is wrong with an answer by the description alone; null when nothing is. */
type Conforms = (operation: Described, reply: Reply) => string | null;

const refusals: ReadonlyMap<string, JsonSchema> = new Map([['application/json', { $ref: '#/components/schemas/error' }]]);

/** Makes the judge of answers: schemas are compiled once. */
function conformsTo({ document }: Description): Conforms {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  formats.default(ajv);
  // Known to the vocabulary, but not to the validator.
  ajv.addFormat('idn-email', /^\S+@\S+$/u);
  ajv.addSchema(withNames(document), 'api');
  const compiled = new Map<JsonSchema, ValidateFunction>();
  const validatorOf = (schema: JsonSchema) => {
    const validate = compiled.get(schema) ?? ajv.compile(absolute(schema));
    compiled.set(schema, validate);
    return validate;
  };
  return (operation, reply) => {
    const { status, body, headers } = reply;
    if (status >= 500) return `a fault of the server: ${JSON.stringify(body)}`;
    // The address answers another method, not the operation.
    const answer = status === 405 ? refusals : operation.answers.get(String(status));
    if (answer === undefined) return `the status ${status} is not described`;
    if (answer.size === 0) return body === '' ? null : 'a body where none is described';
    const type = String(headers['content-type'] ?? '');
    const schema = answer.get(type.split(';')[0] ?? '');
    if (schema === undefined) return `the content type ${type} instead of ${[...answer.keys()].join(' or ')}`;
    if (/^text|json$/u.test(type.split(';')[0] ?? '') && !type.includes('charset=utf-8'))
      return `the content type ${type} without its encoding`;
    const validate = validatorOf(schema);
    if (!validate(body)) return `not as described: ${ajv.errorsText(validate.errors)}`;
    if (status >= 400 && valueAt(body, 'reference') !== headers['x-request-id']) return 'a reference that is not that of the request';
    return JSON.stringify(body).length > 5 * 1_048_576 ? 'an answer without end' : null;
  };
}

/** The document with rows that may be nothing but names, as `x-names-only` says of them. */
function withNames(document: JsonSchema): JsonSchema {
  const schemas = Object.entries(entriesOf(valueAt(document, 'components', 'schemas'))).map(([name, schema]) => {
    const names = valueAt(schema, 'x-names-only');
    if (!Array.isArray(names)) return [name, schema] as const;
    const all = entriesOf(valueAt(schema, 'properties'));
    const properties = Object.fromEntries(names.map((column) => [column, all[String(column)]]));
    return [name, { anyOf: [schema, { type: 'object', properties, required: names, additionalProperties: false }] }] as const;
  });
  return { components: { schemas: Object.fromEntries(schemas) } };
}

/** References within the document, rewritten for a schema that is outside of it. */
function absolute(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components'));
}

export type Drive = {
  readonly description: Description;
  /** Sends so many requests that follow from the seed. */
  readonly send: (seed: number, count: number) => Promise<Outcome>;
};
export type Outcome = {
  readonly sent: number;
  /** What broke a rule, with the request: the first twenty. */
  readonly faults: readonly string[];
  readonly faultCount: number;
  /** How often each operation answered with each status: `orders.create 201`. */
  readonly pairs: ReadonlyMap<string, number>;
  readonly slowestMilliseconds: number;
};
type Watch = { readonly stored: () => Promise<string> };

const shown = 20;

/** What is refused and remembered all the same: tries at passwords and codes, and challenges that are spent. */
const countsTries = new Set([
  'auth.token',
  'auth.password',
  'auth.proof',
  'auth.second-factor',
  'auth.passkey',
  'auth.totp.begin',
  'auth.totp.remove',
  'auth.passkeys.begin',
  'auth.passkeys.add',
  'auth.passkeys.remove',
  'auth.recovery-codes',
]);

/** Makes a world on the central and a driver of random requests over it. With `watch`, what is refused must leave all as it was. */
export async function aDrive(central: Central, root: Client, watch?: Watch): Promise<Drive> {
  const description = await descriptionOf(central);
  const conforms = conformsTo(description);
  const setup = await checkInputOf(central, root, description);
  return { description, send: drive };

  async function drive(seed: number, count: number): Promise<Outcome> {
    const pairs = new Map<string, number>();
    const faults: string[] = [];
    let [sent, slowest] = [0, 0];
    for (const plan of fc.sample(plansOf(description), { numRuns: count, seed })) {
      const { request, id } = requestOf(plan, setup);
      const before = await watch?.stored();
      const begin = performance.now();
      const reply = await send(central, request);
      slowest = Math.max(slowest, performance.now() - begin);
      const { operation } = plan;
      if (!plan.isWrongMethod) pairs.set(`${operation.id} ${reply.status}`, (pairs.get(`${operation.id} ${reply.status}`) ?? 0) + 1);
      const answered = { plan, request, id, reply };
      const sequel = await brokenSequel(central, answered, setup);
      sent += 1 + sequel.sent;
      // Its work follows its answer, and is not to be taken for that of the next request.
      if (operation.id === 'auth.lost-password' && reply.status === 204) await recordedLinks(pairs.get('auth.lost-password 204') ?? 0);
      const fault =
        conforms(operation, reply) ?? brokenRule(answered, setup) ?? sequel.fault ?? (await changed(before, reply.status, operation.id));
      if (fault !== null)
        faults.push(
          `${fault}: ${request.method} ${request.url} ${JSON.stringify(request.payload ?? null)} by ${plan.caller}, answered ${reply.status}`,
        );
    }
    return { sent, faults: faults.slice(0, shown), faultCount: faults.length, pairs, slowestMilliseconds: Math.round(slowest) };
  }

  async function recordedLinks(count: number): Promise<void> {
    for (;;) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from audit_log where action = 'link_requested'`.execute(central.db);
      if ((rows[0]?.count ?? 0) >= count) return;
    }
  }

  /** Tries are remembered; every other refusal leaves nothing. */
  async function changed(before: string | undefined, status: number, operation: string): Promise<string | null> {
    if (before === undefined || status < 400 || countsTries.has(operation)) return null;
    return (await watch?.stored()) === before ? null : 'refused, but something was stored';
  }
}

async function checkInputOf(central: Central, root: Client, { operations }: Description): Promise<FuzzContext> {
  const world = await aWorld(central, root, 2);
  const store = rowsOf(world, 'stores')[0]?.id ?? 0;
  const limited = await signedIn(central, { resources: areas, limitations: [store] });
  const leaving = await signedIn(central);
  const rows = knownRows();
  for (const resource of resources) {
    if (resource.singleton === true) rows.add(resource.name, 1, 1);
    // The world's own rows stay: what is made refers to them. These may be changed and taken away.
    else for (const _ of [1, 2]) rows.add(resource.name, (await world.make(resource, [store])).id, 1);
  }
  const methods = new Map(
    operations.map(({ path }) => [path, operations.filter((other) => other.path === path).map(({ method }) => method.toUpperCase())]),
  );
  return {
    world,
    store,
    rows,
    methods,
    tokens: { root: root.token, limited: limited.token, nobody: null, false: 'eyJhbGciOiJub25lIn0.e30.x' },
    parameters: { hash: await linkOf(central) },
    bodies: {
      'auth.token': () => ({ username: leaving.email, password: goodPassword }),
      'auth.refresh': () => ({ refresh_token: root.refreshToken }),
      'auth.sign-out': () => ({ refresh_token: leaving.refreshToken }),
      'auth.password': () => ({ old_password: goodPassword, new_password: `${goodPassword}! ${'dlouhé '.repeat(10)}` }),
      'auth.proof': () => ({ password: goodPassword }),
      'auth.use-link': () => ({ email: 'prvni@mesto.test', name: 'První', password: goodPassword }),
    },
  };
}

/** A link that holds, though no one can use it while there are users. */
async function linkOf({ db, clock }: Central): Promise<string> {
  const secret = newSecret();
  const ends = new Date(clock.now().getTime() + 86_400_000);
  await sql`insert into one_time_links (digest, purpose, expires_at) values (${digestSecret(secret)}, 'first_administrator', ${ends})`.execute(
    db,
  );
  return secret;
}
