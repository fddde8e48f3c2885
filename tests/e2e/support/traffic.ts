import type { Page, Request } from 'playwright-core';

/** What a page asks its server. */
export type Traffic = {
  /** Waits until nothing has been on its way for a while. The live stream, which never ends, does not count. */
  readonly quiet: () => Promise<void>;
  /** How many requests of the address are open now. */
  readonly open: (path: string) => number;
};

const quietMilliseconds = 500;

/** Listens to the requests of a page from now on. */
export function listenTo(page: Page): Traffic {
  const open = new Set<Request>();
  let last = Date.now();
  const pathOf = (request: Request): string => new URL(request.url()).pathname;
  const isCounted = (request: Request): boolean => pathOf(request) !== '/central/live';
  page.on('request', (request) => {
    open.add(request);
    if (isCounted(request)) last = Date.now();
  });
  const close = (request: Request): void => {
    open.delete(request);
    if (isCounted(request)) last = Date.now();
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return {
    quiet: async () => {
      while ([...open].some(isCounted) || Date.now() - last < quietMilliseconds) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    open: (path) => [...open].filter((request) => pathOf(request) === path).length,
  };
}
