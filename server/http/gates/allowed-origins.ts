import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { sessionHeaders } from '../../../contract/operations/session-headers.ts';

/** What a client of the API sends; `Range` comes from ra-data-simple-rest with each list. */
const taken = ['Accept-Language', 'Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match', 'Range', 'X-Background'];
/** What it reads of an answer in addition to the body. */
const given = [
  'Content-Disposition',
  'Content-Range',
  'ETag',
  'Location',
  'Next-Cursor',
  'Retry-After',
  'Total-More-Than',
  'X-Request-Id',
  ...Object.values(sessionHeaders),
];
const dayInSeconds = 86_400;

/** Lets pages of these origins call the API and read its answers. Browsers send and keep no cookie with such calls. */
export async function answerAllowedOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  const open = {
    origin: [...origins],
    credentials: false,
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'],
    allowedHeaders: taken,
    exposedHeaders: given,
    maxAge: dayInSeconds,
    // An OPTIONS without the headers of a preflight is answered as any other method that there is not.
    strictPreflight: false,
  };
  await app.register(cors, {
    delegator: ({ url, headers }, done) => {
      const isAllowed = url.startsWith('/central/') && headers.origin !== undefined && origins.includes(headers.origin);
      done(null, isAllowed ? open : { origin: false });
    },
  });
}
