import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { BackupFault } from './backup-fault.ts';

/** An entry of the archive, as long as it lies in the memory: parts are made small enough. */
export type Entry = { readonly name: string; readonly content: Buffer };

/** A value as an entry of one line of JSON. */
export function jsonEntry(name: string, value: unknown): Entry {
  return { name, content: Buffer.from(`${JSON.stringify(value)}\n`) };
}

/** Compressed, a part is smaller than this; what is longer was not made here. */
const mostBytes = 64 * 1_048_576;
const [compress, decompress] = [promisify(brotliCompress), promisify(brotliDecompress)];

/** Entries as a tar archive, one after the other as they come. */
export async function* archived(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const archive = pack();
  const context = writeAll(entries, archive);
  // Thrown by the iteration, which ends with it.
  context.catch((error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error))));
  yield* bytesIn(archive);
  await context;
}

async function writeAll(entries: AsyncIterable<Entry>, archive: ReturnType<typeof pack>): Promise<void> {
  for await (const { name, content } of entries) {
    if (archive.destroyed) return;
    await new Promise<void>((resolve, reject) => {
      archive.entry({ name, mtime: new Date(0) }, content, (error) => (error == null ? resolve() : reject(error)));
    });
  }
  archive.finalize();
}

/**
 * The entries of a tar archive, one at a time.
 * @throws BackupFault `damaged`
 */
export async function* entriesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const archive = extract();
  const feeding = feed(bytes, archive);
  feeding.catch((error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error))));
  try {
    for await (const entry of archive) {
      if ((entry.header.size ?? 0) > mostBytes) throw new BackupFault('damaged', `${entry.header.name} is too long`);
      const chunks: Uint8Array[] = [];
      for await (const chunk of bytesIn(entry)) chunks.push(chunk);
      yield { name: entry.header.name, content: Buffer.concat(chunks) };
    }
  } catch (error) {
    if (error instanceof BackupFault) throw error;
    throw new BackupFault('damaged', error instanceof Error ? error.message : String(error), {}, error);
  }
  await feeding;
}

async function feed(bytes: AsyncIterable<Uint8Array>, archive: ReturnType<typeof extract>): Promise<void> {
  for await (const chunk of bytes) {
    if (archive.destroyed) return;
    if (!archive.write(Buffer.from(chunk))) await drained(archive);
  }
  archive.end(Buffer.alloc(0));
}

function drained(archive: ReturnType<typeof extract>): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      archive.off('drain', goOn).off('close', goOn);
      resolve();
    };
    archive.on('drain', goOn).on('close', goOn);
  });
}

/** The types of streams do not say what they give. */
async function* bytesIn(stream: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('a stream gave no bytes');
    yield chunk;
  }
}

/** Quality 1: of rows it makes as little as gzip 6, in a third of its time (measured). */
export function compressed(part: Buffer): Promise<Buffer> {
  return compress(part, { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: part.length } });
}

/** @throws BackupFault `damaged` */
export async function decompressed({ name, content }: Entry): Promise<Buffer> {
  try {
    return await decompress(content, { maxOutputLength: mostBytes });
  } catch (error) {
    throw new BackupFault('damaged', `${name} cannot be read`, {}, error);
  }
}
