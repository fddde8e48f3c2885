import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';

const program = fileURLToPath(new URL('guessing-console.tsx', import.meta.url));

/** The stranger's console as one script, with the warnings that libraries give to developers. */
export async function buildGuessingConsole(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { write: false, minify: false, rolldownOptions: { input: program, output: { codeSplitting: false } } },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.map((one) => (one.type === 'chunk' ? one.code : '')).join('\n');
}

/** Shows the script to the page under an address of the town's own, which then may be asked without leave of other origins. */
export async function openGuessingConsole(page: Page, script: string, token: string, collections: readonly string[]): Promise<void> {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stranger</title><link rel="icon" href="data:,"></head>
    <body><div id="root" data-token="${token}" data-collections="${collections.join(',')}"></div>
    <script type="module" src="/stranger/main.js"></script></body></html>`;
  await page.route('**/stranger/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route('**/stranger/main.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.goto('/stranger/');
}
