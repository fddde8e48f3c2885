import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, refuse } from '../../../contract/basics/refusal.ts';
import type { Language } from '../../../contract/messages/index.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { errorAnswer, refusalFor, retryAfterSeconds } from '../../answers/error-answer.ts';
import { apiHeaders } from '../../engine/call/headers.ts';
import { jsonBody } from '../../engine/call/read-body.ts';
import type { Storage } from '../../engine/files/storage.ts';
import { readAddress } from './find-address.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

type Request = {
  readonly method: string;
  readonly origin: string | undefined;
  readonly host: string | undefined;
  readonly cookie: string | undefined;
};
type Own = { readonly publicUrl: URL | null; readonly allowedOrigins: readonly string[] };

/**
 * A page of another origin changes nothing here, even if it got hold of a cookie. Pages of allowed origins call with a bearer token;
 * a cookie with such a call means that the browser acts for the console's session, which no other page may use.
 */
function refuseForeignOrigin({ method, origin, host, cookie }: Request, { publicUrl, allowedOrigins }: Own): void {
  if (safeMethods.includes(method) || origin === undefined) return;
  const own = publicUrl === null ? [`http://${host}`, `https://${host}`] : [publicUrl.origin];
  if (allowedOrigins.includes(origin) && cookie === undefined) return;
  if (!own.includes(origin)) throw refuse('foreign_origin');
}

const names: ReadonlySet<string> = new Set(Object.values(registry).map(({ name }) => name));

/**
 * The address of a collection that was written with underscores. React-admin guesses `touch_screens` from the field
 * `touch_screen_id`; the collection is `touch-screens`. Null when there is no such collection.
 */
function hyphenatedAddress(url: string): string | null {
  const [, written = '', rest = ''] = /^\/central\/([a-z]+(?:_[a-z]+)+)((?:[/?].*)?)$/u.exec(url) ?? [];
  const name = written.replaceAll('_', '-');
  return names.has(name) ? `/central/${name}${rest}` : null;
}

/** Refuses an address that there is not; one that was written with underscores is sent on by the handler of what is not found. */
export function refuseUnlessHyphenated(url: string): void {
  if (hyphenatedAddress(url) === null) throw refuse('unknown_address');
}

type GateTools = {
  readonly log: FastifyBaseLogger;
  readonly publicUrl: URL | null;
  readonly allowedOrigins: readonly string[];
  readonly storage: Storage;
};

/** What every request passes, whatever it asks for. */
export function addGates(app: FastifyInstance, { log, publicUrl, allowedOrigins, storage }: GateTools): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => {
    try {
      done(null, jsonBody(String(text)));
    } catch (error) {
      done(error instanceof Error ? error : refuse('invalid_json'));
    }
  });
  // What ra-data-simple-rest sends with DELETE: a content type and nothing in it.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_, text, done) => {
    done(String(text) === '' ? null : refuse('unsupported_media_type'), undefined);
  });
  app.addContentTypeParser('*', untyped);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...apiHeaders, 'x-request-id': request.id });
    if (isClosing) throw refuse('unavailable');
    const { origin, host, cookie } = request.headers;
    refuseForeignOrigin({ method: request.method, origin, host, cookie }, { publicUrl, allowedOrigins });
  });
  // Before the body is read: an address that does not exist takes no format. In development the console's pages are none of ours,
  // and are answered by hooks before this one.
  app.addHook('preParsing', async (request) => {
    if (request.is404) refuseUnlessHyphenated(request.url);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = readAddress(request)?.address.path ?? request.routeOptions.url ?? '-';
    log.info(
      { reference: request.id, method: request.method, route, status: reply.statusCode, milliseconds: reply.elapsedTime },
      'answered',
    );
  });
  app.setNotFoundHandler((request, reply) => {
    const meant = hyphenatedAddress(request.url);
    if (meant === null) throw refuse('unknown_address');
    return reply.redirect(meant, 308);
  });
  app.setErrorHandler((error, request, reply) => {
    storage.note(error);
    const refusal = refusalFor(error);
    // That there is no room is in the log once, not with each request.
    const isLoggedBefore = error instanceof Refusal && (error.code === 'disk_full' || error.code === 'disk_low');
    if (refusal.status >= 500 && !isLoggedBefore) log.error({ ...describeFault(error), reference: request.id }, 'a request failed');
    return answerRefusal(refusal, request, reply);
  });
}

/**
 * A body without a content type may have nothing in it: some proxies pass on a request without a body as one of a length that they do not
 * know. Whatever else has no parser is refused before it is read.
 */
function untyped(request: FastifyRequest, sent: IncomingMessage, done: (error: Error | null, body?: unknown) => void): void {
  if (request.is404 || readAddress(request) === null) return done(null);
  if (request.headers['content-type'] !== undefined) return done(refuse('unsupported_media_type'));
  let isOver = false;
  const end = (error: Error | null): void => {
    if (!isOver) done(error);
    isOver = true;
  };
  sent.once('data', () => end(refuse('unsupported_media_type')));
  sent.once('end', () => end(null));
  sent.once('error', end);
}

/** What the log keeps of a fault: the database's own details would carry people's data. */
export function describeFault(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { fault: String(error) };
  return { fault: error.message, stack: error.stack, ...('code' in error ? { code: error.code } : {}) };
}

/** Answers with the refusal in the language of who asked. */
export function answerRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = errorAnswer(refusal, chooseLanguage(request.headers['accept-language']), request.id);
  const seconds = refusal.options.details?.['seconds'] ?? retryAfterSeconds;
  if (status === 429 || status === 503) reply.header('retry-after', String(seconds));
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

/** Czech, unless the reader puts English first. */
export function chooseLanguage(acceptLanguage: string | undefined): Language {
  return /^\s*en\b/iu.test(acceptLanguage ?? '') ? 'en' : 'cs';
}
