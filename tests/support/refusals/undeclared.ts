import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Operation } from '../../../contract/api/operation.ts';
import { refusalsOf } from '../../../contract/api/refusals.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { allOperations } from '../../../contract/operation-registry.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { readAddress } from '../../../server/http/gates/find-address.ts';

/** An answer of the server, by the address that gave it, parameters in braces. */
export type Answered = { readonly method: string; readonly route: string; readonly status: number; readonly payload: unknown };

/** Says of an answer which refusal its operation does not declare; null of any other answer. */
export type FindUndeclared = (answered: Answered) => string | null;

/** Compares refusals with what the operations declare. Routes that are no operations are not judged. */
export function undeclaredAmong(operations: readonly Operation[]): FindUndeclared {
  const byRoute = new Map(
    operations.flatMap((operation) => routesOf(operation).map((route) => [`${operation.method} ${route}`, operation])),
  );
  const known = new Map<Operation, ReadonlySet<string>>();
  const declaredBy = (operation: Operation): ReadonlySet<string> => {
    const declared = known.get(operation) ?? new Set<string>(refusalsOf(operation));
    known.set(operation, declared);
    return declared;
  };
  return ({ method, route, status, payload }) => {
    if (status < 400) return null;
    const asked = method.toLowerCase();
    const operation = byRoute.get(`${asked === 'head' ? 'get' : asked} ${route}`);
    const code = operation === undefined ? undefined : codeIn(payload);
    // Of the address: no operation was asked.
    if (operation === undefined || code === undefined || code === 'method_not_allowed') return null;
    if (declaredBy(operation).has(code)) return null;
    return `${operation.id} answered ${code} (${status}), which it does not declare`;
  };
}

function routesOf({ path, alsoAt }: Operation): readonly string[] {
  return [`/central${path}`, ...(alsoAt === undefined ? [] : [alsoAt])];
}

const refused = z.object({ err: z.string() });

function codeIn(payload: unknown): string | undefined {
  return typeof payload === 'string' ? refused.safeParse(JSON.parse(payload)).data?.err : undefined;
}

const found = new Set<string>();
let isWatching = false;

/** Compares what every server of this process answers from now on. Fastify reports each one that is made, so no test has to do anything for it. */
export function watchServers(): void {
  if (isWatching) return;
  isWatching = true;
  const findUndeclared = undeclaredAmong(allOperations(Object.values<AnyResource>(registry)));
  subscribe('fastify.initialization', (message) => {
    if (!isOfServer(message)) return;
    message.fastify.addHook('onSend', async (request, { statusCode: status }, payload) => {
      const route = readAddress(request)?.address.path ?? '';
      const undeclared = findUndeclared({ method: request.method, route, status, payload });
      if (undeclared !== null) found.add(undeclared);
    });
  });
}

function isOfServer(message: unknown): message is { readonly fastify: FastifyInstance } {
  return typeof message === 'object' && message !== null && 'fastify' in message;
}

/** Undeclared refusals that were answered since it was last asked. */
export function takeUndeclared(): readonly string[] {
  const taken = [...found];
  found.clear();
  return taken;
}
