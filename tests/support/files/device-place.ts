import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFiles } from '../../../server/adapters/disk-files.ts';
import type { FileStore } from '../../../server/adapters/file-store.ts';
import type { Converter } from '../../../server/adapters/media/converter.ts';
import type { DeviceFiles } from '../../../server/engine/files/device-files.ts';

/** A place for device files in a folder of its own. The test says how much room there is and which store it has. */
export type DevicePlace = DeviceFiles & {
  readonly folder: string;
  readonly faults: readonly unknown[];
  /** Paths of stored files below the folder of the store. */
  readonly stored: () => readonly string[];
  /** Names of what is not finished. */
  readonly unfinished: () => readonly string[];
  readonly setFreeBytes: (bytes: number) => void;
  readonly remove: () => void;
};

export function devicePlace(store?: FileStore, converter: Converter | null = null, within = tmpdir()): DevicePlace {
  const folder = mkdtempSync(join(within, 'device-files-'));
  const [files, uploadsFolder] = [join(folder, 'files'), join(folder, 'uploads')];
  const room = { freeBytes: 100 * 1024 ** 3 };
  const faults: unknown[] = [];
  const namesIn = (place: string): readonly string[] => (existsSync(place) ? readdirSync(place, { recursive: true }).map(String) : []);
  return {
    folder,
    store: store ?? diskFiles(files),
    uploadsFolder,
    converter,
    freeBytes: async () => room.freeBytes,
    faults,
    onFault: (error) => void faults.push(error),
    stored: () => namesIn(files).filter((name) => name.includes('/')),
    unfinished: () => namesIn(uploadsFolder),
    setFreeBytes: (bytes) => {
      room.freeBytes = bytes;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
