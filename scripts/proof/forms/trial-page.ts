import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { consoleFolder } from '../../basics/places.mjs';

const program = fileURLToPath(new URL('trial.tsx', import.meta.url));

/** The page of the trial as one script. */
export async function buildTrial(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: program, output: { codeSplitting: false } } },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.map((one) => (one.type === 'chunk' ? one.code : '')).join('\n');
}

/** Shows a form of the trial under an address of the console's own origin, with the styles of the console. */
export async function openTrial(page: Page, script: string, token: string, screen: string): Promise<void> {
  const styles = readdirSync(path.join(consoleFolder, 'assets')).filter((name) => name.endsWith('.css'));
  const links = styles.map((name) => `<link rel="stylesheet" href="/assets/${name}">`).join('');
  const html = `<!doctype html><html lang="cs"><head><meta charset="utf-8"><title>Zkouška</title><link rel="icon" href="data:,">${links}</head>
    <body><div id="root" data-token="${token}" data-screen="${screen}"></div>
    <script type="module" src="/trial/main.js"></script></body></html>`;
  await page.route('**/trial/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route('**/trial/main.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.goto('/trial/');
}
