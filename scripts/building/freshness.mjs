import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordFile, root, serverProgram } from '../basics/places.mjs';

// What the build is made of. After a checkout times of files say nothing: then their content counts.
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
  return (
    readdirSync(absolute, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      // `root` ends with a separator. `path.relative` of some thousand names takes as long as asking the disk for them.
      .map(({ parentPath, name }) => `${parentPath.slice(root.length)}${path.sep}${name}`)
      .toSorted()
  );
}

/**
 * Digests of all that the build is made of: `times` of the sizes and times of the files, `content` of what is in them. Times come first: a
 * file that is changed between the two makes them differ, and never a build look fresh.
 */
export function digestSources() {
  return { times: digestTimes(), content: digestContent() };
}

function digestTimes() {
  return digestFiles((file) => {
    const { size, mtimeMs, ctimeMs } = statSync(file);
    return `${size} ${mtimeMs} ${ctimeMs}`;
  });
}

function digestContent() {
  return digestFiles((file) => readFileSync(file));
}

function digestFiles(read) {
  const digest = createHash('sha256');
  for (const file of sources.flatMap(filesBelow))
    digest
      .update(`${file}\0`)
      .update(read(`${root}${file}`))
      .update('\0');
  return digest.digest('hex');
}

/** Whether what is in dist was made of the present sources; a copy without sources is fresh by nature. */
export function isFresh() {
  if (!existsSync(serverProgram) || !existsSync(recordFile)) return false;
  if (!existsSync(path.join(root, 'server/main.ts'))) return true;
  const record = readRecord();
  // Reading 2,500 files would take a sixth of a start.
  return record.times === digestTimes() || record.content === digestContent();
}

function readRecord() {
  try {
    return JSON.parse(readFileSync(recordFile, 'utf8'));
  } catch {
    return {};
  }
}

/** Remembers what the build was made of; written last, so that a build cut short counts as none. */
export function recordBuild(digests) {
  writeFileSync(recordFile, `${JSON.stringify({ ...digests, node: process.versions.node }, null, 2)}\n`);
}
