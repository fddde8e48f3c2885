import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu;

/**
 * What counts as one place on the network: an IPv4 address on its own, of IPv6 the /64 that one subscriber has, as
 * `2001:db8:0:1::/64`. Anything else as it is.
 */
export function findNetwork(address: string): string {
  const ofFour = mapped.exec(address)?.[1];
  if (ofFour !== undefined) return ofFour;
  if (!isIPv6(address) || address.includes('%')) return address;
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const groups = (part: string): readonly string[] => (part === '' ? [] : part.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const between = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...between, ...after].slice(0, 4).join(':')}::/64`;
}
