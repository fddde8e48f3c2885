import { isIP } from 'node:net';
import { serverWords as words } from '../../contract/messages/cs/server.ts';

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
