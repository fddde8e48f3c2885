import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { refuse } from '../../../../contract/basics/refusal.ts';

/**
 * Keeps what is sent on the disk for as long as the work with it takes, and refuses what is larger than the limit as
 * soon as it is. Only the rows that are read of it stay, in the database: other servers go on with them.
 */
export async function withUploadedFile<T>(sent: Readable, maximalBytes: number, work: (path: string) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'poradnik-import-'));
  try {
    const path = join(directory, 'file');
    await pipeline(limited(sent, maximalBytes), createWriteStream(path, { mode: 0o600 }));
    return await work(path);
  } finally {
    await rm(directory, { recursive: true, force: true });
    // What was refused before its end is read on and thrown away: behind a proxy, requests of others follow on the connection.
    sent.resume();
  }
}

async function* limited(sent: Readable, maximalBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of sent.iterator({ destroyOnReturn: false })) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > maximalBytes) throw refuse('too_large');
    yield part;
  }
}
