import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { serverWords as words } from '../contract/messages/cs/server.ts';
import { systemClock } from './adapters/clock.ts';
import { type AttachConsole, buildApp, resources } from './app.ts';
import { startDueWork } from './backups/run-due-work.ts';
import { followSilence } from './branches/follow-silence.ts';
import { followWaiting } from './branches/revisions/follow-waiting.ts';
import type { OpenDatabase } from './db/connect/open.ts';
import { within } from './db/connect/pool/within.ts';
import { type Database, queriesOver } from './db/database.ts';
import { followBounces } from './delivery/bounces/follow-bounces.ts';
import { startDelivery } from './delivery/delivery.ts';
import { gatewaysOf } from './delivery/gateways-of.ts';
import { startReminders } from './delivery/reminders.ts';
import { OpenAccounts, openAccounts } from './demo/open-accounts.ts';
import { openKeys } from './keys/open-keys.ts';
import { withdrawPublicLicences } from './licences/withdraw-public-licences.ts';
import { startErasing } from './personal-data/start-erasing.ts';
import { startExpiry } from './resources/booking/start-expiry.ts';
import type { Configuration } from './settings/config.ts';
import { issuersKey } from './settings/issuers.ts';
import { isReachable } from './settings/reach.ts';
import { backgroundJobs } from './start/background.ts';
import { fillEmptyDatabase } from './start/fill-empty-database.ts';
import { type Say, tellTo } from './start/open-configured.ts';
import { prepareDatabase } from './start/prepare-database.ts';
import { providerOf } from './start/provider-of.ts';
import { type SimulatedBranches, startSimulatedBranches } from './start/simulated-branches.ts';
import { stoppable, stopWithinMilliseconds } from './start/stoppable.ts';
import { startStatistics } from './statistics/statistics.ts';
import { watchStorage } from './storage/watch-storage.ts';
import { outwardOf } from './work/messages/outward.ts';

/** What a server starts with. */
export type Start = {
  readonly configuration: Configuration;
  /** Closed by the server, also when it fails to start. */
  readonly opened: OpenDatabase;
  readonly log: Logger;
  readonly say: Say;
};
export type Running = {
  /** Says where it listens and what to do first: once whoever asked for it can be told to stop. */
  readonly announce: () => void;
  readonly stop: () => Promise<void>;
};

