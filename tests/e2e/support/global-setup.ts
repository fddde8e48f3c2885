import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isFresh } from '../../../scripts/building/freshness.mjs';

const build = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));

/** The browser sees what `npm start` would serve: the built console and server, made anew if the sources changed. */
export function setup(): void {
  if (isFresh()) return;
  const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the build failed, or passed its size budget');
}
