import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RawBuilder } from 'kysely';
import { may } from '../../../contract/basics/access.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import { type FilePurpose, namesFiles } from '../../../contract/derive/files.ts';
import type { fileOperations } from '../../../contract/operations/console/file-operations.ts';
import type { mediaOperations } from '../../../contract/operations/console/media-operations.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { AnswerOf, CallOf, HandlersOf, SignedCallOf } from '../call/call.ts';
import type { DeviceFiles } from '../files/device-files.ts';
import { type KeptFile, keepInDatabase, keepInStore, withinLimit } from '../files/keep-file.ts';
import { removeUnnamed } from '../files/remove-file.ts';
import type { ResourceTools } from '../rows/resource-tools.ts';
import { mediaHandlers } from './media-handlers.ts';
import { finishUpload } from './pieces/finish-upload.ts';
import type { Pieces } from './pieces/pieces.ts';
import { purposeOfUpload } from './pieces/purpose-of-upload.ts';
import { answerFile, type StoredFile } from './stored/answer-file.ts';
import { isNamedByRow } from './stored/named-by-row.ts';
import { usesOfFile } from './stored/uses-of-file.ts';

type FileTools = ResourceTools & {
  readonly clock: Clock;
  /** Null where the server has no place for files of devices. */
  readonly files: DeviceFiles | null;
  readonly pieces: () => Promise<Pieces>;
  /** Whether something names the row of `files`. */
  readonly isNamed: RawBuilder<boolean>;
};

/** Handlers of `fileOperations` and `mediaOperations`. */
export function fileHandlers(tools: FileTools): HandlersOf<typeof fileOperations> & HandlersOf<typeof mediaOperations> {
  return {
    ...mediaHandlers(tools),
    'files.upload': { signed: (call) => answerUpload(tools, call) },
    'files.finish': { signed: (call) => answerFinish(tools, call) },
    'files.uses': {
      signed: async (call) => ({ status: 200, body: await usesOfFile(tools, call, call.path.digest, tools.isNamed) }),
    },
    'files.remove': { signed: (call) => answerRemove(tools, call) },
    'files.show': { public: (call) => answerPublicFile(tools, call) },
    'files.of-row': { signed: (call) => answerFileOfRow(tools, call) },
  };
}

async function answerUpload(tools: FileTools, { body, query, session }: SignedCallOf<'files.upload'>): Promise<AnswerOf<'files.upload'>> {
  const purpose = purposeOfUpload(tools.entities, query, session);
  if (!(body instanceof Readable)) throw refuse('unsupported_media_type');
  const now = { db: tools.db, now: tools.clock.now() };
  if (!purpose.isForDevices) return { status: 201, body: await keepInDatabase(now, purpose, body) };
  const files = demandFiles(tools);
  return { status: 201, body: await throughDisk(files, purpose, body, (file) => keepInStore({ ...now, files }, purpose, file)) };
}

/** Writes what comes to a file of the disk, and removes it where it was not kept. */
async function throughDisk(
  { uploadsFolder }: DeviceFiles,
  { limit }: FilePurpose,
  sent: Readable,
  keep: (file: string) => Promise<KeptFile>,
): Promise<KeptFile> {
  await mkdir(uploadsFolder, { recursive: true, mode: 0o700 });
  const file = path.join(uploadsFolder, `whole-${randomBytes(16).toString('hex')}`);
  try {
    await pipeline(withinLimit(sent, limit), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    return await keep(file);
  } finally {
    await rm(file, { force: true });
  }
}

async function answerFinish(
  tools: FileTools,
  { path: { upload }, session }: SignedCallOf<'files.finish'>,
): Promise<AnswerOf<'files.finish'>> {
  return { status: 201, body: await finishUpload(tools, demandFiles(tools), upload, session) };
}

async function answerRemove(tools: FileTools, call: SignedCallOf<'files.remove'>): Promise<AnswerOf<'files.remove'>> {
  const { digest } = call.path;
  const { resource, field } = call.query;
  purposeOfUpload(tools.entities, { resource: resource ?? '', field: field ?? '' }, call.session);
  const file = await tools.db.selectFrom('files').select('digest').where('digest', '=', digest).executeTakeFirst();
  if (file === undefined) throw refuse('not_found');
  if (await removeUnnamed(tools, digest, null)) return { status: 204 };
  const { uses, hidden } = await usesOfFile(tools, call, digest, tools.isNamed);
  throw refuse('file_used', { details: { uses: Math.max(1, uses.length + hidden) } });
}

async function answerPublicFile(tools: FileTools, call: CallOf<'files.show'>): Promise<AnswerOf<'files.show'>> {
  const file = await storedFile(tools, call.path.digest, 'public');
  return answerFile({ ...tools, call }, file, 'public');
}

async function answerFileOfRow(tools: FileTools, call: SignedCallOf<'files.of-row'>): Promise<AnswerOf<'files.of-row'>> {
  const { digest, id } = call.path;
  const resource = tools.entities.find(call.path.resource);
  if (resource === undefined || !namesFiles(resource)) throw refuse('not_found');
  if (!may(call.session.user, resource, 'show')) throw refuse('forbidden');
  if (!(await isNamedByRow(tools, resource, call, { id, digest }))) throw refuse('not_found');
  return answerFile({ ...tools, call }, await storedFile(tools, digest, 'private'), 'private');
}

async function storedFile({ db }: FileTools, digest: string, readBy: 'public' | 'private'): Promise<StoredFile> {
  const file = await db
    .selectFrom('files')
    .select((row) => ['digest', 'type', 'bytes', 'is_public', row('content', 'is not', null).as('has_content')])
    .where('digest', '=', digest)
    .executeTakeFirst();
  if (file === undefined || (readBy === 'public' && !file.is_public)) throw refuse('not_found');
  return { digest, type: file.type, bytes: file.bytes, isInDatabase: Boolean(file.has_content) };
}

function demandFiles({ files }: FileTools): DeviceFiles {
  if (files === null) throw refuse('file_store_unreachable');
  return files;
}
