import { Readable } from 'node:stream';
import { type Guarded, may } from '../../../contract/basics/access.ts';
import { refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import { webGroups } from '../../../contract/resources/web-orders/web-groups.ts';
import { webOrderSettings } from '../../../contract/resources/web-orders/web-order-settings.ts';
import { isDigest } from '../../../contract/rules/files/file-digest.ts';
import { type FilePurpose, filePurposes } from '../../../contract/rules/files/file-purposes.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/database.ts';
import { keepFile } from '../../work/files/keep-file.ts';
import type { Answer, Call, Handlers, SignedCall } from '../call/call.ts';
import { apiHeaders } from '../call/headers.ts';

type FileTools = { readonly db: Database; readonly clock: Clock };

/** The entity whose record will name the file: who may not write it has no use for a file of it. */
const namedBy: Readonly<Record<FilePurpose, Guarded>> = {
  terms: webOrderSettings,
  logo: webOrderSettings,
  group_picture: webGroups,
};

/** Handlers of `fileOperations`. */
export function fileHandlers(tools: FileTools): Handlers {
  return {
    'files.upload': { signed: (call) => answerUpload(tools, call) },
    'files.show': { public: (call) => answerFile(tools, call) },
  };
}

async function answerUpload({ db, clock }: FileTools, { body, query, session }: SignedCall): Promise<Answer> {
  const unknown = Object.keys(query).find((name) => name !== 'purpose');
  if (unknown !== undefined) throw refuse('unknown_parameter', { details: { name: unknown } });
  const purpose = filePurposes.find((one) => one === query['purpose']);
  if (purpose === undefined) throw refuseValues({ purpose: { code: query['purpose'] === undefined ? 'required' : 'unknown_value' } });
  if (!may(session.user, namedBy[purpose], 'edit')) throw refuse('forbidden');
  if (!(body instanceof Readable)) throw refuse('unsupported_media_type');
  return { status: 201, body: await keepFile(db, purpose, body, clock.now()) };
}

/** A file that is opened as a page of its own runs nothing and reads nothing of ours; a document is downloaded. */
async function answerFile({ db }: FileTools, { parameters }: Call): Promise<Answer> {
  const digest = parameters['digest'] ?? '';
  const file = isDigest(digest)
    ? await db.selectFrom('files').select(['type', 'content']).where('digest', '=', digest).executeTakeFirst()
    : undefined;
  if (file === undefined) throw refuse('not_found');
  return {
    status: 200,
    body: file.content,
    headers: {
      'content-type': file.type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': `${apiHeaders['content-security-policy']}; sandbox`,
      ...(file.type === 'application/pdf' ? { 'content-disposition': 'attachment; filename="dokument.pdf"' } : {}),
    },
  };
}
