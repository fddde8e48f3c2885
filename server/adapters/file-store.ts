import type { Readable } from 'node:stream';

/** The first and the last byte of a part of a file. */
export type FileRange = { readonly first: number; readonly last: number };

/** Where the content of device files is, by its digest: the disk of the server or an S3-compatible store. */
export type FileStore = {
  /** Stores a checked file of the disk, and removes it from where it was. Repeating it changes nothing. */
  readonly put: (digest: string, file: string) => Promise<void>;
  /** The content or a part of it, as it comes; null where there is none. */
  readonly read: (digest: string, range?: FileRange) => Promise<Readable | null>;
  readonly remove: (digest: string) => Promise<void>;
  /** The path of the content, where it is on the disk of this server. */
  readonly placeOf?: (digest: string) => string;
};

/** The store does not answer, or not as it should. What it was asked can be asked again. */
export class FileStoreUnreachable extends Error {
  override readonly name = 'FileStoreUnreachable';
}

/** Where the digest is in a store: at most 256 folders, so that none has too many files. */
export function placeOfDigest(digest: string): string {
  return `${digest.slice(0, 2)}/${digest}`;
}
