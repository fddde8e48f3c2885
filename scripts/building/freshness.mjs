import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordFile, root, serverProgram } from '../basics/places.mjs';

// What the build is made of. Times of files say nothing after a checkout, so their content is what counts.
const sources = [
  'contract',
  'server',
  'simulator',
  'drawing',
  'src',
  'booking-page',
  'index.html',
  'vite.config.ts',
  'vite.booking-page.config.ts',
  'package-lock.json',
  'scripts/basics/places.mjs',
  'scripts/building',
  'scripts/build.mjs',
];

function filesBelow(place) {
  const absolute = path.join(root, place);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [place];
  return readdirSync(absolute)
    .toSorted()
    .flatMap((name) => filesBelow(`${place}/${name}`));
}

/** A digest of all that the build is made of. */
export function sourcesDigest() {
  const digest = createHash('sha256');
  for (const file of sources.flatMap(filesBelow))
    digest
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  return digest.digest('hex');
}

/** Whether what is in dist was made of the present sources; a copy without sources is fresh by nature. */
export function isFresh() {
  if (!existsSync(serverProgram) || !existsSync(recordFile)) return false;
  if (!existsSync(path.join(root, 'server/main.ts'))) return true;
  return readRecord().sources === sourcesDigest();
}

function readRecord() {
  try {
    return JSON.parse(readFileSync(recordFile, 'utf8'));
  } catch {
    return {};
  }
}

/** Remembers what the build was made of; written last, so that a build cut short counts as none. */
export function recordBuild(digest) {
  writeFileSync(recordFile, `${JSON.stringify({ sources: digest, node: process.versions.node }, null, 2)}\n`);
}
