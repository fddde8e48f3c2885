import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Operation } from '../../contract/api/operation.ts';
import { refuse } from '../../contract/basics/refusal.ts';
import { eventStream } from '../../contract/operations/console/live-operations.ts';
import { sessionHeaders } from '../../contract/operations/session-headers.ts';
import { readSessionLife } from '../areas/accounts/sessions/find-session.ts';
import { type SessionTools, sessionFor } from '../areas/accounts/sessions/open-session.ts';
import { secondsLeft } from '../areas/accounts/sessions/session-end.ts';
import type { Answer, AnyHandler, AnyHandlers, Call } from '../engine/call/call.ts';
import { refuseUntakenBody } from '../engine/call/read-body.ts';
import { demandProof, type Session } from '../engine/call/session.ts';
import type { Storage } from '../engine/files/storage.ts';
import { chooseLanguage } from './gates/every-request.ts';
import { readInput } from './gates/input.ts';
import { admitBooking, type BookingGate, refuseUntakenPrecondition, refuseWithoutRoom, storageHeaders } from './gates/operation-gates.ts';

/** What every call passes before its handler: who is let in, and whether there is room for it. */
type Serving = { readonly sessions: SessionTools; readonly storage: Storage; readonly booking: BookingGate };

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;

/** Gives every described operation its route, and every other method of the same address a 405 that says what is allowed. */
export function registerOperations(app: FastifyInstance, operations: readonly Operation[], handlers: AnyHandlers, serving: Serving): void {
  const files = operations.filter(({ fileTypes }) => fileTypes !== undefined);
  // A place of their own: nowhere else is a body taken as it comes.
  void app.register(async (place) => {
    for (const type of new Set(files.flatMap(({ fileTypes }) => fileTypes ?? []))) {
      place.addContentTypeParser(type, (_, sent, done) => done(null, sent));
    }
    registerPaths(place, files, handlers, serving);
  });
  const others = operations.filter(({ fileTypes }) => fileTypes === undefined);
  registerPaths(app, others, handlers, serving);
}

/** One route for each address: a route for each of its methods, of which there are two thousand, took a tenth of the start. */
function registerPaths(app: FastifyInstance, operations: readonly Operation[], handlers: AnyHandlers, serving: Serving): void {
  for (const [path, sharing] of groupByPath(operations)) {
    const byMethod = new Map(
      sharing.map((operation) => [operation.method.toUpperCase(), { operation, handler: handlerOf(operation, handlers) }]),
    );
    const allow = [...byMethod.keys()].join(', ');
    // Who asks for the head alone would never come to the end of a stream.
    const hasStream = sharing.some(isStream);
    const askedOf = (request: FastifyRequest, reply: FastifyReply) => {
      const asked = byMethod.get(request.method === 'HEAD' && !hasStream ? 'GET' : request.method);
      if (asked !== undefined) return asked;
      reply.header('allow', allow);
      throw refuse('method_not_allowed');
    };
    const route: Omit<RouteOptions, 'url'> = {
      method: [...methods, 'OPTIONS', ...(hasStream ? ['HEAD'] : [])],
      exposeHeadRoute: !hasStream,
      // Before the body is read: a method that there is not takes no format.
      preParsing: async (request, reply) => {
        askedOf(request, reply);
      },
      handler: async (request, reply) => {
        const asked = askedOf(request, reply);
        const call = callOf(asked.operation, request, serving.sessions.clock.now());
        const answered = await run(asked.operation, asked.handler, serving, call);
        return reply
          .code(answered.status)
          .headers(answered.headers ?? {})
          .send(answered.body);
      },
    };
    const addresses = [`/central${path}`, ...new Set(sharing.flatMap(({ alsoAt }) => alsoAt ?? []))];
    for (const address of addresses) app.route({ ...route, url: routeOf(address) });
  }
}

function handlerOf({ id }: Operation, handlers: AnyHandlers): AnyHandler {
  const handler = handlers[id];
  if (handler === undefined) throw new Error(`Operation ${id} has no handler`);
  return handler;
}

function isStream({ answer }: Operation): boolean {
  return answer.type === eventStream;
}

function groupByPath(operations: readonly Operation[]): ReadonlyMap<string, readonly Operation[]> {
  const groups = new Map<string, readonly Operation[]>();
  for (const operation of operations) groups.set(operation.path, [...(groups.get(operation.path) ?? []), operation]);
  return groups;
}

function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/gu, ':$1');
}

async function run(operation: Operation, handler: AnyHandler, { sessions, storage, booking }: Serving, call: Call): Promise<Answer> {
  refuseUntakenPrecondition(call);
  if ('public' in handler) {
    await admitBooking(operation, booking, call.address);
    refuseWithoutRoom(operation, storage);
    return Reflect.apply(handler.public, undefined, [operation.isChecked === true ? { ...call, ...readInput(call) } : call]);
  }
  const isBackground = call.header('x-background') !== undefined;
  const session = await sessionFor(sessions, operation.stage, call.header('authorization'), isBackground);
  if (isNameless(call)) throw refuse('invalid_identifier');
  if (operation.isChecked !== true) refuseUntakenBody(call);
  demandProof(session, operation, sessions.clock.now());
  refuseWithoutRoom(operation, storage);
  const input = operation.isChecked === true ? readInput(call) : {};
  // Types end here: the handler was typed by the declaration that its input has just been checked by.
  const answer: Answer = await Reflect.apply(handler.signed, undefined, [{ ...call, session, ...input }]);
  return { ...answer, headers: { ...leftOf(session, sessions.clock.now()), ...storageHeaders(storage), ...answer.headers } };
}

/** Nothing has a name with a NUL in it, and the database takes no such text even to look for it. */
function isNameless({ parameters }: Call): boolean {
  return Object.values(parameters).some((value) => value.includes('\u0000'));
}

/** Says how long the session still holds, so that anyone who reads or writes long is warned before its end (WCAG 2.2.1). */
function leftOf(session: Session, now: Date): Readonly<Record<string, string>> {
  const { idle, whole } = secondsLeft(readSessionLife(session), now);
  const cause = session.endsBy === null ? {} : { [sessionHeaders.cause]: 'second_factor' };
  return { [sessionHeaders.idle]: String(idle), [sessionHeaders.whole]: String(whole), ...cause };
}

function callOf(operation: Operation, request: FastifyRequest, now: Date): Call {
  return {
    operation,
    parameters: texts(request.params),
    query: values(request.query),
    body: request.body,
    header: (name) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
    cookies: request.cookies,
    language: chooseLanguage(request.headers['accept-language']),
    address: request.ip,
    requestId: request.id,
    now,
    isGone: () => request.socket.destroyed,
  };
}

function values(given: unknown): Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null ? Object.fromEntries(Object.entries(given)) : {};
}

function texts(given: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values(given)).map(([name, value]) => [name, String(value)]));
}
