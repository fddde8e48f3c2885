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
import { chooseLanguage, refuseUnlessHyphenated } from './gates/every-request.ts';
import {
  type Address,
  createAddressFinder,
  type FoundAddress,
  patternOf,
  readAddress,
  readParameters,
  rememberAddress,
} from './gates/find-address.ts';
import { readInput } from './gates/input.ts';
import { admitBooking, type BookingGate, refuseUntakenPrecondition, refuseWithoutRoom, storageHeaders } from './gates/operation-gates.ts';

/** What every call passes before its handler: who is let in, and whether there is room for it. */
type Serving = { readonly sessions: SessionTools; readonly storage: Storage; readonly booking: BookingGate };

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;

/** Gives every described operation its address, and every other method of that address a 405 that says what is allowed. */
export function registerOperations(app: FastifyInstance, operations: readonly Operation[], handlers: AnyHandlers, serving: Serving): void {
  const files = operations.filter(({ fileTypes }) => fileTypes !== undefined);
  for (const operation of operations) handlerOf(operation, handlers);
  const routes = { handlers, serving };
  // A place of their own: nowhere else is a body taken as it comes.
  void app.register(async (place) => {
    for (const type of new Set(files.flatMap(({ fileTypes }) => fileTypes ?? []))) {
      place.addContentTypeParser(type, (_, sent, done) => done(null, sent));
    }
    for (const address of addressesOf(files)) place.route(routeAt(address, routes));
  });
  const addresses = addressesOf(operations.filter(({ fileTypes }) => fileTypes === undefined));
  for (const address of addresses) for (const path of otherPaths(address)) app.route(routeAt({ ...address, path }, routes));
  const find = createAddressFinder(addresses);
  app.route(routeOf('/central/*', ({ url }) => find(url), routes));
}

type Routes = { readonly handlers: AnyHandlers; readonly serving: Serving };

/** The route of a single address. */
function routeAt(address: Address, routes: Routes): RouteOptions {
  return routeOf(patternOf(address.path), ({ params }) => ({ address, parameters: readParameters(params) }), routes);
}

/** A route for all methods of what is found. */
function routeOf(url: string, find: (request: FastifyRequest) => FoundAddress | null, { handlers, serving }: Routes): RouteOptions {
  return {
    url,
    method: [...methods, 'OPTIONS', 'HEAD'],
    exposeHeadRoute: false,
    // Before the body is read: an address or a method that there is not takes no format.
    preParsing: async (request, reply) => {
      const found = find(request);
      rememberAddress(request, found);
      if (found === null) refuseUnlessHyphenated(request.url);
      else operationOf(found, request, reply);
    },
    handler: async (request, reply) => {
      const found = readAddress(request);
      if (found == null) return reply.callNotFound();
      const operation = operationOf(found, request, reply);
      const call = callOf(operation, found, { request, now: serving.sessions.clock.now() });
      const answered = await run(operation, handlerOf(operation, handlers), serving, call);
      return reply
        .code(answered.status)
        .headers(answered.headers ?? {})
        .send(answered.body);
    },
  };
}

/** The operation that is asked for. The head is asked as the whole is, where that has an end. */
function operationOf({ address }: FoundAddress, { method }: FastifyRequest, reply: FastifyReply): Operation {
  const operation = address.byMethod.get(method === 'HEAD' && !address.hasStream ? 'GET' : method);
  if (operation !== undefined) return operation;
  reply.header('allow', [...address.byMethod.keys()].join(', '));
  throw refuse('method_not_allowed');
}

/** Where else it is reached, under the root of the site. */
function otherPaths({ byMethod }: Address): ReadonlySet<string> {
  return new Set([...byMethod.values()].flatMap(({ alsoAt }) => alsoAt ?? []));
}

function handlerOf({ id }: Operation, handlers: AnyHandlers): AnyHandler {
  const handler = handlers[id];
  if (handler === undefined) throw new Error(`Operation ${id} has no handler`);
  return handler;
}

function isStream({ answer }: Operation): boolean {
  return answer.type === eventStream;
}

function addressesOf(operations: readonly Operation[]): readonly Address[] {
  const groups = new Map<string, readonly Operation[]>();
  for (const operation of operations) groups.set(operation.path, [...(groups.get(operation.path) ?? []), operation]);
  return [...groups].map(([path, sharing]) => ({
    path: `/central${path}`,
    byMethod: new Map(sharing.map((operation) => [operation.method.toUpperCase(), operation])),
    hasStream: sharing.some(isStream),
  }));
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

type Asked = { readonly request: FastifyRequest; readonly now: Date };

function callOf(operation: Operation, { parameters }: FoundAddress, { request, now }: Asked): Call {
  return {
    operation,
    parameters,
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
