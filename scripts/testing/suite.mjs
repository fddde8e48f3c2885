import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../basics/places.mjs';
import { words } from '../basics/words.mjs';
import { run } from './run.mjs';
import { noteFiles } from './slowest.mjs';
import { report } from './step.mjs';

const vitest = 'node_modules/vitest/vitest.mjs';

function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Without a report the run broke before its end; the exit code reports the rest.
    return { testResults: [] };
  }
}

function tallyOf({ testResults }, code) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (...states) => tests.filter(({ status }) => states.includes(status)).length;
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length;
  const tally = { passed: count('passed'), failed: count('failed') + broken, skipped: count('skipped', 'pending', 'todo', 'disabled') };
  // An error outside of any test, or a suite without tests, is a failure too.
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/**
 * Runs one suite of vitest.config.ts, or only files where the paths hold one of the given words, or one part of several (`2/3`), and
 * counts its tests.
 */
export async function suite(name, project, { env = {}, only = [], shard } = {}) {
  const started = performance.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'poradnik-tests-'));
  const results = path.join(folder, 'results.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${results}`];
  const { code, output } = await run(
    [vitest, 'run', '--project', project, ...reporters, ...(shard === undefined ? [] : [`--shard=${shard}`]), ...only],
    env,
  );
  const found = readResults(results);
  rmSync(folder, { recursive: true, force: true });
  noteFiles(project, found.testResults);
  const tally = tallyOf(found, code);
  return report({ name, output, started, tally, remarks: slowestOf(found.testResults) });
}

/** Where the time of a suite goes: the files that took longest, for anyone who has to shorten it. */
function slowestOf(testResults) {
  const took = testResults.map(({ name, startTime, endTime }) => ({ file: path.relative(root, name), milliseconds: endTime - startTime }));
  const slowest = took.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 8);
  return slowest
    .filter(({ milliseconds }) => milliseconds > 10_000)
    .map(({ file, milliseconds }) => words.testing.slow(file, milliseconds));
}
