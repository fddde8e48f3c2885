import type { FastifyInstance } from 'fastify';

/** How long requests in flight may take to finish once the server was asked to stop. */
export const stopWithinMilliseconds = 10_000;

/** Keep-alive clients are asked to go, what is in flight finishes, what is left after the time is cut. */
export function stoppable(app: FastifyInstance): () => Promise<void> {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  return async () => {
    const cut = setTimeout(() => app.server.closeAllConnections(), stopWithinMilliseconds);
    app.server.closeIdleConnections();
    await app.close();
    clearTimeout(cut);
  };
}
