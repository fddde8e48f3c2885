import type { StorageState } from '../rules/system/storage-state.ts';
import type { Operation, Storing } from './operation.ts';

/** Header of answers to someone signed in that says how much room the server's disk has; left out while it is ample. */
export const storageHeader = 'storage-state';

/** What a call leaves behind: as it is declared, otherwise by its kind. */
export function findStoring({ id, method, storing, fileTypes }: Operation): Storing {
  if (storing !== undefined) return storing;
  if (fileTypes !== undefined) return 'much';
  // The way in: who cannot sign in cannot even read.
  if (id.startsWith('auth.')) return 'session';
  return method === 'get' ? 'nothing' : 'rows';
}

/** Why there is no room for a call; null when it is served. */
export function roomRefusal(operation: Operation, state: StorageState): 'disk_full' | 'disk_low' | null {
  if (state === 'ample') return null;
  const storing = findStoring(operation);
  if (storing === 'nothing' || storing === 'session') return null;
  if (state === 'read_only') return 'disk_full';
  return storing === 'much' ? 'disk_low' : null;
}
