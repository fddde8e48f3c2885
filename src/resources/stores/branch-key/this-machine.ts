const onThisMachine = /^ws:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/]/u;

/** Whether branches elsewhere cannot reach the address: a central without a public address has such a one. */
export function isOnThisMachine(address: string): boolean {
  return onThisMachine.test(address);
}
