import { refuse } from '../../../contract/basics/refusal.ts';
import { type FileStore, FileStoreUnreachable } from '../../adapters/file-store.ts';
import type { Converter } from '../../adapters/media/converter.ts';

/** Where files of devices are on this server, and the folder of those that are not whole or not checked yet. */
export type DeviceFiles = {
  readonly store: FileStore;
  readonly uploadsFolder: string;
  /** Room on the disk of that folder, in bytes. */
  readonly freeBytes: () => Promise<number>;
  /** The program that makes videos playable, and thumbnails of them; null where the machine has none. */
  readonly converter: Converter | null;
  /** Logs why the store does not answer. */
  readonly onFault: (error: unknown) => void;
};

/** Asks the store. Where it does not answer, callers get a refusal and the log gets the reason. */
export async function askStore<T>(
  { store, onFault }: Pick<DeviceFiles, 'store' | 'onFault'>,
  ask: (store: FileStore) => Promise<T>,
): Promise<T> {
  try {
    return await ask(store);
  } catch (error) {
    if (!(error instanceof FileStoreUnreachable)) throw error;
    onFault(error);
    throw refuse('file_store_unreachable');
  }
}
