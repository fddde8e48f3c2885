import { isDigest } from '../../files/file-digest.ts';

/** A file that a kiosk needs to show its design. */
export type DesignFile = { readonly digest: string; readonly type: string; readonly bytes: number };

/** Digests of all files that values of a design name, in its documents at any depth too; each once, in their order. */
export function findLayoutDigests(value: unknown): readonly string[] {
  return [...new Set(allDigests(value))];
}

function allDigests(value: unknown): readonly string[] {
  if (typeof value === 'string') return isDigest(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(allDigests);
}
