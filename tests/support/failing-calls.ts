import { once } from 'node:events';
import type pg from 'pg';

/** How a call of the database fails: it is refused; the connection breaks before it, or after it but before its answer. */
export const failures = ['refused', 'cut before', 'cut after'] as const;
export type Failure = (typeof failures)[number];

/** Calls of a pool, of which the n-th from now can be made to fail. */
export type FailingCalls = {
  /** The call that fails, counted from 1, and as many after it again; then all go well. */
  readonly arm: (call: number, failure: Failure, times?: number) => void;
  /** Lets all go well; whether all the failures had happened. */
  readonly disarm: () => boolean;
};

/** What the database would say of itself; none of it may reach who asked. */
export const secretWords = 'insert into poradnik_secret';

type Armed = { left: number; again: number; readonly call: number; readonly failure: Failure };

/** Is between the pool's connections and the database. Calls are real, and so are their failures. */
export function failingCalls(pool: pg.Pool): FailingCalls {
  let armed: Armed | null = null;
  const known = new WeakSet<object>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const { query } = client;
    const call = (given: readonly unknown[]): unknown => Reflect.apply(query, client, given);
    Reflect.set(client, 'query', (...given: readonly unknown[]) => {
      if (armed === null || armed.left === 0 || isNeverRefused(armed, given)) return call(given);
      armed.left -= 1;
      if (armed.left > 0) return call(given);
      if (armed.again > 0) [armed.left, armed.again] = [armed.call, armed.again - 1];
      return failAs(
        armed.failure,
        client,
        () => call(given),
        () => call([refusal]),
      );
    });
  });
  return {
    arm: (call, failure, times = 1) => {
      armed = { left: call, again: times - 1, call, failure };
    },
    disarm: () => {
      const happened = armed?.left === 0;
      armed = null;
      return happened;
    },
  };
}

/** A database rolls back whatever there is: only the connection may break there. */
function isNeverRefused({ failure }: Armed, [first]: readonly unknown[]): boolean {
  return failure === 'refused' && first === 'rollback';
}

const refusal = `do $$ begin raise exception '${secretWords}' using errcode = 'XX001', detail = '${secretWords}'; end $$`;

async function failAs(failure: Failure, client: pg.PoolClient, call: () => unknown, refuse: () => unknown): Promise<unknown> {
  if (failure === 'refused') return refuse();
  if (failure === 'cut before') {
    cut(client);
    return call();
  }
  await call();
  const ended = once(client, 'end');
  cut(client);
  await ended;
  throw new Error('Connection terminated unexpectedly');
}

/** Ends the connection as a network does: without a word. */
function cut(client: pg.PoolClient): void {
  const stream: unknown = Reflect.get(Object(Reflect.get(client, 'connection')), 'stream');
  Reflect.apply(Reflect.get(Object(stream), 'destroy'), stream, []);
}
