import type { KeyObject } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { movedClock } from '../../server/adapters/clock.ts';
import { type Gateways, noGateways } from '../../server/adapters/gateways.ts';
import type { ReadTile } from '../../server/adapters/map-tiles.ts';
import { buildApp, resources } from '../../server/app.ts';
import type { SignInProvider } from '../../server/areas/accounts/sign-in/sign-in-by-provider.ts';
import { deliveryContextOf } from '../../server/areas/messages/delivery/gateways.ts';
import { entitiesOf } from '../../server/areas/registry.ts';
import type { Installation } from '../../server/areas/system/installation.ts';
import type { OpenDatabase } from '../../server/db/connect/open.ts';
import { type Database, queriesOver } from '../../server/db/database.ts';
import type { DeviceFiles } from '../../server/engine/files/device-files.ts';
import { ampleStorage, type Storage } from '../../server/engine/files/storage.ts';
import type { Jobs } from '../../server/engine/jobs/jobs.ts';
import { deriveKeys, type Keys } from '../../server/keys/keys.ts';
import { backgroundJobs } from '../../server/start/background.ts';
import { aMigratedDatabase } from './databases.ts';
import { licenceIssuer } from './licence-issuer.ts';

/** The whole server in process, on a real database, with a clock that the test moves. */
export type Central = {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly opened: OpenDatabase;
  readonly clock: ReturnType<typeof movedClock>;
  /** Background jobs are done when the test drains them. */
  readonly jobs: Jobs;
  readonly close: () => Promise<void>;
};

/** What a central has in addition to what every one has. */
export type Furnishing = {
  readonly signInProvider?: (clock: Central['clock']) => SignInProvider;
  readonly trustProxy?: readonly string[];
  /** The issuer of valid licence keys, if not the tests' own. */
  readonly licencePublicKey?: KeyObject;
  /** Of an installation with an exchanged secret key; usually those of `secretKey` alone. */
  readonly keys?: Keys;
  /** Of which the test says how much room there is. */
  readonly storage?: Storage;
  readonly system?: Installation;
  /** Origins of other applications that may call it from a browser. */
  readonly allowedOrigins?: readonly string[];
  /** Whether clients can order. */
  readonly publicBooking?: boolean;
  /** Ways out for messages; usually none. */
  readonly gateways?: Gateways;
  /** Answers for pictures of maps; without it there are no maps. */
  readonly readTile?: ReadTile;
  /** Where erasures of persons are written down next to the database; usually nowhere. */
  readonly erasureFolders?: readonly string[];
  /** Folder of the built booking page; usually it is not served. */
  readonly bookingPage?: string;
  /** Where files of devices are; usually nowhere. */
  readonly files?: DeviceFiles;
};

export const startOfTests = '2026-11-20T09:00:00.000Z';
/** What the server of the tests signs with. */
export const secretKey = 'a secret key of the tests, long enough';
export const goodPassword = 'Správné heslo 2026';

/** Opens a central with an empty, migrated database. */
export async function openCentral(furnishing: Furnishing = {}): Promise<Central> {
  const opened = await aMigratedDatabase();
  const db = queriesOver(opened);
  const clock = movedClock(startOfTests);
  const { app, jobs } = await serverOver({ opened, db, clock, ...furnishing });
  const close = async () => {
    await app.close();
    await opened.close();
  };
  return { app, db, opened, clock, jobs, close };
}

/** Another server over the same database, as several of them share PostgreSQL: it learns of no commit of the first. */
export async function anotherServer(central: Pick<Central, 'opened' | 'clock'>, furnishing: Furnishing = {}): Promise<Central> {
  const db = queriesOver(central.opened);
  const { app, jobs } = await serverOver({ ...central, ...furnishing, db, isShared: true });
  return { ...central, db, app, jobs, close: () => app.close() };
}

type CentralSetup = Pick<Central, 'opened' | 'db' | 'clock'> & Furnishing & { readonly isShared?: boolean };

async function serverOver({
  opened,
  db,
  clock,
  signInProvider,
  trustProxy = [],
  licencePublicKey,
  keys = deriveKeys(secretKey),
  storage = ampleStorage,
  isShared = opened.kind === 'server',
  system = { kind: opened.kind, dataFolder: null, startedAt: clock.now(), backups: null },
  allowedOrigins = [],
  publicBooking = true,
  gateways = noGateways,
  readTile,
  erasureFolders = [],
  files,
  bookingPage,
}: CentralSetup): Promise<Pick<Central, 'app' | 'jobs'>> {
  const log = pino({ level: 'silent' });
  const delivery = deliveryContextOf(gateways, null, () => 80, true);
  const jobs = backgroundJobs({
    entities: entitiesOf(resources),
    db,
    pool: opened.pool,
    clock,
    log,
    salt: secretKey,
    delivery,
    maxLevelForSharingPrivileges: 1,
    isAlone: true,
    room: storage,
  });
  const app = await buildApp({
    db,
    place: opened,
    clock,
    log,
    jobs,
    secretKey,
    keys,
    storage,
    maxLevelForSharingPrivileges: 1,
    publicUrl: null,
    allowedOrigins,
    gateways,
    licencePublicKey: licencePublicKey ?? licenceIssuer.publicKey,
    signInProvider: signInProvider?.(clock) ?? null,
    trustProxy,
    isShared,
    system,
    publicBooking,
    ...(readTile === undefined ? {} : { readTile, mapTiles: { url: 'https://tiles.test/{z}/{x}/{y}', attribution: '© Mapa' } }),
    erasureFolders,
    ...(files === undefined ? {} : { files }),
    ...(bookingPage === undefined ? {} : { bookingPage: { directory: bookingPage, within: [] } }),
    consoleDirectory: null,
  });
  await app.ready();
  return { app, jobs };
}

let digest: Promise<string> | undefined;

/** Digest of the good password, made once. */
export function goodDigest(): Promise<string> {
  digest ??= cheapDigest(goodPassword);
  return digest;
}

/** A digest that costs nothing to check: passwords are slow on purpose, and tests sign in thousands of times. */
export function cheapDigest(password: string): Promise<string> {
  return hash(password.normalize('NFC'), { memoryCost: 8, timeCost: 1, parallelism: 1 });
}

export type Reply = { readonly status: number; readonly body: unknown; readonly headers: Readonly<Record<string, unknown>> };

/** Sends one request and reads the answer as JSON. */
export async function send({ app }: Central, options: InjectOptions): Promise<Reply> {
  const response = await app.inject(options);
  const isJson = response.body !== '' && String(response.headers['content-type'] ?? '').includes('json');
  return { status: response.statusCode, body: isJson ? response.json() : response.body, headers: response.headers };
}
