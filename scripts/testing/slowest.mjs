import path from 'node:path';
import { root } from '../basics/places.mjs';
import { words } from '../basics/words.mjs';

const listed = 20;
const files = [];

/** Remembers how long each file of a suite took. */
export function noteFiles(suite, testResults) {
  for (const { name, startTime, endTime } of testResults) {
    files.push({ suite, file: path.relative(root, name), milliseconds: endTime - startTime });
  }
}

/** Says which test files of all suites that ran took longest. */
export function sayDearest() {
  const dearest = files.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, listed);
  process.stdout.write(`${words.testing.dearest(dearest.length)}\n`);
  for (const each of dearest) process.stdout.write(`${words.testing.dear(each)}\n`);
}
