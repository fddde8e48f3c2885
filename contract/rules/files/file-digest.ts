/** How many characters a digest has: SHA-256 in hexadecimal digits. */
export const digestLength = 64;

/** What a digest looks like. */
export const digestShape = new RegExp(`^[0-9a-f]{${digestLength}}$`, 'u');

/** Whether it is a digest of a content. */
export function isDigest(text: string): boolean {
  return digestShape.test(text);
}

/** The address of a file that anybody may read (specification, section 7). What is there never changes. */
export function fileAddress(digest: string): string {
  return `/files/${digest}`;
}

/** All digests that a document names, wherever in it they are. */
export function digestsWithin(document: unknown): readonly string[] {
  return [...new Set(JSON.stringify(document ?? null).match(/\b[0-9a-f]{64}\b/gu))];
}
