import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type Refusal, refuse } from '../../../contract/basics/refusal.ts';
import { type FileField, limitOf } from '../../../contract/derive/files.ts';
import { type FileFacts, type FileLimit, faultOfFile, maximalBytes } from '../../../contract/rules/files/file-limits.ts';
import type { Database } from '../../db/database.ts';

export type KeptFile = FileFacts & { readonly digest: string };

/** Keeps what is sent for the field, once by its content, from now on; or refuses what the field does not take. */
export async function keepFile(db: Database, field: FileField, sent: Readable, now: Date): Promise<KeptFile> {
  const content = await whole(sent, limitOf(field));
  const { factsOf } = await import('./file-facts.ts');
  const facts = factsOf(content);
  const refusal = refusedFile(field, facts);
  if (refusal !== undefined) throw refusal;
  if (facts.height !== null) await refuseDamaged(content, facts.type);
  const digest = createHash('sha256').update(content).digest('hex');
  const row = { digest, ...facts, content, created_at: now, is_public: field.public === true };
  await db
    .insertInto('files')
    .values(row)
    // What is public for one field does not become private by another.
    .onConflict((conflict) =>
      conflict.column('digest').doUpdateSet({ created_at: now, ...(field.public === true ? { is_public: true } : {}) }),
    )
    .execute();
  return { digest, ...facts };
}

/** Why a file is none for the field; undefined where it is one. */
export function refusedFile(field: FileField, facts: FileFacts, at?: string): Refusal | undefined {
  const fault = faultOfFile(limitOf(field), facts);
  if (fault === undefined) return undefined;
  const { code, ...details } = fault;
  return refuse(code, { details, ...(at === undefined ? {} : { at }) });
}

async function refuseDamaged(content: Buffer, type: string): Promise<void> {
  const { faultOfImage } = await import('./image-fault.ts');
  const fault = faultOfImage(content, type);
  if (fault === undefined) return;
  const { code, ...details } = fault;
  throw refuse(code, { details });
}

/** The content. Stops reading when it is larger than the field accepts. */
async function whole(sent: Readable, limit: FileLimit): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of sent.iterator({ destroyOnReturn: false })) {
      const part = Buffer.from(chunk);
      bytes += part.length;
      if (bytes > maximalBytes(limit)) throw refuse('file_too_big', { details: { megabytes: limit.megabytes } });
      parts.push(part);
    }
  } finally {
    // What was refused before its end is read on and thrown away: behind a proxy, requests of others follow on the connection.
    sent.resume();
  }
  return Buffer.concat(parts);
}
