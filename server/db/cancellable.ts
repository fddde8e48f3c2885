import type { CompiledQuery } from 'kysely';
import type { OpenDatabase } from './connect/pool/open-database.ts';

/** Where long reading is done. */
export type ReadingPlace = Pick<OpenDatabase, 'readPool'>;

/** Runs one statement on a connection of its own and answers with rows of values. When the signal comes, PostgreSQL cancels it. */
export async function askCancellable(
  { readPool }: ReadingPlace,
  { sql: text, parameters }: CompiledQuery,
  signal: AbortSignal,
): Promise<readonly (readonly unknown[])[]> {
  signal.throwIfAborted();
  const client = await readPool.connect();
  let stopping: Promise<unknown> = Promise.resolve();
  const stop = (): void => {
    // The connection is ours until this has been answered: no one else's statement can be hit.
    stopping = readPool.query('select pg_cancel_backend($1)', [Reflect.get(client, 'processID')]).catch(() => undefined);
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    const { rows } = await client.query<unknown[]>({ text, values: [...parameters], rowMode: 'array' });
    signal.throwIfAborted();
    return rows;
  } finally {
    signal.removeEventListener('abort', stop);
    await stopping;
    client.release();
  }
}
