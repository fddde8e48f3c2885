import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as securedRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The other side could not be asked, or could not answer. */
export class Unreachable extends Error {}

type Options = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A form, or nothing: that is all that is sent. */
  readonly body?: { readonly toString: () => string } | null | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** More than any answer of an identity provider is long. */
const mostBytes = 1_048_576;

const linkLocal = new BlockList();
linkLocal.addSubnet('169.254.0.0', 16, 'ipv4');
linkLocal.addSubnet('fe80::', 10, 'ipv6');

/** Addresses that are no one's in the world: this machine, the house, the cloud's own services. */
const inside = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, prefix, 'ipv4');
}
for (const [net, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(net, prefix, 'ipv6');
}

/**
 * A fetch for what one origin names, which is trusted because the configuration names it: itself wherever it is, but
 * never a link-local address; anything else by https alone and never inside, whatever its name resolves to. Redirects
 * are not followed.
 */
export function guardedFetch(trusted: URL): (address: string, options: Options) => Promise<Response> {
  return async (address, options) => {
    const url = new URL(address);
    const isTrusted = url.origin === trusted.origin;
    if (!isTrusted && url.protocol !== 'https:') throw new Unreachable(`${url.origin} is not asked: it is not https`);
    const forbidden = isTrusted ? linkLocal : inside;
    const host = url.hostname.replace(/^\[|\]$/gu, '');
    if (isForbidden(forbidden, host)) throw new Unreachable(`${url.origin} is not asked: the address is inside`);
    const answer = await ask(url, options, lookupOutside(forbidden));
    if (answer.status >= 500) throw new Unreachable(`${url.origin} answered ${answer.status}`);
    return answer;
  };
}

function isForbidden(forbidden: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && forbidden.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Resolves a name, and refuses it when any of its addresses is forbidden: what was looked at is what is connected to. */
function lookupOutside(forbidden: BlockList): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) return callback(error ?? new Unreachable(`${hostname} has no address`), []);
      if (addresses.some(({ address }) => isForbidden(forbidden, address))) {
        return callback(new Unreachable(`${hostname} is not asked: its address is inside`), []);
      }
      return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}

function ask(url: URL, { method, headers, body, signal }: Options, resolving: LookupFunction): Promise<Response> {
  return new Promise((resolve, reject) => {
    const fail = (reason: unknown): void => reject(new Unreachable(`${url.origin} cannot be asked`, { cause: reason }));
    const send = url.protocol === 'https:' ? securedRequest : plainRequest;
    const asked = send(url, { method, headers, lookup: resolving, ...(signal === undefined ? {} : { signal }) }, (answer) => {
      const parts: Buffer[] = [];
      let length = 0;
      answer.on('data', (part: Buffer) => {
        parts.push(part);
        length += part.length;
        if (length > mostBytes) answer.destroy(new Error('the answer is too long'));
      });
      answer.once('error', fail);
      answer.once('end', () => {
        const type = answer.headers['content-type'];
        const status = answer.statusCode ?? 502;
        const isEmpty = status === 204 || status === 304;
        resolve(
          new Response(isEmpty ? null : Buffer.concat(parts), { status, headers: type === undefined ? {} : { 'content-type': type } }),
        );
      });
    });
    asked.once('error', fail);
    asked.end(body?.toString());
  });
}
