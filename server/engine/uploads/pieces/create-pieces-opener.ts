import { refuse } from '../../../../contract/basics/refusal.ts';
import type { DeviceFiles } from '../../files/device-files.ts';
import type { Pieces } from './pieces.ts';

/** Uploads in pieces, opened by the first of them: the package takes memory. Refused where there is no place for files of devices. */
export function createPiecesOpener(files: Pick<DeviceFiles, 'uploadsFolder'> | null): () => Promise<Pieces> {
  let opening: Promise<Pieces> | null = null;
  return async () => {
    if (files === null) throw refuse('file_store_unreachable');
    const { openPieces } = await import('./pieces.ts');
    opening ??= openPieces(files.uploadsFolder).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
}
