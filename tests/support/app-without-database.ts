import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { movedClock } from '../../server/adapters/clock.ts';
import { noGateways } from '../../server/adapters/gateways.ts';
import { type AppTools, buildApp, resources } from '../../server/app.ts';
import { deliveryContextOf } from '../../server/areas/messages/delivery/gateways.ts';
import { entitiesOf } from '../../server/areas/registry.ts';
import { queriesOver } from '../../server/db/database.ts';
import { deriveKeys } from '../../server/keys/keys.ts';
import { issuersKey } from '../../server/settings/issuers.ts';
import { backgroundJobs } from '../../server/start/background.ts';
import { secretKey, startOfTests } from './central.ts';

/** The server over a database that is away: for what is answered before any database is asked, and for how that is said. */
export async function appWithoutDatabase(tools: Partial<AppTools> = {}): Promise<FastifyInstance> {
  const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' });
  const common = {
    db: queriesOver({ pool }),
    clock: movedClock(startOfTests),
    log: pino({ level: 'silent' }),
    maxLevelForSharingPrivileges: 1,
  };
  const app = await buildApp({
    ...common,
    place: { readPool: pool },
    jobs: backgroundJobs({
      entities: entitiesOf(resources),
      ...common,
      pool,
      salt: 'a salt',
      delivery: deliveryContextOf(noGateways, null, () => 80, true),
      isAlone: true,
    }),
    secretKey,
    keys: deriveKeys(secretKey),
    publicUrl: null,
    gateways: noGateways,
    licencePublicKey: issuersKey(null),
    signInProvider: null,
    trustProxy: [],
    isShared: true,
    system: { kind: 'server', dataFolder: null, startedAt: common.clock.now(), backups: null },
    consoleDirectory: null,
    ...tools,
  });
  await app.ready();
  return app;
}
