import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, crc32, createDeflateRaw } from 'node:zlib';

type Sizes = { readonly crc: number; readonly packed: number; readonly size: number };
/** An entry that has been written at the offset. */
type ZippedEntry = Sizes & { readonly name: Buffer; readonly offset: number };

/** Sizes follow the content, because they are not known beforehand (bit 3); names are UTF-8 (bit 11). */
const flags = 0x0808;
const deflated = 8;
/** 1 January 1980, the first day that the format knows: the same rows make the same file. */
const day = 0x0021;

/** What is before the content of an entry. */
function localHeader(name: Buffer): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x0403_4b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(flags, 6);
  head.writeUInt16LE(deflated, 8);
  head.writeUInt16LE(day, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

/** What is behind it: the sizes, known only now. */
function descriptor({ crc, packed, size }: Sizes): Buffer {
  const tail = Buffer.alloc(16);
  tail.writeUInt32LE(0x0807_4b50, 0);
  tail.writeUInt32LE(crc, 4);
  tail.writeUInt32LE(packed, 8);
  tail.writeUInt32LE(size, 12);
  return tail;
}

/** The entry in the directory of the archive. */
function directoryEntry({ name, crc, packed, size, offset }: ZippedEntry): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x0201_4b50, 0);
  entry.writeUInt16LE(20, 4);
  entry.writeUInt16LE(20, 6);
  entry.writeUInt16LE(flags, 8);
  entry.writeUInt16LE(deflated, 10);
  entry.writeUInt16LE(day, 14);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(packed, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
}

/** The end of the archive: where its directory lies. */
function endOfDirectory(entries: number, size: number, offset: number): Buffer {
  const tail = Buffer.alloc(22);
  tail.writeUInt32LE(0x0605_4b50, 0);
  tail.writeUInt16LE(entries, 8);
  tail.writeUInt16LE(entries, 10);
  tail.writeUInt32LE(size, 12);
  tail.writeUInt32LE(offset, 16);
  return tail;
}

/** A file inside the archive, its content as it comes. */
export type ZipEntry = { readonly name: string; readonly content: AsyncIterable<Buffer> | Iterable<Buffer> };

/** Sizes have 32 bits: what does not fit must not become a broken archive. */
const maximalSize = 0xffff_ffff;

/**
 * A ZIP archive (APPNOTE 6.3.10) with entries that are compressed as they come: nothing of them is kept.
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
