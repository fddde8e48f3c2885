import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';

const program = fileURLToPath(new URL('guessing-console.tsx', import.meta.url));

/** The stranger's console as one script, with the warnings that libraries give to developers. */
export function buildGuessingConsole(): Promise<string> {
  return buildScript(readFileSync(program, 'utf8'));
}

/** The application that docs/api.md shows, calling the central at `origin` instead of the address in the guide. */
export function buildGuideApplication(origin: string): Promise<string> {
  const guide = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
  const [, source] = /```tsx\n([^`]*(?:`[^`]+`[^`]*)*?)```/u.exec(guide) ?? [];
  if (source === undefined) throw new Error('docs/api.md shows no application');
  return buildScript(source.replaceAll('http://localhost:3000', origin));
}

/** Serves a page with the script from a server of its own until `close`. */
export async function serveApplication(port: number, script: () => string): Promise<{ readonly close: () => void }> {
  const html = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Guide</title><link rel="icon" href="data:,"></head>';
  const body = '<body><div id="root"></div><script type="module" src="/main.js"></script></body></html>';
  const server = createServer((request, response) => {
    const isScript = request.url === '/main.js';
    response.setHeader('content-type', isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8');
    response.end(isScript ? script() : html + body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { close: () => void server.close() };
}

/** Builds the source as if it was where the stranger's console does. */
async function buildScript(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [{ name: 'source', load: (id) => (id === program ? source : null) }],
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
