import { imageSize } from 'image-size';
import type { FileFacts } from '../../../contract/rules/files/file-limits.ts';

const imageTypes: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };
const beginningOfPdf = '%PDF-';
const unknown = 'application/octet-stream';

/** What a file is by its content, whatever it is called. */
export function factsOf(content: Buffer): FileFacts {
  const bytes = content.length;
  if (content.subarray(0, beginningOfPdf.length).toString('latin1') === beginningOfPdf)
    return { type: 'application/pdf', bytes, height: null };
  const image = sizeOf(content);
  const type = imageTypes[image?.type ?? ''];
  return image === undefined || type === undefined ? { type: unknown, bytes, height: null } : { type, bytes, height: image.height };
}

/** Undefined where it is no image, or one that ends before its size is known. */
function sizeOf(content: Buffer): { readonly type?: string | undefined; readonly height: number } | undefined {
  try {
    // A copy of its own: the package reads on into the memory behind a part of a larger buffer.
    return imageSize(new Uint8Array(content));
  } catch {
    return undefined;
  }
}
