import type { FastifyRequest } from 'fastify';
import findMyWay from 'find-my-way';
import type { Operation } from '../../../contract/api/operation.ts';

/** An address of operations, parameters in braces, and what it offers by method. */
export type Address = {
  readonly path: string;
  readonly byMethod: ReadonlyMap<string, Operation>;
  /** A request for the head alone would never come to the end of a stream. */
  readonly hasStream: boolean;
};

/** The address that a request names, and its parameters. */
export type FoundAddress = { readonly address: Address; readonly parameters: Readonly<Record<string, string>> };

const foundAddresses = new WeakMap<FastifyRequest, FoundAddress | null>();

/** Remembers before the body is read what the request names: null where it is no address of operations. */
export function rememberAddress(request: FastifyRequest, found: FoundAddress | null): void {
  foundAddresses.set(request, found);
}

/** What the request names, null where it is no address of operations, undefined where it was not looked for. */
export function readAddress(request: FastifyRequest): FoundAddress | null | undefined {
  return foundAddresses.get(request);
}

/** The longest parameter of an address, in characters: longer ones name nothing. */
const maxParamLength = 200;

/**
 * Looks for addresses in a router of our own, each there once. As routes of the server each was there for every method, a refused one
 * too: two and a half thousand of them took an eighth of a start.
 */
export function createAddressFinder(addresses: readonly Address[]): (url: string) => FoundAddress | null {
  const router = findMyWay({ maxParamLength });
  const byRoute = new Map<unknown, Address>();
  for (const address of addresses) {
    const route = () => undefined;
    byRoute.set(route, address);
    router.on('GET', patternOf(address.path), route);
  }
  return (url) => {
    const found = router.find('GET', url);
    const address = byRoute.get(found?.handler);
    return found === null || address === undefined ? null : { address, parameters: readParameters(found.params) };
  };
}

/** The address as the router writes it. */
export function patternOf(path: string): string {
  return path.replace(/\{(\w+)\}/gu, ':$1');
}

/** Parameters of an address as texts by name, out of what a router found. */
export function readParameters(given: FastifyRequest['params']): Readonly<Record<string, string>> {
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
}
