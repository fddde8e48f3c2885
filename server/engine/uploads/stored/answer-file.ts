import { refuse } from '../../../../contract/basics/refusal.ts';
import type { FileRange } from '../../../adapters/file-store.ts';
import type { Database } from '../../../db/database.ts';
import type { AnswerOf, Call } from '../../call/call.ts';
import { apiHeaders } from '../../call/headers.ts';
import { askStore, type DeviceFiles } from '../../files/device-files.ts';

/** A stored file without its content. */
export type StoredFile = { readonly digest: string; readonly type: string; readonly bytes: number; readonly isInDatabase: boolean };

type Serving = { readonly db: Database; readonly files: DeviceFiles | null; readonly call: Pick<Call, 'header'> };

/** Answers with a file, or with the part of it that `Range` asks for. The caller may read it. */
export async function answerFile(serving: Serving, file: StoredFile, readBy: 'public' | 'private'): Promise<AnswerOf<'files.show'>> {
  const { call } = serving;
  const etag = `"${file.digest}"`;
  const headers = { ...headersOf(file, readBy), etag };
  if (call.header('if-none-match')?.includes(etag) === true) return { status: 304, headers, body: undefined };
  // A part of another content would not fit to what the caller has.
  const isSame = [undefined, etag].includes(call.header('if-range'));
  const range = isSame ? askedRange(call.header('range'), file.bytes) : undefined;
  if (range === 'unsatisfiable') return { status: 416, headers: { ...headers, 'content-range': `bytes */${file.bytes}` }, body: undefined };
  const body = await readContent(serving, file, range);
  if (range === undefined) return { status: 200, body, headers: { ...headers, 'content-length': String(file.bytes) } };
  const { first, last } = range;
  return {
    status: 206,
    body,
    headers: { ...headers, 'content-length': String(last - first + 1), 'content-range': `bytes ${first}-${last}/${file.bytes}` },
  };
}

async function readContent({ db, files }: Serving, { digest, isInDatabase }: StoredFile, range: FileRange | undefined): Promise<unknown> {
  if (isInDatabase) {
    const row = await db.selectFrom('files').select('content').where('digest', '=', digest).executeTakeFirst();
    if (row?.content == null) throw refuse('not_found');
    return range === undefined ? row.content : row.content.subarray(range.first, range.last + 1);
  }
  if (files === null) throw refuse('file_store_unreachable');
  const stream = await askStore(files, (store) => store.read(digest, range));
  if (stream === null) {
    files.onFault(new Error(`the store lacks the file ${digest}`));
    throw refuse('not_found');
  }
  return stream;
}

/**
 * A file that is opened as a page of its own runs nothing and reads nothing of ours; a document is downloaded. Its content never changes,
 * so a public file is cached for a year. A private one of a device is asked for again, with its right, and not sent again.
 */
function headersOf({ type, isInDatabase }: StoredFile, readBy: 'public' | 'private'): Readonly<Record<string, string>> {
  const ofPrivate = isInDatabase ? 'private, no-store' : 'private, no-cache';
  return {
    'content-type': type,
    'accept-ranges': 'bytes',
    'cache-control': readBy === 'public' ? 'public, max-age=31536000, immutable' : ofPrivate,
    'content-security-policy': `${apiHeaders['content-security-policy']}; sandbox`,
    ...(type === 'application/pdf' ? { 'content-disposition': 'attachment; filename="dokument.pdf"' } : {}),
  };
}

/**
 * The part of a file that a `Range` header asks for: `unsatisfiable` where the file has no such part, undefined where all of it is
 * answered. A header of several parts, or of another form, is ignored, as RFC 9110 allows.
 */
function askedRange(header: string | undefined, bytes: number): FileRange | 'unsatisfiable' | undefined {
  const found = /^bytes=(?<first>\d{0,15})-(?<last>\d{0,15})$/u.exec(header?.trim() ?? '')?.groups;
  if (found === undefined) return undefined;
  const [first = '', last = ''] = [found['first'], found['last']];
  if (first === '' && last === '') return undefined;
  if (first === '')
    return Number(last) === 0 || bytes === 0 ? 'unsatisfiable' : { first: Math.max(0, bytes - Number(last)), last: bytes - 1 };
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= bytes) return 'unsatisfiable';
  return { first: Number(first), last: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) };
}
