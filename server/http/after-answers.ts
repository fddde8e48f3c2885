import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Later } from '../areas/accounts/handlers/auth-handlers.ts';
import { describeFault } from './gates/every-request.ts';

/** Runs work after the answer, and keeps the server from closing before it is done. */
export function afterAnswers(app: FastifyInstance, log: FastifyBaseLogger): Later['later'] {
  const running = new Set<Promise<void>>();
  app.addHook('preClose', async () => {
    await Promise.all(running);
  });
  return (work) => {
    const done = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error: unknown) => log.error(describeFault(error), 'work after an answer failed'))
      .finally(() => running.delete(done));
    running.add(done);
  };
}
