import { type FileHandle, open } from 'node:fs/promises';

/** A content that is read in parts: one in the memory, or a file of the disk. */
export type FileBytes = { readonly size: number; readonly at: (position: number, length: number) => Promise<Buffer> };

/** The bytes of a content that is in the memory. */
export function bytesOf(content: Buffer): FileBytes {
  return { size: content.length, at: async (position, length) => content.subarray(position, position + length) };
}

/** Lends the bytes of a file of the disk. */
export async function withFile<T>(file: string, work: (bytes: FileBytes) => Promise<T>): Promise<T> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    return await work({ size, at: (position, length) => readAt(handle, position, Math.max(0, Math.min(length, size - position))) });
  } finally {
    await handle.close();
  }
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
