/** What is known of a file by its content. The height is that of an image, in pixels. */
export type FileFacts = { readonly type: string; readonly bytes: number; readonly height: number | null };

/** What a field takes: files of these types, so many megabytes at most, and images so many pixels high at most. */
export type FileLimit = { readonly types: readonly string[]; readonly megabytes: number; readonly maximalHeight?: number | undefined };

/** So many pixels an image may be wide and high: browsers show no larger one reliably, and a small file may hold a huge one. */
export const mostImagePixels = 10_000;

/** How many bytes a file of the limit may have. */
export function maximalBytes({ megabytes }: FileLimit): number {
  return megabytes * 1_048_576;
}

export type FileFault =
  | { readonly code: 'file_too_big'; readonly megabytes: number }
  | { readonly code: 'file_type'; readonly types: string }
  | { readonly code: 'image_too_high'; readonly height: number; readonly most: number };

/** What keeps a file out of the field; undefined where nothing does. */
export function faultOfFile(limit: FileLimit, { type, bytes, height }: FileFacts): FileFault | undefined {
  const { types, megabytes, maximalHeight } = limit;
  if (bytes > maximalBytes(limit)) return { code: 'file_too_big', megabytes };
  if (!types.includes(type)) return { code: 'file_type', types: types.join(' ') };
  if (maximalHeight === undefined || height === null || height <= maximalHeight) return undefined;
  return { code: 'image_too_high', height, most: maximalHeight };
}
