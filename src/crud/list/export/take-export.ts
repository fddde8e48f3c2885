import type { ExportFormat } from '../../../../contract/derive/export-columns.ts';
import { saveBlob } from '../../../ui/behaviour/save-blob.ts';
import { gatherFile } from './gather-file.ts';
import { recordCounter } from './record-counter.ts';

export type ComingFile = {
  readonly name: string;
  readonly type: string;
  readonly total: number;
  readonly content: ReadableStream<Uint8Array<ArrayBuffer>>;
};

/** How much has come. `rows` is null where they cannot be seen in what comes: a workbook is compressed. */
export type Coming = { readonly step: 'coming'; readonly rows: number | null; readonly bytes: number; readonly total: number };

/** So often the progress is shown again: more would only take time from the reading. */
const shownEveryMilliseconds = 100;

type Saved = { readonly rows: number; readonly name: string };

/** Takes what comes to its end and gives it to the browser to save. */
export async function takeFile(
  { name, type, total, content }: ComingFile,
  format: ExportFormat,
  onProgress: (state: Coming) => void,
): Promise<Saved> {
  const count = format === 'csv' ? recordCounter() : () => null;
  let rows: number | null = format === 'csv' ? 0 : null;
  let size = 0;
  let shownAt = 0;
  onProgress({ step: 'coming', rows, bytes: 0, total });
  const blob = await gatherFile(content, {
    type,
    onBytes: (bytes) => {
      rows = count(bytes);
      size += bytes.length;
      const now = performance.now();
      if (now - shownAt < shownEveryMilliseconds) return;
      shownAt = now;
      onProgress({ step: 'coming', rows, bytes: size, total });
    },
  });
  saveBlob(blob, name);
  return { rows: rows ?? total, name };
}
