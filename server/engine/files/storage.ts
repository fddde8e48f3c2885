import { type StorageState, storageStateOf } from '../../../contract/rules/system/storage-state.ts';
import type { Disk } from '../../adapters/disk.ts';
import { storageFaultOf } from '../../db/connect/pool/storage-fault.ts';

/** How much room there is for what the server writes. Asking costs nothing: the disk is looked at every few seconds. */
export type Storage = {
  /** The state as people see it. */
  readonly state: () => StorageState;
  /** What is refused for it: never more than `ample` where only PostgreSQL itself knows its disk. */
  readonly guarded: () => StorageState;
  /** Whether anything but sessions may be written. */
  readonly mayWrite: () => boolean;
  /** Whether what takes much room may begin: uploads, imports, backups. */
  readonly mayGrow: () => boolean;
  /** Called with errors: one of them may say that PostgreSQL found no room. */
  readonly note: (error: unknown) => void;
};

type Tools = {
  /** Null where the database is elsewhere. */
  readonly disk: Disk | null;
  /** Whether PostgreSQL finds room again, asked once it has said that it found none. */
  readonly hasRoom: () => Promise<boolean>;
  readonly onTurn: (state: StorageState, freeBytes: number | null) => void;
};

export type WatchedStorage = Storage & { readonly look: () => Promise<void> };

/** The room on the disk with the data, as it was at the last look. */
export function createStorage({ disk, hasRoom, onTurn }: Tools): WatchedStorage {
  let state: StorageState = 'ample';
  const turn = (next: StorageState, freeBytes: number | null): void => {
    if (next === state) return;
    state = next;
    onTurn(state, freeBytes);
  };
  const guarded = (): StorageState => (disk === null ? 'ample' : state);
  return {
    state: () => state,
    guarded,
    mayWrite: () => guarded() !== 'read_only',
    mayGrow: () => guarded() === 'ample',
    note: (error) => {
      if (disk !== null || storageFaultOf(error) !== 'disk_full') return;
      // Of the server's own volumes, not of the database's.
      if (error instanceof Error && 'code' in error && error.code === '53100') turn('read_only', null);
    },
    look: async () => {
      if (disk !== null) {
        const free = await disk.freeBytes();
        turn(storageStateOf(free, state), free);
      } else if (state !== 'ample' && (await hasRoom())) turn('ample', null);
    },
  };
}

/** A disk that never fills: for servers that are not watched. */
export const ampleStorage: Storage = createStorage({
  disk: null,
  hasRoom: async () => true,
  onTurn: () => undefined,
});
