import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, crc32, createDeflateRaw } from 'node:zlib';
import { descriptor, directoryEntry, endOfDirectory, localHeader, type ZippedEntry } from './zip-records.ts';

/** A file inside the archive, its content as it comes. */
export type ZipEntry = { readonly name: string; readonly content: AsyncIterable<Buffer> | Iterable<Buffer> };

/** Sizes have 32 bits: what does not fit must not become a broken archive. */
const maximalSize = 0xffff_ffff;

/**
 * A ZIP archive (APPNOTE 6.3.10) whose entries are compressed as they come: nothing of them is kept.
 * Throws when one of them or the archive reaches 4 GiB.
 */
export async function* zipOf(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: ZippedEntry[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const head = localHeader(Buffer.from(name));
    yield head;
    const tally = { crc: 0, size: 0, packed: 0 };
    for await (const chunk of compressed(counted(content, tally))) {
      tally.packed += chunk.length;
      yield chunk;
    }
    written.push({ name: Buffer.from(name), ...tally, offset });
    const tail = descriptor(tally);
    yield tail;
    offset += head.length + tally.packed + tail.length;
    if (Math.max(offset, tally.size) > maximalSize) throw new Error('The archive is larger than its format can say');
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield endOfDirectory(written.length, directory.length, offset);
}

type Tally = { crc: number; size: number; packed: number };

async function* counted(content: ZipEntry['content'], tally: Tally): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    tally.crc = crc32(chunk, tally.crc);
    tally.size += chunk.length;
    yield chunk;
  }
}

async function* compressed(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: constants.Z_BEST_SPEED });
  // What goes wrong with the content destroys the compression, and so is thrown below.
  pipeline(Readable.from(content, { objectMode: false }), deflate).catch(() => undefined);
  yield* deflate;
}
