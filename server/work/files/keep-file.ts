import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type Refusal, refuse } from '../../../contract/basics/refusal.ts';
import { type FileFacts, type FilePurpose, faultOfFile, limitOf, maximalBytes } from '../../../contract/rules/files/file-purposes.ts';
import type { Database } from '../../db/database.ts';

export type KeptFile = FileFacts & { readonly digest: string };

/** Keeps what is sent, once by its content, from now on; or refuses what its purpose does not take. */
export async function keepFile(db: Database, purpose: FilePurpose, sent: Readable, now: Date): Promise<KeptFile> {
  const content = await whole(sent, purpose);
  const { factsOf } = await import('./file-facts.ts');
  const facts = factsOf(content);
  const refusal = refusedFile(purpose, facts);
  if (refusal !== undefined) throw refusal;
  const digest = createHash('sha256').update(content).digest('hex');
  const row = { digest, ...facts, content, created_at: now };
  await db
    .insertInto('files')
    .values(row)
    .onConflict((conflict) => conflict.column('digest').doUpdateSet({ created_at: now }))
    .execute();
  return { digest, ...facts };
}

/** Why a file is none for the purpose; undefined where it is one. */
export function refusedFile(purpose: FilePurpose, facts: FileFacts, at?: string): Refusal | undefined {
  const fault = faultOfFile(purpose, facts);
  if (fault === undefined) return undefined;
  const { code, ...details } = fault;
  return refuse(code, { details, ...(at === undefined ? {} : { at }) });
}

/** The content, of which no more is read than the purpose takes. */
async function whole(sent: Readable, purpose: FilePurpose): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of sent.iterator({ destroyOnReturn: false })) {
      const part = Buffer.from(chunk);
      bytes += part.length;
      if (bytes > maximalBytes(purpose)) throw refuse('file_too_big', { details: { megabytes: limitOf(purpose).megabytes } });
      parts.push(part);
    }
  } finally {
    // What was refused before its end is read on and thrown away: behind a proxy, requests of others follow on the connection.
    sent.resume();
  }
  return Buffer.concat(parts);
}
