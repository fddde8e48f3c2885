import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { may } from '../../../contract/basics/access.ts';
import { refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import { type FileField, fileFieldsOf } from '../../../contract/derive/files.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { isDigest } from '../../../contract/rules/files/file-digest.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { Row } from '../../db/rows/present.ts';
import { findRow } from '../../db/rows/read.ts';
import { keepFile } from '../../work/files/keep-file.ts';
import type { Answer, Call, Handlers, SignedCall } from '../call/call.ts';
import { apiHeaders } from '../call/headers.ts';
import { identifierIn } from '../call/read-body.ts';
import { type ResourceTools, readingOf } from '../rows/resource-tools.ts';

type FileTools = ResourceTools & { readonly clock: Clock };

/** Handlers of `fileOperations`. */
export function fileHandlers(tools: FileTools): Handlers {
  return {
    'files.upload': { signed: (call) => answerUpload(tools, call) },
    'files.show': { public: (call) => answerPublicFile(tools, call) },
    'files.of-row': { signed: (call) => answerFileOfRow(tools, call) },
  };
}

async function answerUpload(tools: FileTools, { body, query, session }: SignedCall): Promise<Answer> {
  const unknown = Object.keys(query).find((name) => name !== 'resource' && name !== 'field');
  if (unknown !== undefined) throw refuse('unknown_parameter', { details: { name: unknown } });
  const { resource, field } = fieldIn(tools, query);
  if (!may(session.user, resource, 'edit') && !may(session.user, resource, 'create')) throw refuse('forbidden');
  if (!(body instanceof Readable)) throw refuse('unsupported_media_type');
  return { status: 201, body: await keepFile(tools.db, field, body, tools.clock.now()) };
}

/** The field that the file is for. */
function fieldIn({ entities }: FileTools, query: SignedCall['query']): { readonly resource: AnyResource; readonly field: FileField } {
  const given = (name: 'resource' | 'field'): string => {
    const value = query[name];
    if (typeof value === 'string') return value;
    throw refuseValues({ [name]: { code: value === undefined ? 'required' : 'unknown_value' } });
  };
  const [entity, name] = [given('resource'), given('field')];
  const resource = entities.find(entity);
  if (resource === undefined) throw refuseValues({ resource: { code: 'unknown_value' } });
  const [, field] = fileFieldsOf(resource).find(([one]) => one === name) ?? [];
  if (field === undefined) throw refuseValues({ field: { code: 'unknown_value' } });
  return { resource, field };
}

async function answerPublicFile({ db }: FileTools, { parameters }: Call): Promise<Answer> {
  const digest = digestIn(parameters);
  const file = await db
    .selectFrom('files')
    .select(['type', 'content'])
    .where('digest', '=', digest)
    .where('is_public', '=', true)
    .executeTakeFirst();
  if (file === undefined) throw refuse('not_found');
  return answerContent(file, 'public');
}

async function answerFileOfRow(tools: FileTools, call: SignedCall): Promise<Answer> {
  const digest = digestIn(call.parameters);
  const resource = tools.entities.find(call.parameters['resource'] ?? '');
  if (resource === undefined || fileFieldsOf(resource).length === 0) throw refuse('not_found');
  if (!may(call.session.user, resource, 'show')) throw refuse('forbidden');
  if (!(await isNamed(tools, resource, { call, digest }))) throw refuse('not_found');
  const file = await tools.db.selectFrom('files').select(['type', 'content']).where('digest', '=', digest).executeTakeFirst();
  if (file === undefined) throw refuse('not_found');
  return answerContent(file, 'private');
}

type Asked = { readonly call: SignedCall; readonly digest: string };

/** Whether the caller may read the row, and the row holds the digest now or held it before. */
async function isNamed(tools: FileTools, resource: AnyResource, { call, digest }: Asked): Promise<boolean> {
  const id = identifierIn(call);
  const reading = readingOf(resource, tools, call);
  const row =
    (await findRow(reading, id)) ??
    (may(call.session.user, resource, 'delete') ? await findRow({ ...reading, trash: true }, id) : undefined);
  if (row === undefined) return false;
  return namesFile(resource, row, digest) || (await namedBefore(tools, resource, id, digest));
}

function namesFile(resource: AnyResource, row: Row, digest: string): boolean {
  return fileFieldsOf(resource).some(([name]) => row[name] === digest);
}

/** Whether a file field of the row held the digest before. */
async function namedBefore({ db }: FileTools, resource: AnyResource, id: number, digest: string): Promise<boolean> {
  const named = fileFieldsOf(resource).map(([name]) => sql`position(${digest} in coalesce(changes->>${name}, '')) > 0`);
  const { rows } = await sql`select from history
    where resource = ${resource.name} and record_id = ${id} and (${sql.join(named, sql` or `)}) limit 1`.execute(db);
  return rows.length > 0;
}

function digestIn(parameters: Call['parameters']): string {
  const digest = parameters['digest'] ?? '';
  if (!isDigest(digest)) throw refuse('not_found');
  return digest;
}

/** A file that is opened as a page of its own runs nothing and reads nothing of ours; a document is downloaded. */
function answerContent({ type, content }: { readonly type: string; readonly content: Buffer }, readBy: 'public' | 'private'): Answer {
  return {
    status: 200,
    body: content,
    headers: {
      'content-type': type,
      'cache-control': readBy === 'public' ? 'public, max-age=31536000, immutable' : 'private, no-store',
      'content-security-policy': `${apiHeaders['content-security-policy']}; sandbox`,
      ...(type === 'application/pdf' ? { 'content-disposition': 'attachment; filename="dokument.pdf"' } : {}),
    },
  };
}
