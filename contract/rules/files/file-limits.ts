/**
 * What is known of a file by its content. Width and height are those of an image or a video, in pixels; `seconds` is the length of a sound
 * or a video. `video` and `audio` are the codecs of a video, as `mediainfo` calls them.
 */
export type FileFacts = {
  readonly type: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly seconds: number | null;
  readonly video: string | null;
  readonly audio: string | null;
};

/** What a field takes: files of these types, so many megabytes at most, and images so many pixels high at most. */
export type FileLimit = { readonly types: readonly string[]; readonly megabytes: number; readonly maximalHeight?: number | undefined };

/** This many pixels an image may be wide and high: browsers show no larger one reliably, and a small file may hold a huge one. */
const mostImagePixels = 10_000;

/** This many millions of pixels an image may have: a device decodes it in its memory, four bytes for each pixel. */
const mostMegapixels = 40;

/** No field accepts more: a size is a whole number of four bytes in the database, and S3 takes this much in one request. */
export const mostMegabytes = 2047;

/** A larger file is uploaded in pieces, so that a broken line does not start it again. */
export const bytesInOnePiece = 4 * 1_048_576;

/** How many bytes a file of the limit may have. */
export function maximalBytes({ megabytes }: Pick<FileLimit, 'megabytes'>): number {
  return megabytes * 1_048_576;
}

export type FileFault =
  | { readonly code: 'file_too_big'; readonly megabytes: number }
  | { readonly code: 'file_empty' }
  | { readonly code: 'file_type'; readonly types: string }
  | { readonly code: 'sound_empty' }
  | { readonly code: 'image_damaged' }
  | { readonly code: 'image_too_high'; readonly height: number; readonly most: number }
  | { readonly code: 'image_too_large' | 'image_too_many_pixels'; readonly width: number; readonly height: number; readonly most: number };

/** What keeps a file out of the field; undefined where nothing does. */
export function faultOfFile(limit: FileLimit, facts: FileFacts): FileFault | undefined {
  const { types, megabytes, maximalHeight } = limit;
  const { type, bytes, height, seconds } = facts;
  if (bytes > maximalBytes(limit)) return { code: 'file_too_big', megabytes };
  if (bytes === 0) return { code: 'file_empty' };
  if (!types.includes(type)) return { code: 'file_type', types: types.join(' ') };
  if (seconds === 0 && type.startsWith('audio/')) return { code: 'sound_empty' };
  if (maximalHeight !== undefined && height !== null && height > maximalHeight) {
    return { code: 'image_too_high', height, most: maximalHeight };
  }
  return faultOfSize(facts);
}

/** Why an image is too large to be decoded, by its header alone: a small file can hold a huge image. */
function faultOfSize({ type, width, height }: FileFacts): FileFault | undefined {
  if (width === null || height === null || !type.startsWith('image/')) return undefined;
  if (width < 1 || height < 1) return { code: 'image_damaged' };
  if (Math.max(width, height) > mostImagePixels) return { code: 'image_too_large', width, height, most: mostImagePixels };
  if (width * height > mostMegapixels * 1_000_000) return { code: 'image_too_many_pixels', width, height, most: mostMegapixels };
  return undefined;
}
