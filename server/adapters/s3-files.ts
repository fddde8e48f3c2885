import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type FileStore, FileStoreUnreachable, placeOfDigest } from './file-store.ts';
import { webStreamOf } from './web-stream.ts';

/** An S3-compatible store: the address of the bucket, and the keys to it. */
export type S3Settings = { readonly url: URL; readonly accessKey: string; readonly secretKey: string; readonly region: string };

/** An answer begins within this time. How long its content takes is not limited. */
const patienceMs = 20_000;

/** Device files in an S3-compatible store, as `aa/<digest>`. The client is loaded with the first file. */
export function s3Files(settings: S3Settings): FileStore {
  let client: ReturnType<typeof createClient> | null = null;
  const ask = async <T>(call: (s3: Awaited<ReturnType<typeof createClient>>) => Promise<T>): Promise<T | null> => {
    try {
      client ??= createClient(settings);
      return await call(await client);
    } catch (error) {
      if (isMissing(error)) return null;
      throw new FileStoreUnreachable(reasonOf(error), { cause: error });
    }
  };
  const bytesOf = (digest: string): Promise<number | null> => ask((s3) => s3.getContentLength(placeOfDigest(digest)));
  return {
    put: async (digest, file) => {
      const { size } = await stat(file);
      if ((await bytesOf(digest)) !== size) {
        // A stream: the file never is in the memory as a whole.
        const content = webStreamOf(createReadStream(file, { highWaterMark: 262_144 }));
        await ask((s3) => s3.putObject(placeOfDigest(digest), content, undefined, undefined, undefined, size));
        const stored = await bytesOf(digest);
        if (stored !== size) throw new FileStoreUnreachable(`the store has ${stored} bytes instead of ${size}`);
      }
      await rm(file, { force: true });
    },
    read: async (digest, range) => {
      const answer = await ask((s3) =>
        range === undefined
          ? s3.getObjectRaw(placeOfDigest(digest))
          : s3.getObjectRaw(placeOfDigest(digest), false, range.first, range.last + 1),
      );
      return answer?.body == null ? null : Readable.from(chunksOf(answer.body));
    },
    remove: async (digest) => {
      await ask((s3) => s3.deleteObject(placeOfDigest(digest)));
    },
  };
}

async function createClient({ url, accessKey, secretKey, region }: S3Settings) {
  const { S3mini } = await import('s3mini');
  return new S3mini({ accessKeyId: accessKey, secretAccessKey: secretKey, endpoint: url.href, region, fetch: fetchPatiently });
}

/** A body that comes as a stream has to say so. What is only asked for must begin to be answered. */
const fetchPatiently: typeof fetch = async (address, options = {}) => {
  const streamed = { ...options, duplex: 'half' } as const;
  if (options.body instanceof ReadableStream) return fetch(address, streamed);
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new Error('no answer in time')), patienceMs);
  try {
    return await fetch(address, { ...options, signal: patience.signal });
  } finally {
    clearTimeout(timer);
  }
};

function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  // Without its bucket, a store lacks more than the file.
  if ('status' in error && error.status === 404) return !('code' in error && error.code === 'NoSuchBucket');
  return error instanceof Error && isMissing(error.cause);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${reasonOf(error.cause)}`;
}

async function* chunksOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw new FileStoreUnreachable(reasonOf(error), { cause: error });
  }
}
