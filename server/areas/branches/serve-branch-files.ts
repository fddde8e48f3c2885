import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../../../contract/basics/refusal.ts';
import { branchFilePath } from '../../../contract/channels/branch/terms.ts';
import { isDigest } from '../../../contract/rules/files/file-digest.ts';
import type { Database } from '../../db/database.ts';
import type { DeviceFiles } from '../../engine/files/device-files.ts';
import { answerFile } from '../../engine/uploads/stored/answer-file.ts';
import type { Keys } from '../../keys/keys.ts';
import { storeProving } from './admission/store-proving.ts';
import { fileOfBranch } from './revisions/file-of-branch.ts';

type Serving = { readonly db: Database; readonly keys: Keys; readonly files: DeviceFiles | null };

/**
 * Answers branches that fetch files of their configuration, whole or the rest of one (page Branches, Files). A branch proves with its key
 * which store it is. It gets what rows of that store name, and no other file.
 */
export function serveBranchFiles(app: FastifyInstance, { db, keys, files }: Serving): void {
  app.route({
    url: branchFilePath(':digest'),
    method: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'],
    exposeHeadRoute: false,
    preParsing: async (request, reply) => {
      if (request.method === 'GET') return;
      reply.header('allow', 'GET');
      throw refuse('method_not_allowed');
    },
    handler: async (request, reply) => {
      const digest = digestIn(request);
      const storeId = await storeProving(db, keys.accepted, { digest, authorization: request.headers.authorization });
      if (storeId === null) throw refuse('Unauthorized');
      const file = await fileOfBranch(db, storeId, digest);
      if (file === undefined) throw refuse('not_found');
      const header = (name: string): string | undefined => [request.headers[name] ?? []].flat()[0];
      const { status, headers, body } = await answerFile({ db, files, call: { header } }, file, 'private');
      return reply
        .code(status)
        .headers(headers ?? {})
        .send(body);
    },
  });
}

function digestIn({ params }: FastifyRequest): string {
  const digest = typeof params === 'object' && params !== null && 'digest' in params ? String(params.digest) : '';
  if (!isDigest(digest)) throw refuse('not_found');
  return digest;
}
