import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const neededMajor = 22;
const newest = 'node@24';

/** A Node that Stryker takes: this one if it is new enough, otherwise the newest of npm, put into the folder. */
export function newestNode(folder: string): string {
  if (Number.parseInt(process.versions.node, 10) >= neededMajor) return process.execPath;
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--loglevel=error', newest], { stdio: 'inherit' });
  const home = path.join(folder, 'node_modules/node');
  const node = path.join(home, 'bin/node');
  // npm may hold back install scripts; the package's own script puts the program in its place.
  if (!existsSync(node)) execFileSync(process.execPath, ['installArchSpecificPackage.js'], { cwd: home, stdio: 'inherit' });
  return node;
}
