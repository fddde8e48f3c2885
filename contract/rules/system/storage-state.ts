/** How much room the disk with the data has: all goes on, nothing large begins, nothing but sessions is written. */
export type StorageState = 'ample' | 'low' | 'read_only';

const mebibyte = 1024 ** 2;

/** In bytes and seconds. */
export const storageLimits = {
  /** Below it no uploads, imports and backups begin. */
  lowBytes: 1024 * mebibyte,
  /** Below it the server is read-only: PostgreSQL still has room to write down what was asked before, and to start again. */
  readOnlyBytes: 256 * mebibyte,
  /** What was refused is allowed again at so many times the limit, so that the state does not flutter. */
  backAt: 1.5,
  /** Kept aside next to the data, and given up when PostgreSQL finds no room to start: its recovery needs less than 48 MB. */
  reserveBytes: 64 * mebibyte,
  lookEverySeconds: 5,
} as const;

/** The state by what is free now and how it was before. */
export function storageStateOf(freeBytes: number, before: StorageState): StorageState {
  const { lowBytes, readOnlyBytes, backAt } = storageLimits;
  if (freeBytes < readOnlyBytes * (before === 'read_only' ? backAt : 1)) return 'read_only';
  return freeBytes < lowBytes * (before === 'ample' ? 1 : backAt) ? 'low' : 'ample';
}
