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
