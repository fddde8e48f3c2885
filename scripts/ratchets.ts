import { execFileSync } from 'node:child_process';
import { brokenImports, measureCrumbs } from '../tests/architecture/crumbs.ts';
import { countsOf, measurePlainEnglish, perThousand } from '../tests/architecture/plain-english.ts';
import { beyond, lower, readCrumbs, readPlainEnglish, writeRecord } from '../tests/architecture/recorded.ts';
import { root } from './basics/places.mjs';
import { words } from './basics/words.mjs';

/** Lowers what the tests of plain English and of crumbs have recorded, and gives moved files their new paths: `npm run ratchets`. */
const { present: files, crumbs, sources } = measureCrumbs();
const broken = brokenImports(sources);
// A file that is moved before its importers are changed has none for a while, and its record would be lost.
if (broken.length > 0) refuse(words.ratchets.broken(broken));
else record();

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

function git(...command: readonly string[]): readonly string[] {
  const options = ['--find-renames=40%', '--diff-filter=R', '--name-status'];
  return execFileSync('git', [...command, ...options], { cwd: root, encoding: 'utf8' }).split('\n');
}

/** Where files were moved to. The newest move of a path counts. */
function renames(): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>();
  for (const line of [...git('diff', 'HEAD'), ...git('log', '--max-count=500', '--format=')]) {
    const [, from, to] = line.split('\t');
    if (from !== undefined && to !== undefined && !renamed.has(from)) renamed.set(from, to);
  }
  return renamed;
}

function record(): void {
  const renamed = renames();
  const { present, words: oldWords, names: riddles, total } = measurePlainEnglish();
  const plain = readPlainEnglish();
  const found = { words: countsOf(oldWords), names: countsOf(riddles) };
  const lowered = {
    perThousand: Math.min(plain.perThousand, perThousand(oldWords.length, total)),
    words: lower({ found: found.words, recorded: plain.words, present, renamed, isFolded: true }),
    names: lower({ found: found.names, recorded: plain.names, present, renamed, isFolded: true }),
  };
  writeRecord('plain-english', lowered);

  const into = new Map(crumbs.map((crumb) => [crumb.path, crumb.into]));
  const ones = Object.fromEntries(crumbs.map(({ path }) => [path, 1]));
  const recorded = Object.fromEntries(Object.keys(readCrumbs()).map((path) => [path, 1]));
  const left = lower({ found: ones, recorded, present: files, renamed, isFolded: false });
  writeRecord('crumbs', Object.fromEntries(Object.keys(left).map((path) => [path, into.get(path)])));

  process.stdout.write(`${words.ratchets.recorded(oldWords.length, riddles.length, crumbs.length, lowered.perThousand)}\n`);
  const refused = [...beyond(found.words, lowered.words), ...beyond(found.names, lowered.names), ...beyond(ones, left)];
  if (refused.length > 0) refuse(words.ratchets.refused([...new Set(refused)]));
}
