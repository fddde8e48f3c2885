import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { endWithNpm } from './basics/end-with-npm.mjs';
import { requireNode } from './basics/node-version.mjs';

requireNode();
endWithNpm();
const { isFresh } = await import('./building/freshness.mjs');
const { root, serverFolder } = await import('./basics/places.mjs');

const tsx = path.join(root, 'node_modules/tsx');
const sources = path.join(root, 'simulator/main.ts');

if (isFresh()) await import(pathToFileURL(path.join(serverFolder, 'simulator.mjs')).href);
// Never a build under a server that runs from it, where the sources can be run as they are.
else if (existsSync(tsx) && existsSync(sources)) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(sources).href);
} else {
  const build = fileURLToPath(new URL('./build.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [build, '--for-start'], { stdio: 'inherit', cwd: root });
  if (status !== 0) process.exit(status ?? 1);
  await import(pathToFileURL(path.join(serverFolder, 'simulator.mjs')).href);
}
