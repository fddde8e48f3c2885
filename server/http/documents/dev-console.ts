import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type PageFacts, withEmptiness, withFacts } from './console.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const ownAddresses = /^\/(?:central|files|health|metrics)(?:[/?]|$)/u;

/**
 * Serves the console from its sources, each change replaced in the open page, on the address of the API.
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
  // Before the server waits for its connections: the one of the hot replacement never ends by itself.
  app.addHook('preClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    if (ownAddresses.test(request.url)) {
      done();
      return;
    }
    reply.hijack();
    vite.middlewares(request.raw, reply.raw);
  });
}
