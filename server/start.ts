import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { serverWords as words } from '../contract/messages/cs/server.ts';
import { systemClock } from './adapters/clock.ts';
import { type AttachConsole, buildApp, resources } from './app.ts';
import { createGateways, deliveryContextOf } from './areas/messages/delivery/gateways.ts';
import { entitiesOf } from './areas/registry.ts';
import { withdrawPublicLicences } from './areas/stores/licences/withdraw-public-licences.ts';
import type { OpenDatabase } from './db/connect/open.ts';
import { within } from './db/connect/pool/within.ts';
import { type Database, queriesOver } from './db/database.ts';
import { OpenAccounts, openAccounts } from './demo/open-accounts.ts';
import { watchStorage } from './engine/files/watch-storage.ts';
import { openKeys } from './keys/open-keys.ts';
import { isReachable } from './settings/addresses.ts';
import type { Configuration } from './settings/config.ts';
import { issuersKey } from './settings/issuers.ts';
import { backgroundJobs } from './start/background.ts';
import { createProvider } from './start/create-provider.ts';
import { deviceFilesOf } from './start/device-files-of.ts';
import { fillEmptyDatabase } from './start/fill-empty-database.ts';
import { judgeBackupFolder } from './start/judge-backup-folder.ts';
import { logTo, type Say } from './start/open-configured.ts';
import { periodicJobs } from './start/periodic-works.ts';
import { prepareDatabase } from './start/prepare-database.ts';
import { type SimulatedBranches, startSimulatedBranches } from './start/simulated-branches.ts';
import { stoppable, stopWithinMilliseconds } from './start/stoppable.ts';

/** What a server starts with. */
export type Start = {
  readonly configuration: Configuration;
  /** Closed by the server, also when it fails to start. */
  readonly opened: OpenDatabase;
  readonly log: Logger;
  readonly say: Say;
};
export type Running = {
  /** Says where it listens and what to do first: once anyone who started it can stop it. */
  readonly announce: () => void;
  readonly stop: () => Promise<void>;
};

/** Brings the database up to date, fills an empty one and listens. */
export async function start({ configuration, opened, log, say }: Start): Promise<Running> {
  try {
    const prepared = await prepareDatabase({ opened, migrationUrl: configuration.databaseMigrationUrl, log: logTo(log) });
    const db = queriesOver(opened);
    const { steps } = prepared;
    if (steps.length > 0) say(words.migrated(steps.length));
    const { secretKey, keys, lost, isExchanging } = await openKeys(db, configuration);
    if (lost !== null) say(words.newKeyAccepted(lost));
    if (isExchanging) say(words.keyBeingExchanged);
    const storage = await watchStorage({ db, dataFolder: opened.dataFolder, log });
    if (!storage.mayWrite()) say(words.startsReadOnly);
    const { maxLevelForSharingPrivileges, publicUrl, publicBooking, trustProxy, backupDirectory, bounceImapUrl } = configuration;
    const gateways = createGateways(configuration);
    const listening = { port: configuration.port };
    const delivery = deliveryContextOf(gateways, publicUrl, () => listening.port, publicBooking);
    const entities = entitiesOf(resources);
    const jobs = backgroundJobs({
      entities,
      db,
      pool: opened.pool,
      clock: systemClock,
      log,
      salt: secretKey,
      delivery,
      maxLevelForSharingPrivileges,
      isAlone: opened.kind === 'embedded',
      room: storage,
    });
    const files = deviceFilesOf(configuration, log);
    judgeBackupFolder(backupDirectory, say, log);
    const periodic = await periodicJobs({
      db,
      clock: systemClock,
      log,
      jobs,
      entities,
      salt: secretKey,
      delivery,
      maxLevelForSharingPrivileges,
      gateways,
      bounceImapUrl,
      backupDirectory,
      isAlone: opened.kind === 'embedded',
      storage,
      files,
    });
    const app = await buildApp({
      db,
      place: opened,
      clock: systemClock,
      log,
      jobs,
      secretKey,
      keys,
      storage,
      maxLevelForSharingPrivileges,
      publicUrl,
      allowedOrigins: configuration.allowedOrigins,
      gateways,
      licencePublicKey: issuersKey(configuration.licencePublicKey),
      mapTiles: configuration.mapTiles,
      publicBooking,
      signInProvider: await createProvider(configuration, systemClock),
      trustProxy,
      isShared: opened.kind === 'server',
      system: {
        kind: opened.kind,
        dataFolder: opened.dataFolder,
        startedAt: systemClock.now(),
        backups:
          backupDirectory === null
            ? null
            : {
                folder: backupDirectory,
                isEncrypted: configuration.backupPassphrase !== null,
                requestBackup: () => periodic.runSoon('back-up-everything'),
              },
      },
      erasureFolders: [configuration.dataDirectory, ...(backupDirectory === null ? [] : [backupDirectory])],
      files,
      consoleDirectory: builtFolder('console'),
      bookingPage: { directory: builtFolder('booking-page'), within: configuration.bookingFrameAncestors },
      ...(configuration.isDevelopment ? { attachConsole } : {}),
    });
    const sayFirstSteps = await fillEmptyDatabase({ configuration, db, pool: prepared.owners, say, secretKey });
    await prepared.leave();
    if (storage.mayWrite()) {
      const withdrawn = await withdrawPublicLicences({ db, keys, now: systemClock.now(), salt: secretKey, delivery });
      if (withdrawn.length > 0) say(words.licencesWithdrawn(withdrawn));
    }
    if (isReachable(configuration)) await refuseOpenAccounts(db);
    const stopApp = stoppable(app);
    await app.listen({ port: configuration.port, host: configuration.host });
    const port = portOf(app, configuration.port);
    listening.port = port;
    periodic.start();
    let branches: SimulatedBranches | null = null;
    return {
      announce: () => {
        say(words.running(port));
        say(words.opened(publicUrl?.origin ?? `http://localhost:${port}`, publicBooking, process.pid));
        sayFirstSteps(port);
        if (configuration.isSimulated) branches = startSimulatedBranches({ ...configuration, port, log });
      },
      stop: async () => {
        opened.announceClose?.();
        await branches?.stop();
        await Promise.all([stopApp(), within(stopWithinMilliseconds, periodic.stop())]);
        await opened.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Before anybody can come: anyone who read the README could sign in. */
async function refuseOpenAccounts(db: Database): Promise<void> {
  const accounts = await openAccounts(db);
  if (accounts.length > 0) throw new OpenAccounts(accounts);
}

/** The build lays the pages next to the server's bundle. */
function builtFolder(name: 'console' | 'booking-page'): string {
  const here = dirname(fileURLToPath(import.meta.url));
  return here.endsWith(join('dist', 'server')) ? join(here, '..', name) : join(here, '..', 'dist', name);
}

/** Vite is loaded only where it is asked for: the production bundle does not carry it. */
const attachConsole: AttachConsole = async (app, facts, isEmpty) => {
  const { attachDevConsole } = await import('./http/documents/dev-console.ts');
  await attachDevConsole(app, facts, isEmpty);
};

function portOf(app: FastifyInstance, asked: number): number {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : asked;
}
