import { type KeyObject, randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { AnyResource } from '../contract/kit/index.ts';
import { allOperations } from '../contract/operation-registry.ts';
import type { MapTiles } from '../contract/operations/monitoring.ts';
import { registry } from '../contract/resources/registry.ts';
import { messageChannels } from '../contract/resources/settings/outbox.ts';
import type { Clock } from './adapters/clock.ts';
import type { Gateways } from './adapters/gateways.ts';
import { httpTiles, type ReadTile } from './adapters/map-tiles.ts';
import { refusalFor } from './answers/error-answer.ts';
import { createEmptinessCheck } from './areas/accounts/administrators/first-administrator.ts';
import { authHandlers } from './areas/accounts/handlers/auth-handlers.ts';
import { factorHandlers } from './areas/accounts/handlers/factor-handlers.ts';
import { preferenceHandlers } from './areas/accounts/handlers/preference-handlers.ts';
import { providerHandlers } from './areas/accounts/handlers/provider-handlers.ts';
import { secondFactorHandlers } from './areas/accounts/handlers/second-factor-handlers.ts';
import { sessionHandlers } from './areas/accounts/handlers/session-handlers.ts';
import { viewHandlers } from './areas/accounts/handlers/view-handlers.ts';
import { createTokenReader } from './areas/accounts/sessions/access-token.ts';
import { findValidSessions } from './areas/accounts/sessions/find-session.ts';
import { createSessionLoader } from './areas/accounts/sessions/session-loader.ts';
import type { SignInProvider } from './areas/accounts/sign-in/sign-in-by-provider.ts';
import { createEnterFrom } from './areas/accounts/sign-in-attempts/address-tries.ts';
import { limitRequests, usualLimits } from './areas/accounts/sign-in-attempts/request-limits.ts';
import { backupHandlers } from './areas/backups/handlers/backup-handlers.ts';
import { affectedHandlers } from './areas/booking/handlers/affected-handlers.ts';
import { bookingHandlers } from './areas/booking/handlers/booking-handlers.ts';
import { orderMessageHandlers } from './areas/booking/handlers/order-message-handlers.ts';
import { planCopyHandlers } from './areas/booking/handlers/plan-copy-handlers.ts';
import { publicHandlers } from './areas/booking/handlers/public-handlers.ts';
import { serveBranches } from './areas/branches/branches.ts';
import { monitoringHandlers } from './areas/branches/handlers/monitoring-handlers.ts';
import { storeStatusHandlers } from './areas/branches/handlers/store-status-handlers.ts';
import { waitingChangeHandlers } from './areas/branches/handlers/waiting-change-handlers.ts';
import { serveBranchFiles } from './areas/branches/serve-branch-files.ts';
import { deliveryContextOf } from './areas/messages/delivery/gateways.ts';
import { heldMessageHandlers } from './areas/messages/handlers/held-message-handlers.ts';
import { outboxHandlers } from './areas/messages/handlers/outbox-handlers.ts';
import { personalDataHandlers } from './areas/personal-data/handlers/personal-data-handlers.ts';
import { isFileNamed } from './areas/personal-data/unused-files.ts';
import { entitiesOf } from './areas/registry.ts';
import { dashboardHandlers } from './areas/statistics/handlers/dashboard-handlers.ts';
import { statisticsHandlers } from './areas/statistics/handlers/statistics-handlers.ts';
import { licenceHandlers } from './areas/stores/handlers/licence-handlers.ts';
import { openingHandlers } from './areas/stores/handlers/opening-handlers.ts';
import { serviceHandlers } from './areas/stores/handlers/service-handlers.ts';
import { storeHandlers } from './areas/stores/handlers/store-handlers.ts';
import { systemHandlers } from './areas/system/handlers/system-handlers.ts';
import type { Installation } from './areas/system/installation.ts';
import type { ReadingPlace } from './db/cancellable.ts';
import type { Database } from './db/database.ts';
import { KeptCounts } from './db/kept-counts.ts';
import { apiHeaders } from './engine/call/headers.ts';
import { countRunningExports } from './engine/export/running-exports.ts';
import type { DeviceFiles } from './engine/files/device-files.ts';
import { ampleStorage, type Storage } from './engine/files/storage.ts';
import type { Jobs } from './engine/jobs/jobs.ts';
import { createLive } from './engine/live/live.ts';
import { liveHandlers } from './engine/live/live-handlers.ts';
import { bulkHandlers } from './engine/rows/bulk-handlers.ts';
import { exportHandlers } from './engine/rows/export-handlers.ts';
import { importHandlers } from './engine/rows/import-handlers.ts';
import { resourceHandlers } from './engine/rows/resource-handlers.ts';
import { searchHandlers } from './engine/rows/search-handlers.ts';
import { taskHandlers } from './engine/rows/task-handlers.ts';
import { fileHandlers } from './engine/uploads/file-handlers.ts';
import { createPiecesOpener } from './engine/uploads/pieces/create-pieces-opener.ts';
import { afterAnswers } from './http/after-answers.ts';
import { answerClientError } from './http/client-error.ts';
import { aboutHandlers } from './http/documents/about-handlers.ts';
import { serveBookingMap } from './http/documents/booking-map.ts';
import { serveBookingPage } from './http/documents/booking-page.ts';
import { type PageFacts, serveConsole } from './http/documents/console.ts';
import { answerAllowedOrigins } from './http/gates/allowed-origins.ts';
import { addGates, answerRefusal } from './http/gates/every-request.ts';
import { registerHealth } from './http/health.ts';
import { registerOperations } from './http/register-operations.ts';
import { serveUploads } from './http/serve-uploads.ts';
import type { Keys } from './keys/keys.ts';

/** Everything that the application is handed; tests replace the clock and the database's place, nothing else. */
export type AppTools = {
  readonly db: Database;
  /** Where exports are read from: a replica where there is one. */
  readonly place: ReadingPlace;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly jobs: Jobs;
  /** Secret of digests in the audit. */
  readonly secretKey: string;
  /** What is sealed and signed with. */
  readonly keys: Keys;
  /** How much room the disk has; ample where no one watches it. */
  readonly storage?: Storage;
  readonly maxLevelForSharingPrivileges: number;
  readonly publicUrl: URL | null;
  /** Origins of applications that may call the API from a browser; none where nothing is given. */
  readonly allowedOrigins?: readonly string[];
  readonly gateways: Gateways;
  /** Of the issuer of valid licence keys. */
  readonly licencePublicKey: KeyObject;
  /** Where else one may sign in; null where the configuration names nothing. */
  readonly signInProvider: SignInProvider | null;
  /** Pictures of maps, where the configuration names any. */
  readonly mapTiles?: MapTiles | null;
  /** Asks for them; tests answer themselves. */
  readonly readTile?: ReadTile;
  /** Whether clients can order; they can where nothing is said. */
  readonly publicBooking?: boolean;
  readonly trustProxy: readonly string[];
  /** Whether other servers may write into the same database. */
  readonly isShared: boolean;
  /** Where the server runs, for the screen of the system. */
  readonly system: Installation;
  /** Where erasures of persons are written down next to the database; nowhere without. */
  readonly erasureFolders?: readonly string[];
  /** Where files of devices are; without it the server takes none. */
  readonly files?: DeviceFiles | null;
  /** Folder of the built console; null serves the API alone. */
  readonly consoleDirectory: string | null;
  /** The built booking page, and which sites may embed it. Without it the page is not served. */
  readonly bookingPage?: { readonly directory: string; readonly within: readonly string[] };
  /** Serves the console from its sources instead: development. */
  readonly attachConsole?: AttachConsole;
};

export type AttachConsole = (app: FastifyInstance, facts: PageFacts, isEmpty: () => Promise<boolean>) => Promise<void>;

export const resources: readonly AnyResource[] = Object.values<AnyResource>(registry);

function refuseSchema(): never {
  throw new Error('routes carry no schemas of Fastify');
}

/** Joins the parts into a server that is ready to listen. */
export async function buildApp(tools: AppTools): Promise<FastifyInstance> {
  const { db, clock, jobs, keys, secretKey, storage = ampleStorage, files = null } = tools;
  const app = Fastify({
    loggerInstance: tools.log,
    trustProxy: tools.trustProxy.length === 0 ? false : [...tools.trustProxy],
    genReqId: () => randomUUID(),
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    // A server that stops says so as it says everything else.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    // Addresses carry what people searched for, and secrets of links.
    logController: new LogController({ disableRequestLogging: true }),
    // Our operations check what comes and goes themselves; the compilers of Fastify's schemas are half a megabyte of code.
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    // Addresses that no route can be looked up for: these errors reach no hook and no error handler.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...apiHeaders, 'x-request-id': request.id });
      void answerRefusal(refusalFor(error), request, reply);
    },
  });
  const { allowedOrigins = [] } = tools;
  if (allowedOrigins.length > 0) await answerAllowedOrigins(app, allowedOrigins);
  addGates(app, { ...tools, allowedOrigins, storage });
  await app.register(fastifyCookie);
  registerHealth(app, { db, storage });
  const isOpen = tools.publicBooking ?? true;
  const delivery = deliveryContextOf(tools.gateways, tools.publicUrl, () => portOf(app), isOpen);
  const accounts = {
    ...delivery,
    db,
    clock,
    keys,
    maxLevelForSharingPrivileges: tools.maxLevelForSharingPrivileges,
    enterFrom: createEnterFrom(tools),
    later: afterAnswers(app, tools.log),
  };
  const counts = new KeptCounts();
  const resourceTools = { db, entities: entitiesOf(resources), salt: secretKey, delivery, counts };
  const sessions = { ...accounts, readToken: createTokenReader(keys.accepted), loadSession: createSessionLoader({ ...accounts, counts }) };
  const exportTools = { ...resourceTools, place: tools.place, running: countRunningExports() };
  const operations = allOperations(resources);
  const pieces = createPiecesOpener(files);
  const live = createLive({ db, clock, readSessions: (ids) => findValidSessions(accounts, ids), isShared: tools.isShared, log: tools.log });
  app.addHook('preClose', () => live.close());
  const branches = serveBranches(app, {
    ...tools,
    orders: resourceTools,
    mayWrite: storage.mayWrite,
    sharesUpgrades: tools.attachConsole !== undefined,
  });
  app.addHook('preClose', () => branches.close());
  const facts = {
    providerButton: tools.signInProvider?.button ?? null,
    unsent: messageChannels.filter((channel) => !delivery.hasGateway[channel]),
  };
  const count = limitRequests({ db, storage }, usualLimits);
  const handlers = Object.assign(
    {},
    authHandlers(sessions, resources),
    secondFactorHandlers(accounts),
    factorHandlers(accounts),
    providerHandlers(accounts, { ...tools, salt: secretKey }),
    sessionHandlers(accounts),
    preferenceHandlers(accounts),
    storeHandlers({ ...resourceTools, secret: keys.current }),
    outboxHandlers(resourceTools),
    openingHandlers(resourceTools),
    planCopyHandlers(resourceTools),
    bookingHandlers(resourceTools, { isOpen }),
    affectedHandlers(resourceTools),
    publicHandlers(resourceTools, tools.mapTiles?.attribution ?? null),
    orderMessageHandlers(resourceTools),
    serviceHandlers(resourceTools),
    fileHandlers({ ...resourceTools, clock, files, pieces, isNamed: isFileNamed }),
    viewHandlers(resourceTools),
    waitingChangeHandlers(resourceTools),
    monitoringHandlers(db, tools.mapTiles ?? null),
    storeStatusHandlers({ db, delivery }),
    searchHandlers(resourceTools),
    dashboardHandlers(db),
    statisticsHandlers(db),
    aboutHandlers(operations, resources),
    liveHandlers(live, resources),
    taskHandlers({ db, jobs }),
    systemHandlers({ db, storage, installation: tools.system, unsent: facts.unsent }),
    backupHandlers({ ...resourceTools, jobs, keys, maxLevelForSharingPrivileges: tools.maxLevelForSharingPrivileges }),
    heldMessageHandlers(db),
    personalDataHandlers({ ...resourceTools, digestKey: keys.digest, erasureFolders: tools.erasureFolders ?? [] }),
    licenceHandlers({ ...resourceTools, licencePublicKey: tools.licencePublicKey }),
    ...resources.map((resource) => importHandlers(resource, { ...resourceTools, jobs })),
    ...resources.map((resource) => resourceHandlers(resource, resourceTools)),
    ...resources.map((resource) => exportHandlers(resource, exportTools)),
    ...resources.map((resource) => bulkHandlers(resource, resourceTools)),
  );
  registerOperations(app, operations, handlers, { sessions, storage, booking: { isOpen, count } });
  serveBranchFiles(app, { db, keys, files });
  serveUploads(app, { sessions, entities: resourceTools.entities, storage, files, pieces });
  if (tools.bookingPage !== undefined) await serveBookingPage(app, tools.bookingPage);
  if (tools.mapTiles != null && isOpen)
    serveBookingMap(app, { db, clock, count, readTile: tools.readTile ?? httpTiles(tools.mapTiles.url) });
  const isEmpty = createEmptinessCheck(db);
  if (tools.attachConsole !== undefined) await tools.attachConsole(app, facts, isEmpty);
  else if (tools.consoleDirectory !== null)
    await serveConsole(app, tools.consoleDirectory, { ...facts, mapTiles: tools.mapTiles ?? null, isEmpty });
  return app;
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 80;
}
