import { sql } from 'kysely';
import type { Area, Role } from '../../contract/basics/access.ts';
import { type Central, goodDigest, goodPassword, type Reply, send } from './central.ts';

type UserSketch = {
  readonly email?: string;
  readonly name?: string;
  readonly role?: Role;
  readonly level?: number;
  readonly resources?: readonly Area[];
  readonly limitations?: readonly number[];
  readonly active?: boolean;
  readonly first_time?: boolean;
  /** Of the good password, at the server's own cost where its time counts. */
  readonly digest?: string;
};

let made = 0;

/** Stores a user as sketched; what is not said is an active operator without rights. Answers with the identifier. */
export async function aUser({ db, clock }: Central, sketch: UserSketch = {}): Promise<{ readonly id: number; readonly email: string }> {
  made += 1;
  const user = {
    email: `user${made}@mesto.test`,
    name: `User ${made}`,
    role: 'operator',
    level: 20,
    active: true,
    first_time: false,
    ...sketch,
  };
  const now = clock.now();
  const { rows } = await sql<{ id: number }>`
    insert into users (created_at, updated_at, email, name, role, level, resources, limitations, active, first_time, phone_number_confirmed)
    values (${now}, ${now}, ${user.email}, ${user.name}, ${user.role}, ${user.level}, ${[...(sketch.resources ?? [])]}::text[],
      ${[...(sketch.limitations ?? [])]}::int[], ${user.active}, ${user.first_time}, false) returning id`.execute(db);
  const id = Number(rows[0]?.id);
  await sql`insert into credentials (user_id, password_hash, changed_at) values (${id}, ${sketch.digest ?? (await goodDigest())}, ${now})`.execute(
    db,
  );
  return { id, email: user.email };
}

export type Client = {
  readonly id: number;
  readonly email: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly get: (path: string, headers?: Headers) => Promise<Reply>;
  readonly post: (path: string, body: unknown, headers?: Headers) => Promise<Reply>;
  /** Null for what has no version. */
  readonly patch: (path: string, version: number | null, body: unknown) => Promise<Reply>;
  readonly put: (path: string, body: unknown, headers?: Headers) => Promise<Reply>;
  readonly remove: (path: string) => Promise<Reply>;
};
type Headers = Readonly<Record<string, string>>;

/** A signed-in user that talks to the API. */
export async function signedIn(central: Central, sketch: UserSketch = {}): Promise<Client> {
  const user = await aUser(central, sketch);
  const { body } = await signIn(central, user.email);
  return clientOf(central, user, textAt(body, 'tokens', 'access_token'), textAt(body, 'tokens', 'refresh_token'));
}

/** What talks to the API with the tokens of a user. */
export function clientOf(
  central: Central,
  { id, email }: { readonly id: number; readonly email: string },
  token: string,
  refreshToken: string,
): Client {
  const authorization = `Bearer ${token}`;
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, headers: Headers = {}, body?: unknown) =>
    send(central, {
      method,
      url: `/central${path}`,
      headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
  return {
    id,
    email,
    token,
    refreshToken,
    get: (path, headers) => call('GET', path, headers),
    post: (path, body, headers) => call('POST', path, headers, body),
    patch: (path, version, body) => call('PATCH', path, version === null ? {} : { 'if-match': `"${version}"` }, body),
    put: (path, body, headers) => call('PUT', path, headers, body),
    remove: (path) => call('DELETE', path),
  };
}

/** Signs in by the API. */
export function signIn(central: Central, username: string, password: string = goodPassword, headers: Headers = {}): Promise<Reply> {
  return send(central, { method: 'POST', url: '/central/auth/token', headers, payload: { username, password } });
}

/** A super administrator, signed in. */
export function superAdministrator(central: Central): Promise<Client> {
  return signedIn(central, { role: 'superAdministrator', level: 0 });
}

/** The text at a path of an answer; a test that asks for one that is not there fails by name. */
export function textAt(body: unknown, ...path: readonly string[]): string {
  const value = valueAt(body, ...path);
  if (typeof value !== 'string') throw new Error(`no text at ${path.join('.')} of ${JSON.stringify(body)}`);
  return value;
}

export function numberAt(body: unknown, ...path: readonly string[]): number {
  const value = valueAt(body, ...path);
  if (typeof value !== 'number') throw new Error(`no number at ${path.join('.')} of ${JSON.stringify(body)}`);
  return value;
}

export function valueAt(body: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined), body);
}

/** The rows of a list's answer. */
export function rowsOf(reply: Reply): readonly Readonly<Record<string, unknown>>[] {
  const rows = Array.isArray(reply.body) ? reply.body : valueAt(reply.body, 'data');
  if (!Array.isArray(rows)) throw new Error(`no list: ${reply.status} ${JSON.stringify(reply.body)}`);
  return rows;
}
