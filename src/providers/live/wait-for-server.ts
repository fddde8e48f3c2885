import type { QueryClient } from '@tanstack/react-query';

/** Sooner no one comes back: what answers each request and drops each stream would be asked without end. */
const leastMilliseconds = 1000;

/** Waits so long, or less: until the network is back, or until the server has answered something else. */
export function waitForServer(queryClient: QueryClient): (milliseconds: number, signal: AbortSignal) => Promise<void> {
  return (milliseconds, signal) =>
    new Promise((resolve) => {
      const since = performance.now();
      const timer = setTimeout(done, milliseconds);
      const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
        const isAnswer = event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true;
        if (isAnswer && performance.now() - since >= leastMilliseconds) done();
      });
      function done(): void {
        clearTimeout(timer);
        unsubscribe();
        removeEventListener('online', done);
        signal.removeEventListener('abort', done);
        resolve();
      }
      addEventListener('online', done);
      signal.addEventListener('abort', done);
    });
}
