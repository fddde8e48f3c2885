import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { bookingAddress } from '../../../contract/operations/booking/booking-address.ts';
import { type PageFacts, withEmptiness, withFacts } from './console.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const ownAddresses = /^\/(?:central|files|health|metrics)(?:[/?]|$)/u;
const ofBookingPage = new RegExp(`^${bookingAddress}(?:[/?]|$)`, 'u');

/**
 * Serves the console and the booking page from their sources, each change replaced in the open page, on the address of the API.
 * For development alone: vite is imported only when this is called, before any route is registered.
 */
export async function attachDevConsole(app: FastifyInstance, facts: PageFacts, isEmpty: () => Promise<boolean>): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'spa',
    // Without a temporary file of the configuration, which a watcher of the server would take for a change.
    configLoader: 'runner',
    plugins: [
      {
        name: 'page-facts',
        transformIndexHtml: async (html) => {
          const page = withFacts(html, facts);
          return (await isEmpty()) ? withEmptiness(page) : page;
        },
      },
    ],
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  const bookingPage = await createServer({
    configFile: `${root}/vite.booking-page.config.ts`,
    appType: 'spa',
    configLoader: 'runner',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  // Before the server waits for its connections: the one of the hot replacement never ends on its own.
  app.addHook('preClose', async () => {
    await Promise.all([vite.close(), bookingPage.close()]);
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (ownAddresses.test(request.url)) {
      done();
      return;
    }
    reply.hijack();
    if (!ofBookingPage.test(request.url)) {
      vite.middlewares(request.raw, reply.raw);
      return;
    }
    // Its one document is at the folder for vite, and at the folder's name for people.
    const rest = request.url.slice(bookingAddress.length);
    request.raw.url = `${bookingAddress}${rest.startsWith('/') ? rest : `/${rest}`}`;
    bookingPage.middlewares(request.raw, reply.raw);
  });
}
