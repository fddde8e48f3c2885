import { statfs } from 'node:fs/promises';

/** How much room there is, in bytes, for accounts that are not root; tests say it. */
export type Disk = { readonly freeBytes: () => Promise<number> };

/** The volume that a folder lies on. */
export function diskOf(folder: string): Disk {
  return { freeBytes: async () => (await readFreeSpace(folder)).freeBytes };
}

/** The room of the volume that a folder lies on, in bytes. */
export async function readFreeSpace(folder: string): Promise<{ readonly freeBytes: number; readonly totalBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
