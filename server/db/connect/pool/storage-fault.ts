/** Why something could not be written: there is no room, or nothing may be written there at all. */
export type StorageFault = 'disk_full' | 'read_only';

/**
 * What an error of PostgreSQL or of the system says of the disk; null of any other. PostgreSQL reports shared memory that does
 * not fit /dev/shm by the code of a full disk (53100) too, and a read-only volume by that of a missing right (42501).
 */
export function storageFaultOf(error: unknown): StorageFault | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const { code, message } = error;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'disk_full';
  if (code === '53100') return isOfSharedMemory(message) ? null : 'disk_full';
  if (code === '25006' || code === 'EROFS') return 'read_only';
  return code === '42501' && /Read-only file system/u.test(message) ? 'read_only' : null;
}

/** Whether PostgreSQL means /dev/shm and not the disk. */
export function isOfSharedMemory(message: string): boolean {
  return /shared memory/u.test(message);
}
