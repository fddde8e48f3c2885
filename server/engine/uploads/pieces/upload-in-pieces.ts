import { Readable } from 'node:stream';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { maximalBytes } from '../../../../contract/rules/files/file-limits.ts';
import { mostUploads, uploadsAddress } from '../../../../contract/rules/files/upload-name.ts';
import { storageLimits } from '../../../../contract/rules/system/storage-state.ts';
import { webStreamOf } from '../../../adapters/web-stream.ts';
import { roomAfterSeconds } from '../../../answers/error-answer.ts';
import type { Session } from '../../call/session.ts';
import type { DeviceFiles } from '../../files/device-files.ts';
import type { Storage } from '../../files/storage.ts';
import type { Entities } from '../../write/hooks.ts';
import { countUploads, ownerHeader, readUpload } from './own-uploads.ts';
import type { Pieces } from './pieces.ts';
import { purposeOfUpload } from './purpose-of-upload.ts';

export type UploadTools = {
  readonly entities: Entities;
  readonly storage: Storage;
  /** Null where the server has no place for files of devices. */
  readonly files: DeviceFiles | null;
  readonly pieces: () => Promise<Pieces>;
};

type Admitting = Omit<UploadTools, 'files'> & { readonly files: DeviceFiles };

/** A request of the tus protocol, with the session that the gates found. */
export type PieceRequest = {
  readonly method: string;
  /** Of an upload that was begun; undefined for the one that begins. */
  readonly name: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly session: Pick<Session, 'user'>;
};

/** Answers a request of an upload in pieces. Each verb asks again for the right to the field and for the room on the disk. */
export async function answerPiece(tools: UploadTools, request: PieceRequest): Promise<Response> {
  const { method, name, session, headers, body } = request;
  if (method !== 'OPTIONS') {
    const { files } = tools;
    if (files === null) throw refuse('file_store_unreachable');
    if (name === undefined) await admitNew({ ...tools, files }, request);
    else await admitNext({ ...tools, files }, name, request);
  }
  const pieces = await tools.pieces();
  const content = body instanceof Readable ? ({ body: webStreamOf(body), duplex: 'half' } as const) : {};
  const options = { method, headers: { ...headers, [ownerHeader]: String(session.user.id) }, ...content };
  return pieces.answer(new Request(`http://localhost${uploadsAddress}${name === undefined ? '' : `/${name}`}`, options));
}

async function admitNew({ entities, files, storage }: Admitting, { headers, session }: PieceRequest): Promise<void> {
  const { resource = '', field = '' } = metadataIn(headers['upload-metadata']);
  const { limit } = purposeOfUpload(entities, { resource, field }, session);
  const length = headers['upload-length'] ?? '';
  if (!/^\d{1,15}$/u.test(length)) throw refuse('bad_request');
  const bytes = Number(length);
  if (bytes === 0) throw refuse('file_empty');
  if (bytes > maximalBytes(limit)) throw refuse('file_too_big', { details: { megabytes: limit.megabytes } });
  if (storage.guarded() === 'low' || (await files.freeBytes()) - bytes < storageLimits.lowBytes) throw withoutRoom('disk_low');
  if ((await countUploads(files.uploadsFolder, session.user.id)) >= mostUploads)
    throw refuse('too_many_uploads', { details: { most: mostUploads } });
}

async function admitNext({ entities, files, storage }: Admitting, name: string, { method, session }: PieceRequest): Promise<void> {
  const begun = await readUpload(files.uploadsFolder, name, session.user.id);
  purposeOfUpload(entities, begun, session);
  if (method !== 'PATCH') return;
  if (!storage.mayWrite() || (await files.freeBytes()) < storageLimits.readOnlyBytes) throw withoutRoom('disk_full');
}

function withoutRoom(code: 'disk_low' | 'disk_full') {
  return refuse(code, { details: { seconds: roomAfterSeconds } });
}

/** `Upload-Metadata`: names, each with its value in base64. */
function metadataIn(header: string | undefined): Readonly<Record<string, string>> {
  const pairs = (header ?? '').split(',').map((pair) => pair.trim().split(' '));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, Buffer.from(value, 'base64').toString('utf8')]));
}
