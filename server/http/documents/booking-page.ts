import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { bookingAddress } from '../../../contract/operations/booking/booking-address.ts';
import { apiHeaders, bookingPageHeaders } from '../../engine/call/headers.ts';

type Place = {
  /** Folder of the built page. */
  readonly directory: string;
  /** Origins where the pages may show it within them. */
  readonly within: readonly string[];
};

/** Serves the built booking page: hashed files for ever, the page itself at its one address. */
export async function serveBookingPage(app: FastifyInstance, { directory, within }: Place): Promise<void> {
  const page = join(directory, 'index.html');
  if (!existsSync(page)) return;
  const html = readFileSync(page, 'utf8');
  const headers = bookingPageHeaders(within);
  await app.register(fastifyStatic, {
    root: join(directory, 'assets'),
    prefix: `${bookingAddress}/assets/`,
    index: false,
    preCompressed: true,
    decorateReply: false,
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(apiHeaders)) response.header(name, value);
      response.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  app.get(bookingAddress, (_, reply) => reply.headers(headers).type('text/html; charset=utf-8').send(html));
  app.get(`${bookingAddress}/`, (request, reply) =>
    reply.redirect(`${bookingAddress}${request.url.slice(bookingAddress.length + 1)}`, 308),
  );
}
