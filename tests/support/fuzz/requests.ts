import type { InjectOptions } from 'fastify';
import { bulkActionsOf } from '../../../contract/derive/trash.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { resources } from '../../../server/app.ts';
import { inputOf } from '../made/input-of.ts';
import type { Values } from '../made/sample-values.ts';
import type { World } from '../made/world.ts';
import { type Described, entriesOf } from './description.ts';
import type { KnownRows } from './known-rows.ts';
import type { Plan } from './plans.ts';

/** What plans are made real with. */
export type FuzzContext = {
  readonly world: World;
  readonly store: number;
  readonly rows: KnownRows;
  /** Bearer tokens by caller; null sends none. */
  readonly tokens: Readonly<Record<Plan['caller'], string | null>>;
  /** Bodies that fit operations of no entity. */
  readonly bodies: Readonly<Record<string, () => Values>>;
  /** Values of parameters that are no identifiers. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Methods of each described address. */
  readonly methods: ReadonlyMap<string, readonly string[]>;
};
export type Request = InjectOptions & {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
};

const upper = { get: 'GET', post: 'POST', patch: 'PATCH', put: 'PUT', delete: 'DELETE' } as const;

/** The request of a plan as things are now; the identifier that it names, when it names one that was made. */
export function requestOf(plan: Plan, context: FuzzContext): { readonly request: Request; readonly id: number | null } {
  const { operation, caller, version, type, language } = plan;
  const id = idOf(plan, context);
  const hasBody = ['post', 'patch', 'put'].includes(operation.method);
  // Anyone who signs out with their token is no one in all that follows: tests of sessions walk that.
  const token = operation.id === 'auth.sign-out' ? null : context.tokens[caller];
  const tag = version.from === 'current' ? `"${context.rows.versionOf(operation.tag, id ?? 1)}"` : version.strange;
  const headers = {
    'accept-language': language,
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(tag === null || !operation.takesVersion ? {} : { 'if-match': tag }),
    ...(hasBody ? { 'content-type': type } : {}),
  };
  const method = plan.isWrongMethod ? wrongMethod(plan, context) : upper[operation.method];
  return {
    request: {
      method,
      url: `${addressOf(plan, id, context)}${plan.query}`,
      headers,
      ...(hasBody ? { payload: bodyOf(plan, context) } : {}),
    },
    id,
  };
}

function wrongMethod({ operation }: Plan, { methods }: FuzzContext): Request['method'] {
  const own = methods.get(operation.path) ?? [];
  return Object.values(upper).find((method) => !own.includes(method)) ?? 'GET';
}

function idOf({ operation, row }: Plan, { rows }: FuzzContext): number | null {
  if (row.from === 'strange') return null;
  return (row.from === 'known' ? rows.pickKnown(operation.tag, row.pick) : rows.pickGone(operation.tag, row.pick)) ?? null;
}

function addressOf({ operation, row }: Plan, id: number | null, { parameters }: FuzzContext): string {
  return `/central${operation.path.replace(/\{(\w+)\}/gu, (_, name: string) => (row.from === 'strange' ? row.strange : (parameters[name] ?? String(id ?? 1))))}`;
}

function bodyOf({ operation, body }: Plan, context: FuzzContext): string {
  if (body.from === 'anything') return body.text;
  const whole = rowBody(operation, context, body.pick) ?? context.bodies[operation.id]?.() ?? entriesOf(body.sample);
  const entries = [...Object.entries(whole), ...body.changes, ...(body.unknown === null ? [] : [[body.unknown, 1] as const])];
  // Written by hand, because an object would make a prototype of the key that is named so.
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`;
}

/** A body that makes or changes rows, for the operations that do. */
function rowBody({ id, tag, method }: Described, context: FuzzContext, pick: number): Values | undefined {
  const resource = resources.find(({ name }) => name === tag);
  if (resource !== undefined && id === `${tag}.bulk`) return bulkBody(resource, context, pick);
  if (resource === undefined || ![`${tag}.create`, `${tag}.patch`, `${tag}.put`].includes(id)) return undefined;
  return fittingBody(resource, context, method === 'post' ? null : pick);
}

/** One thing done to a row that is there and to one that was taken away. */
function bulkBody(resource: AnyResource, context: FuzzContext, pick: number): Values {
  const { rows } = context;
  const ids = [rows.pickKnown(resource.name, pick), rows.pickGone(resource.name, pick)].filter((id) => id !== undefined);
  const offered = bulkActionsOf(resource);
  const action = offered[pick % offered.length];
  return { action, ids, dry_run: pick % 2 === 0, ...(action === 'update' ? { values: fittingBody(resource, context, pick) } : {}) };
}

/** A new row has all fields, a change some of them. */
function fittingBody(resource: AnyResource, { world, store }: FuzzContext, pick: number | null): Values {
  const input = inputOf(resource, world.place([store]));
  if (pick === null) return input;
  return Object.fromEntries(Object.entries(input).filter(([name], index) => (index + pick) % 3 === 0 && name !== resource.limitedBy));
}
