import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Where a socket really comes from: beyond the proxies that are trusted (`TRUST_PROXY`), the last address of
 * `X-Forwarded-For` that none of them wrote for itself. What anybody else says there is not believed.
 */
export function addressReader(trustProxy: readonly string[]): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  for (const place of trustProxy) {
    const [address = '', bits] = place.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string) => isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  return (request) => {
    const texts = [request.headers['x-forwarded-for'] ?? []].flat().flatMap((line) => line.split(','));
    const hops = [...texts.map((address) => address.trim()).filter((address) => address !== ''), request.socket.remoteAddress ?? ''].map(
      plain,
    );
    let at = hops.length - 1;
    while (at > 0 && isTrusted(hops[at] ?? '')) at -= 1;
    return hops[at] ?? '';
  };
}

/** An IPv4 address as such, also where the socket speaks both. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/u, '');
}
