import { spawnSync } from 'node:child_process';
import module from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { endWithNpm } from './basics/end-with-npm.mjs';
import { requireNode } from './basics/node-version.mjs';

requireNode();
endWithNpm();
const { isFresh } = await import('./building/freshness.mjs');
const { compiledFolder, root, serverProgram } = await import('./basics/places.mjs');
// Node 22 and later start a sixth sooner from the second start on. Where the folder cannot be written, nothing is kept.
module.enableCompileCache?.(compiledFolder);

if (!isFresh()) {
  // In a process of its own: building sets NODE_ENV and takes memory that the server must not inherit.
  const build = fileURLToPath(new URL('./build.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [build, '--for-start'], { stdio: 'inherit', cwd: root });
  if (status !== 0) process.exit(status ?? 1);
}
await import(pathToFileURL(serverProgram).href);
