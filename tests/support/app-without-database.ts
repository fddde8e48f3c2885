import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { movedClock } from '../../server/adapters/clock.ts';
import { type AppTools, buildApp } from '../../server/app.ts';
import { queriesOver } from '../../server/db/database.ts';
import { startOfTests } from './central.ts';

/** The server over a database that is away: for what is answered before any database is asked, and for how that is said. */
export async function appWithoutDatabase(tools: Partial<AppTools> = {}): Promise<FastifyInstance> {
  const app = await buildApp({
    db: queriesOver(new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' })),
    clock: movedClock(startOfTests),
    log: pino({ level: 'silent' }),
    secretKey: 'a secret key of the tests, long enough',
    maxLevelForSharingPrivileges: 1,
    publicUrl: null,
    trustProxy: [],
    consoleDirectory: null,
    ...tools,
  });
  await app.ready();
  return app;
}
