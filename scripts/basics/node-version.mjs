import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { words } from './words.mjs';

const needed = [20, 19];

/** Ends the process with a sentence instead of a stack when Node is too old or nothing is installed. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isOldEnough = major > needed[0] || (major === needed[0] && minor >= needed[1]);
  if (!isOldEnough) leave(words.nodeTooOld(process.versions.node, needed.join('.')));
  const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));
  if (!existsSync(modules)) leave(words.notInstalled);
}

function leave(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
