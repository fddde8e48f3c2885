import { join } from 'node:path';
import { root } from '../../../scripts/basics/places.mjs';
import { buildServer } from '../../../scripts/building/server.mjs';

/** Bundles the server as it is shipped, next to the packages that it finds on its own; the arguments that run it. */
export async function bundledServer(): Promise<readonly string[]> {
  const folder = join(root, 'node_modules/.cache', `server-${process.pid}`);
  await buildServer(folder);
  return [join(folder, 'main.mjs')];
}
