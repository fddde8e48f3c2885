import Fastify from 'fastify';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, it } from 'vitest';
import type { Tables } from '../../../server/db/database.ts';
import { ampleStorage } from '../../../server/engine/files/storage.ts';
import { registerHealth } from '../../../server/http/health.ts';

class HangingDriver extends DummyDriver {
  override acquireConnection(): Promise<never> {
    return new Promise(() => undefined);
  }
}

it('is not ready while the database hangs, and says so without waiting for it', async () => {
  const app = Fastify();
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new HangingDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  registerHealth(app, { db, storage: ampleStorage }, 20);

  const reply = await app.inject('/health/ready');
  expect([reply.statusCode, reply.json(), Number(reply.headers['retry-after']) > 0]).toEqual([
    503,
    { status: 'unavailable', reason: 'database' },
    true,
  ]);
});
