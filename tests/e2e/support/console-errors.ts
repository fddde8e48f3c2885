import type { Page } from 'playwright-core';

/** What a page should not have done; each line says where and what. */
export type Complaints = {
  lines(): readonly string[];
  /** Forgets what was seen so far, after a step that is expected to complain. */
  forget(): void;
};

/** Listens to a page: errors and warnings on its console, uncaught errors, requests that fail by the server or leave the origin. */
export function watch(page: Page, origin: string): Complaints {
  const seen: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const stays = url.origin === origin || url.protocol === 'data:' || url.protocol === 'blob:';
    if (!stays) seen.push(`left the origin: ${request.method()} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) seen.push(`answered ${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  return { lines: () => [...seen], forget: () => void seen.splice(0) };
}
