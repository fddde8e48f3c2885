import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../contract/basics/refusal.ts';
import { uploadsAddress } from '../../contract/rules/files/upload-name.ts';
import { type SessionTools, sessionFor } from '../areas/accounts/sessions/open-session.ts';
import { answerPiece, type UploadTools } from '../engine/uploads/pieces/upload-in-pieces.ts';

/** What the package says beyond the body; it would also let pages of all origins read the answers. */
const answered = /^(?:location|cache-control|tus-[a-z-]+|upload-[a-z-]+)$/u;
const pieceType = 'application/offset+octet-stream';

/** Takes files in pieces at `/files/uploads`, by the tus protocol. The gates of every request hold here too. */
export function serveUploads(app: FastifyInstance, tools: UploadTools & { readonly sessions: SessionTools }): void {
  void app.register(async (place) => {
    place.addContentTypeParser(pieceType, (_, sent, done) => done(null, sent));
    for (const [url, allowed] of [
      [uploadsAddress, ['POST', 'OPTIONS']],
      [`${uploadsAddress}/:upload`, ['HEAD', 'PATCH', 'DELETE', 'OPTIONS']],
    ] as const) {
      const refuseOthers = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
        if (allowed.some((method) => method === request.method)) return;
        reply.header('allow', allowed.join(', '));
        throw refuse('method_not_allowed');
      };
      place.route({
        url,
        method: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'],
        exposeHeadRoute: false,
        preParsing: async (request, reply) => refuseOthers(request, reply),
        handler: async (request, reply) => {
          const session = await sessionFor(tools.sessions, 'passed', request.headers.authorization, false);
          const { body, method } = request;
          const answer = await answerPiece(tools, {
            method,
            name: nameIn(request.params),
            headers: textsOf(request.headers),
            body,
            session,
          });
          for (const [name, value] of answer.headers) if (answered.test(name)) reply.header(name, value);
          return reply.code(answer.status).send(answer.status === 204 || method === 'HEAD' ? undefined : await answer.text());
        },
      });
    }
  });
}

function nameIn(parameters: unknown): string | undefined {
  return typeof parameters === 'object' && parameters !== null && 'upload' in parameters ? String(parameters.upload) : undefined;
}

function textsOf(headers: FastifyRequest['headers']): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
