import { type Refusal, refuse } from '../../../contract/basics/refusal.ts';
import { type FileFacts, type FileLimit, faultOfFile } from '../../../contract/rules/files/file-limits.ts';
import type { FileBytes } from './content/file-bytes.ts';
import { isWholeImage } from './content/whole-image.ts';

/** Why a file is none for the field; undefined where it is one. */
export function refusedFile(limit: FileLimit, facts: FileFacts, at?: string): Refusal | undefined {
  const fault = faultOfFile(limit, facts);
  if (fault === undefined) return undefined;
  const { code, ...details } = fault;
  return refuse(code, { details, ...(at === undefined ? {} : { at }) });
}

/** What the file is by its content. Refuses one that the field does not accept, or that no device could show or play. */
export async function acceptedFacts(bytes: FileBytes, limit: FileLimit): Promise<FileFacts> {
  const { readFacts } = await import('./file-facts.ts');
  const facts = await readFacts(bytes);
  const refusal = refusedFile(limit, facts);
  if (refusal !== undefined) throw refusal;
  if (facts.type === 'audio/wav' && facts.seconds === null) throw refuse('sound_damaged');
  // By the header first: an image that is too large is not read.
  if (facts.type.startsWith('image/') && !isWholeImage(await bytes.at(0, bytes.size), facts.type)) throw refuse('image_damaged');
  return facts;
}
