import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/basics/places.mjs';
import { buildServer } from '../../scripts/building/server.mjs';

/** Bundles the server once for a run that starts it many times: from its sources each start would compile them. */
export async function setup(): Promise<() => void> {
  const folder = path.join(root, 'node_modules/.cache', `server-${process.pid}`);
  await buildServer(folder);
  process.env['TEST_SERVER'] = path.join(folder, 'main.mjs');
  return () => rmSync(folder, { recursive: true, force: true });
}
