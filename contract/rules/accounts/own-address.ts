/**
 * Whether an address is one of the console itself: never of another origin, never back to signing in. Browsers leave tabs
 * and ends of lines out of addresses: with one, what seems a path of ours may be another host.
 */
export function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])\P{Cc}*$/u.test(address) && !address.startsWith('/auth');
}
