import { isIP } from 'node:net';
import { serverWords as words } from '../../contract/messages/cs/server.ts';

/** Reads an address of a setting; null without one. A fault is added to the list. */
export function readUrl(name: string, text: string | null, faults: string[]): URL | null {
  if (text === null) return null;
  if (URL.canParse(text)) return new URL(text);
  faults.push(words.badUrl(name, text));
  return null;
}

/** Reads the origins that a variable names, with spaces between, as `https://www.mesto.cz`. Faults are added to the list. */
export function readOrigins(name: string, value: string | null, faults: string[]): readonly string[] {
  const origins = (value ?? '').split(/[\s,]+/u).filter((origin) => origin !== '');
  const wrong = origins.find((origin) => !isOrigin(origin));
  // Browsers write the host of an origin in small letters.
  if (wrong === undefined) return origins.map((origin) => origin.toLowerCase());
  faults.push(words.badOrigin(name, wrong));
  return [];
}

/** Nothing that would end a policy of a page, or let in everybody. */
function isOrigin(text: string): boolean {
  return /^https?:\/\/[\w.-]+(?::\d{1,5})?$/u.test(text) && URL.canParse(text) && new URL(text).origin === text.toLowerCase();
}

/** Who can reach a server, as its settings say. */
export type Reach = { readonly host: string; readonly publicUrl: URL | null; readonly trustProxy: readonly string[] };

/** Whether an address or the name of a host leads to this machine alone; in addresses IPv6 is in brackets. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|\[?::1\]?|127(?:\.\d{1,3}){3})$/u.test(host);
}

/**
 * Whether anybody else can reach the server: it listens beyond this machine, people open it at an address that is elsewhere,
 * or a proxy in front of it is named.
 */
export function isReachable({ host, publicUrl, trustProxy }: Reach): boolean {
  return !isLoopback(host) || (publicUrl !== null && !isLoopback(publicUrl.hostname)) || trustProxy.length > 0;
}

/** Networks that `TRUST_PROXY` may name by a word. */
const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Reads the addresses of trusted proxies. The name of a host is a fault: its address may change, and requests come from addresses. */
export function readTrustedProxies(value: string | null, faults: string[]): readonly string[] {
  const places = (value ?? '').split(',').flatMap((place) => (place.trim() === '' ? [] : [place.trim()]));
  faults.push(...places.filter((place) => !isNetwork(place)).map(words.badTrustProxy));
  return places.flatMap((place) => namedNetworks[place] ?? [place]);
}

function isNetwork(place: string): boolean {
  if (Object.hasOwn(namedNetworks, place)) return true;
  const [address = '', bits, ...rest] = place.split('/');
  const family = isIP(address);
  if (family === 0 || address.includes('%') || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d*$/u.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
