import type { ExportFormat } from '../../../../contract/derive/export-columns.ts';
import { saveBlob } from '../../../ui/behaviour/save-blob.ts';
import { recordCounter } from './record-counter.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** From so many bytes on they are handed over to the browser, which keeps large blobs on the disk. */
const handedOver = 16_777_216;

/** Gathers what comes into one blob, without ever holding all of it in the memory of the page. */
async function gatherFile(
  content: ReadableStream<Bytes>,
  { type, onBytes }: { readonly type: string; readonly onBytes: (bytes: Bytes) => void },
): Promise<Blob> {
  const reader = content.getReader();
  const parts: Blob[] = [];
  let held: Bytes[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    onBytes(read.value);
    held.push(read.value);
    size += read.value.length;
    if (size >= handedOver) {
      parts.push(new Blob(held));
      held = [];
      size = 0;
    }
  }
  return new Blob([...parts, ...held], { type });
}

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
