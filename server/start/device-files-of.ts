import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { readFreeSpace } from '../adapters/disk.ts';
import { diskFiles } from '../adapters/disk-files.ts';
import { findConverter } from '../adapters/media/converter.ts';
import { s3Files } from '../adapters/s3-files.ts';
import type { DeviceFiles } from '../engine/files/device-files.ts';
import type { Configuration } from '../settings/config.ts';

/** Where files of devices are by the configuration. What is not whole or not checked yet is in the data directory in any case. */
export function deviceFilesOf(
  { dataDirectory, s3, converterPath }: Pick<Configuration, 'dataDirectory' | 's3' | 'converterPath'>,
  log: Logger,
): DeviceFiles {
  const uploadsFolder = join(dataDirectory, 'uploads');
  return {
    store: s3 === null ? diskFiles(join(dataDirectory, 'files')) : s3Files(s3),
    uploadsFolder,
    converter: findConverter(converterPath, process.env['PATH'] ?? ''),
    freeBytes: async () => {
      await mkdir(uploadsFolder, { recursive: true, mode: 0o700 });
      return (await readFreeSpace(uploadsFolder)).freeBytes;
    },
    onFault: (error) => log.error({ fault: String(error) }, 'the store of device files failed'),
  };
}
