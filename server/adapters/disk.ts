import { statfs } from 'node:fs/promises';

/** How much room there is, in bytes, for accounts that are not root; tests say it. */
export type Disk = { readonly freeBytes: () => Promise<number> };

/** The volume that a folder lies on. */
export function diskOf(folder: string): Disk {
  return {
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}
