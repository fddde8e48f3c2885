import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { consoleFolder } from '../basics/places.mjs';

/** Most JavaScript, gzipped, before the sign-in form works; from the budgets of the design. */
export const mostBeforeSignIn = 75_000;

function gzippedSize(file) {
  const gzipped = path.join(consoleFolder, `${file}.gz`);
  if (existsSync(gzipped)) return readFileSync(gzipped).length;
  return zlib.gzipSync(readFileSync(path.join(consoleFolder, file)), { level: 9 }).length;
}

/** Bytes of JavaScript that the page loads before anything is asked for lazily. */
export function sizeBeforeSignIn() {
  const manifest = JSON.parse(readFileSync(path.join(consoleFolder, '.vite/manifest.json'), 'utf8'));
  const reached = new Set();
  const reach = (name) => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const next of manifest[name]?.imports ?? []) reach(next);
  };
  reach('index.html');
  return [...reached].reduce((sum, name) => sum + gzippedSize(manifest[name].file), 0);
}