/** Brings the database up to date, fills an empty one and listens. */
export async function start({ configuration, opened, log, say }: Start): Promise<Running> {
  try {
    const prepared = await prepareDatabase({ opened, migrationUrl: configuration.databaseMigrationUrl, log: tellTo(log) });
    const db = queriesOver(opened);
    const { steps } = prepared;
    if (steps.length > 0) say(words.migrated(steps.length));
    const { secretKey, keys, lost, isExchanging } = await openKeys(db, configuration);
    if (lost !== null) say(words.newKeyAccepted(lost));
    if (isExchanging) say(words.keyBeingExchanged);
    const storage = await watchStorage({ db, dataFolder: opened.dataFolder, log });
    const { mayWrite: mayWork, mayGrow } = storage;
    if (!mayWork()) say(words.startsReadOnly);
    const { maxLevelForSharingPrivileges, publicUrl, publicBooking, trustProxy, backupDirectory, bounceImapUrl } = configuration;
    const gateways = gatewaysOf(configuration);
    const listening = { port: configuration.port };
    const outward = outwardOf(gateways, publicUrl, () => listening.port, publicBooking);
    const jobs = backgroundJobs({
      db,
      pool: opened.pool,
      clock: systemClock,
      log,
      salt: secretKey,
      outward,
      maxLevelForSharingPrivileges,
      isAlone: opened.kind === 'embedded',
      room: storage,
    });
    const nightly =
      backupDirectory === null
        ? null
        : (await import('./whole-backup/nightly/start-nightly.ts')).startNightly({
            db,
            clock: systemClock,
            folder: backupDirectory,
            outward,
            log,
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
      signInProvider: await providerOf(configuration, systemClock),
      trustProxy,
      isShared: opened.kind === 'server',
      system: {
        kind: opened.kind,
        dataFolder: opened.dataFolder,
        startedAt: systemClock.now(),
        backups:
          nightly === null || backupDirectory === null
            ? null
            : { folder: backupDirectory, isEncrypted: configuration.backupPassphrase !== null, wake: nightly.wake },
      },
      erasureFolders: [configuration.dataDirectory, ...(backupDirectory === null ? [] : [backupDirectory])],
      consoleDirectory: builtFolder('console'),
      bookingPage: { directory: builtFolder('booking-page'), within: configuration.bookingFrameAncestors },
      ...(configuration.isDevelopment ? { attachConsole } : {}),
    });
    const tellFirstSteps = await fillEmptyDatabase({ configuration, db, pool: prepared.owners, say, secretKey });
    await prepared.leave();
    if (mayWork()) {
      const withdrawn = await withdrawPublicLicences({ db, keys, now: systemClock.now(), salt: secretKey, outward });
      if (withdrawn.length > 0) say(words.licencesWithdrawn(withdrawn));
    }
    if (isReachable(configuration)) await refuseOpenAccounts(db);
    const stopApp = stoppable(app);
    await app.listen({ port: configuration.port, host: configuration.host });
    const port = portOf(app, configuration.port);
    listening.port = port;
    jobs.start();
    const onUnsent = (error: unknown) => log.error({ fault: String(error) }, 'sending a message failed');
    const delivery = startDelivery({ db, clock: systemClock, gateways, salt: secretKey, outward }, onUnsent, mayWork);
    const bounces =
      bounceImapUrl === null ? null : followBounces({ db, clock: systemClock, salt: secretKey, outward, url: bounceImapUrl, mayWork, log });
    const reminders = startReminders({
      mayWork,
      db,
      clock: systemClock,
      outward,
      onFault: (error) => log.error({ fault: String(error) }, 'writing reminders failed'),
    });
    const silence = followSilence({
      mayWork,
      db,
      clock: systemClock,
      outward,
      onFault: (error) => log.error({ fault: String(error) }, 'watching the silence of branches failed'),
    });
    const waiting = followWaiting({
      mayWork,
      db,
      clock: systemClock,
      onFault: (error) => log.error({ fault: String(error) }, 'noting changes that wait for branches failed'),
    });
    const expiry = startExpiry({
      mayWork,
      db,
      clock: systemClock,
      entities: { all: resources, find: (name) => resources.find((resource) => resource.name === name) },
      salt: secretKey,
      outward,
      onFault: (error) => log.error({ fault: String(error) }, 'letting orders expire failed'),
    });
    const erasing = startErasing({
      mayWork,
      db,
      clock: systemClock,
      salt: secretKey,
      outward,
      onFault: (error) => log.error({ fault: String(error) }, 'erasing personal data failed'),
    });
    let branches: SimulatedBranches | null = null;
    const keeping = startDueWork({
      mayWork: mayGrow,
      db,
      clock: systemClock,
      all: resources,
      outward,
      onFault: (error) => log.error({ fault: String(error) }, 'seeing to backups and licences failed'),
    });
    const statistics = startStatistics({
      mayWork,
      db,
      clock: systemClock,
      isAlone: opened.kind === 'embedded',
      onFault: (error) => log.error({ fault: String(error) }, 'counting statistics failed'),
    });
    return {
      announce: () => {
        say(words.running(port));
        say(words.opened(publicUrl?.origin ?? `http://localhost:${port}`, publicBooking, process.pid));
        tellFirstSteps(port);
        if (configuration.isSimulated) branches = startSimulatedBranches({ ...configuration, port, log });
      },
      stop: async () => {
        opened.announceClose?.();
        await branches?.stop();
        await Promise.all([
          stopApp(),
          within(stopWithinMilliseconds, jobs.stop()),
          within(stopWithinMilliseconds, delivery.stop()),
          within(stopWithinMilliseconds, bounces?.stop() ?? Promise.resolve()),
          within(stopWithinMilliseconds, reminders.stop()),
          within(stopWithinMilliseconds, waiting.stop()),
          within(stopWithinMilliseconds, silence.stop()),
          within(stopWithinMilliseconds, expiry.stop()),
          within(stopWithinMilliseconds, erasing.stop()),
          within(stopWithinMilliseconds, keeping.stop()),
          within(stopWithinMilliseconds, statistics.stop()),
          within(stopWithinMilliseconds, storage.stop()),
          within(stopWithinMilliseconds, nightly?.stop() ?? Promise.resolve()),
        ]);
        await opened.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Before anybody can come: whoever read the README could sign in. */
async function refuseOpenAccounts(db: Database): Promise<void> {
  const accounts = await openAccounts(db);
  if (accounts.length > 0) throw new OpenAccounts(accounts);
}

/** The build lays the pages beside the server's bundle. */
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
