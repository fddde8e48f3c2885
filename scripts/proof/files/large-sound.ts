import { createHash, randomFillSync } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { wav } from '../../../tests/support/files/sample-files.ts';

const blockBytes = 4 * 1_048_576;

/** Writes a sound of the size, of noise. */
export async function writeSound(file: string, bytes: number): Promise<void> {
  const head = Buffer.from(wav(0));
  head.writeUInt32LE(bytes - 8, 4);
  head.writeUInt32LE(bytes - head.length, head.length - 4);
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(head);
    const noise = randomFillSync(Buffer.alloc(blockBytes));
    for (let left = bytes - head.length; left > 0; left -= noise.length) {
      // Blocks differ, so that one in another's place would be seen.
      noise.writeUInt32LE(left % 2 ** 32, 0);
      await handle.writeFile(noise.subarray(0, Math.min(left, noise.length)));
    }
  } finally {
    await handle.close();
  }
}

/** The digest of a file. */
export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { highWaterMark: blockBytes })) hash.update(chunk);
  return hash.digest('hex');
}
