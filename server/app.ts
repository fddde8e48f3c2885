import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { AnyResource } from '../contract/kit/index.ts';
import { allOperations } from '../contract/operations/registry.ts';
import { type Refusal, refuse } from '../contract/refusal.ts';
import { registry } from '../contract/resources/registry.ts';
import type { Clock } from './adapters/clock.ts';
import type { Database } from './db/database.ts';
import { aboutHandlers } from './http/about-handlers.ts';
import { errorAnswer, refusalFor } from './http/answers/error-answer.ts';
import { authHandlers } from './http/auth-handlers.ts';
import { answerClientError } from './http/client-error.ts';
import { serveConsole } from './http/documents/console.ts';
import { languageOf } from './http/gates/language.ts';
import { refuseForeignOrigin } from './http/gates/origin.ts';
import { apiHeaders } from './http/headers.ts';
import { registerHealth } from './http/health.ts';
import { registerOperations } from './http/register-operations.ts';
import { resourceHandlers } from './http/resource-handlers.ts';

/** Everything that the application is handed; tests replace the clock and the database's place, nothing else. */
export type AppTools = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** Secret of tokens and of digests in the audit. */
  readonly secretKey: string;
  readonly maxLevelForSharingPrivileges: number;
  readonly publicUrl: URL | null;
  readonly trustProxy: readonly string[];
  /** Folder of the built console; null serves the API alone. */
  readonly consoleDirectory: string | null;
  /** Serves the console from its sources instead: development. */
  readonly attachConsole?: (app: FastifyInstance) => Promise<void>;
};

export const resources: readonly AnyResource[] = Object.values<AnyResource>(registry);

/** Joins the parts into a server that is ready to listen. */
export async function buildApp(tools: AppTools): Promise<FastifyInstance> {
  const { db, clock, secretKey } = tools;
  const app = Fastify({
    loggerInstance: tools.log,
    trustProxy: tools.trustProxy.length === 0 ? false : [...tools.trustProxy],
    genReqId: () => randomUUID(),
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    clientErrorHandler: answerClientError,
    // Addresses carry what people searched for, and secrets of links.
    disableRequestLogging: true,
    routerOptions: { maxParamLength: 200 },
    // Addresses that no route can be looked up for: these errors reach no hook and no error handler.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...apiHeaders, 'x-request-id': request.id });
      void answerRefusal(refusalFor(error), request, reply);
    },
  });
  addGates(app, tools);
  await app.register(fastifyCookie);
  registerHealth(app, db);
  const accounts = {
    db,
    clock,
    tokenSecret: new TextEncoder().encode(secretKey),
    maxLevelForSharingPrivileges: tools.maxLevelForSharingPrivileges,
  };
  const find = (name: string) => resources.find((resource) => resource.name === name);
  const resourceTools = { db, entities: { all: resources, find }, salt: secretKey };
  const operations = allOperations(resources);
  const handlers = Object.assign(
    {},
    authHandlers(accounts, resources),
    aboutHandlers(operations, resources),
    ...resources.map((resource) => resourceHandlers(resource, resourceTools)),
  );
  registerOperations(app, operations, handlers, accounts);
  if (tools.attachConsole !== undefined) await tools.attachConsole(app);
  else if (tools.consoleDirectory !== null) await serveConsole(app, tools.consoleDirectory);
  return app;
}

/** What every request passes, whatever it asks for. */
function addGates(app: FastifyInstance, { log, publicUrl }: AppTools): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => {
    try {
      // A DELETE may say JSON and send nothing (page 08, API).
      done(null, String(text).trim() === '' ? undefined : JSON.parse(String(text)));
    } catch {
      done(refuse('invalid_json'));
    }
  });
  // What ra-data-simple-rest sends with DELETE: a content type and nothing in it.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_, text, done) => {
    done(String(text) === '' ? null : refuse('unsupported_media_type'), undefined);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...apiHeaders, 'x-request-id': request.id });
    refuseForeignOrigin({ method: request.method, origin: request.headers.origin, host: request.headers.host }, publicUrl);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '-';
    log.info(
      { reference: request.id, method: request.method, route, status: reply.statusCode, milliseconds: reply.elapsedTime },
      'answered',
    );
  });
  app.setNotFoundHandler(() => {
    throw refuse('unknown_address');
  });
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalFor(error);
    if (refusal.status >= 500) log.error({ ...faultOf(error), reference: request.id }, 'a request failed');
    return answerRefusal(refusal, request, reply);
  });
}

/** What the log keeps of a fault: the database's own details would carry people's data. */
function faultOf(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { fault: String(error) };
  return { fault: error.message, stack: error.stack, ...('code' in error ? { code: error.code } : {}) };
}

function answerRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = errorAnswer(refusal, languageOf(request.headers['accept-language']), request.id);
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}
