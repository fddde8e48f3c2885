import { limits } from '../../basics/limits.ts';

/** What is known of a file by its content. The height is that of an image, in pixels. */
export type FileFacts = { readonly type: string; readonly bytes: number; readonly height: number | null };

type Limit = { readonly types: readonly string[]; readonly megabytes: number; readonly maximalHeight?: number };

/** What files are uploaded for, and what each may be (page 05, Settings). */
export const fileLimits = {
  terms: { types: ['application/pdf'], megabytes: 10 },
  logo: { types: ['image/png', 'image/jpeg'], megabytes: 1, maximalHeight: limits.logoMaximalHeightPixels },
  group_picture: { types: ['image/png', 'image/jpeg', 'image/webp'], megabytes: 1 },
} as const satisfies Readonly<Record<string, Limit>>;

export type FilePurpose = keyof typeof fileLimits;

const byPurpose: Readonly<Record<FilePurpose, Limit>> = fileLimits;

/** The purposes by their names. */
export const filePurposes: readonly FilePurpose[] = ['terms', 'logo', 'group_picture'];

/** The limit of a purpose. */
export function limitOf(purpose: FilePurpose): Limit {
  return byPurpose[purpose];
}

/** How many bytes a file of the purpose may have. */
export function maximalBytes(purpose: FilePurpose): number {
  return limitOf(purpose).megabytes * 1_048_576;
}

export type FileFault =
  | { readonly code: 'file_too_big'; readonly megabytes: number }
  | { readonly code: 'file_type'; readonly purpose: FilePurpose }
  | { readonly code: 'image_too_high'; readonly height: number; readonly most: number };

/** What keeps a file from its purpose; undefined where nothing does. */
export function faultOfFile(purpose: FilePurpose, { type, bytes, height }: FileFacts): FileFault | undefined {
  const { types, megabytes, maximalHeight } = limitOf(purpose);
  if (bytes > maximalBytes(purpose)) return { code: 'file_too_big', megabytes };
  if (!types.includes(type)) return { code: 'file_type', purpose };
  if (maximalHeight === undefined || height === null || height <= maximalHeight) return undefined;
  return { code: 'image_too_high', height, most: maximalHeight };
}
