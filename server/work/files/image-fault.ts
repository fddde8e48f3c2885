import { imageSize } from 'image-size';
import { mostImagePixels } from '../../../contract/rules/files/file-limits.ts';

export type ImageFault =
  | { readonly code: 'image_damaged' }
  | { readonly code: 'image_too_large'; readonly width: number; readonly height: number; readonly most: number };

const endOfPng = Buffer.from('IEND', 'latin1');
const startOfJpegScan = Buffer.from([0xff, 0xda]);
const endOfJpeg = Buffer.from([0xff, 0xd9]);

/** Why no browser would show the image although it begins as one. Undefined if nothing is wrong with it. */
export function faultOfImage(content: Buffer, type: string): ImageFault | undefined {
  const { width, height } = imageSize(new Uint8Array(content));
  if (width < 1 || height < 1 || !isWhole(content, type)) return { code: 'image_damaged' };
  if (Math.max(width, height) > mostImagePixels) return { code: 'image_too_large', width, height, most: mostImagePixels };
  return undefined;
}

/** Whether the file goes on to the end that its format marks. A file that was cut off when it was copied does not. */
function isWhole(content: Buffer, type: string): boolean {
  if (type === 'image/png') return hasPngEnd(content);
  // A thumbnail at the beginning has an end of its own.
  if (type === 'image/jpeg') return content.lastIndexOf(endOfJpeg) > Math.max(0, content.lastIndexOf(startOfJpegScan));
  return content.length >= content.readUInt32LE(4) + 8;
}

/** Goes from chunk to chunk (length, name, data, checksum) to the one that ends the image. */
function hasPngEnd(content: Buffer): boolean {
  let at = 8;
  while (at + 12 <= content.length) {
    if (content.subarray(at + 4, at + 8).equals(endOfPng)) return true;
    at += 12 + content.readUInt32BE(at);
  }
  return false;
}
