import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import type { FileFacts } from '../../../contract/rules/files/file-limits.ts';
import type { FileBytes } from './content/file-bytes.ts';
import { lengthOfSound } from './content/sound-length.ts';

const imageTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  bmp: 'image/bmp',
  gif: 'image/gif',
};
/** How the package calls sounds and videos, and how fields do. */
const otherTypes: Readonly<Record<string, string>> = {
  'audio/wav': 'audio/wav',
  'video/mp4': 'video/mp4',
  'video/webm': 'video/webm',
  'video/matroska': 'video/x-matroska',
  'video/vnd.avi': 'video/vnd.avi',
  'video/mpeg': 'video/mpeg',
  'video/MP1S': 'video/mpeg',
  'video/MP2P': 'video/mpeg',
};
const beginningOfPdf = '%PDF-';
const unknown = 'application/octet-stream';
/** The size of a photograph can be behind a preview and a profile of colours. */
const beginningOfImage = 1_048_576;
/** Enough to recognise sounds and videos. With more, the package would unpack an archive to recognise it. */
const beginningOfMedia = 4100;

/** What a file is by its content, not by its name. */
export async function readFacts(bytes: FileBytes): Promise<FileFacts> {
  const beginning = await bytes.at(0, beginningOfImage);
  const facts = { type: unknown, bytes: bytes.size, width: null, height: null, seconds: null, video: null, audio: null };
  if (beginning.subarray(0, beginningOfPdf.length).toString('latin1') === beginningOfPdf) return { ...facts, type: 'application/pdf' };
  const image = sizeOf(beginning);
  const type = imageTypes[image?.type ?? ''];
  if (image !== undefined && type !== undefined) return { ...facts, type, width: image.width, height: image.height };
  const media = otherTypes[await sniffed(beginning.subarray(0, beginningOfMedia))];
  if (media === undefined) return facts;
  return { ...facts, type: media, seconds: media === 'audio/wav' ? ((await lengthOfSound(bytes)) ?? null) : null };
}

type Size = { readonly type?: string | undefined; readonly width: number; readonly height: number };

/** Undefined where it is no image, or one that ends before its size is known. */
function sizeOf(content: Buffer): Size | undefined {
  try {
    // A copy of its own: the package reads on into the memory behind a part of a larger buffer.
    return imageSize(new Uint8Array(content));
  } catch {
    return undefined;
  }
}

async function sniffed(beginning: Buffer): Promise<string> {
  try {
    return (await fileTypeFromBuffer(new Uint8Array(beginning)))?.mime ?? '';
  } catch {
    return '';
  }
}
