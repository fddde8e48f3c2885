import { createStorage, type WatchedStorage } from '../../server/engine/files/storage.ts';

const mebibyte = 1024 ** 2;

export type FakeDisk = {
  readonly storage: WatchedStorage;
  /** Says how much is free from now on; the server looks at once. */
  readonly leave: (mebibytes: number) => Promise<void>;
  /** States that it turned to, one after another. */
  readonly turns: readonly string[];
};

/** A disk that has as much room as the test says; ample to begin with. */
export function aFakeDisk(): FakeDisk {
  let free = 10_240 * mebibyte;
  const turns: string[] = [];
  const storage = createStorage({
    disk: { freeBytes: async () => free },
    hasRoom: async () => true,
    onTurn: (state) => void turns.push(state),
  });
  return {
    storage,
    turns,
    leave: (mebibytes) => {
      free = mebibytes * mebibyte;
      return storage.look();
    },
  };
}
