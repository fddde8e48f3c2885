import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { movedClock } from '../../server/adapters/clock.ts';
import { hashPassword } from '../../server/adapters/passwords.ts';
import { buildApp } from '../../server/app.ts';
import type { OpenDatabase } from '../../server/db/connect/open.ts';
import { type Database, queriesOver } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { anEmptyDatabase } from './databases.ts';

/** The whole server in process, on a real database, with a clock that the test moves. */
export type Central = {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly opened: OpenDatabase;
  readonly clock: ReturnType<typeof movedClock>;
  readonly close: () => Promise<void>;
};

export const startOfTests = '2026-11-20T09:00:00.000Z';
export const goodPassword = 'Správné heslo 2026';

/** Opens a central with an empty, migrated database. */
export async function openCentral(): Promise<Central> {
  const opened = await anEmptyDatabase();
  const db = queriesOver(opened.pool);
  await migrate(db);
  const clock = movedClock(startOfTests);
  const app = await buildApp({
    db,
    clock,
    log: pino({ level: 'silent' }),
    secretKey: 'a secret key of the tests, long enough',
    maxLevelForSharingPrivileges: 1,
    publicUrl: null,
    trustProxy: [],
    consoleDirectory: null,
  });
  await app.ready();
  const close = async () => {
    await app.close();
    await opened.close();
  };
  return { app, db, opened, clock, close };
}

let digest: Promise<string> | undefined;

/** Digest of the good password, made once: argon2 is slow on purpose. */
export function goodDigest(): Promise<string> {
  digest ??= hashPassword(goodPassword);
  return digest;
}

export type Reply = { readonly status: number; readonly body: unknown; readonly headers: Readonly<Record<string, unknown>> };

/** Sends one request and reads the answer as JSON. */
export async function send({ app }: Central, options: InjectOptions): Promise<Reply> {
  const response = await app.inject(options);
  const isJson = response.body !== '' && String(response.headers['content-type'] ?? '').includes('json');
  return { status: response.statusCode, body: isJson ? response.json() : response.body, headers: response.headers };
}
