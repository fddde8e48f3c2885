import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../basics/places.mjs';
import { type MutantPart, testsVariable } from './parts.ts';
import { type MutantReport, readReport } from './report.ts';

const neededMajor = 22;
const newest = 'node@24';

/** A Node that Stryker takes: this one if it is new enough, otherwise the newest of npm, put into the folder. */
function newestNode(folder: string): string {
  if (Number.parseInt(process.versions.node, 10) >= neededMajor) return process.execPath;
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--loglevel=error', newest], { stdio: 'inherit' });
  const home = path.join(folder, 'node_modules/node');
  const node = path.join(home, 'bin/node');
  // npm may hold back install scripts; the package's own script puts the program in its place.
  if (!existsSync(node)) execFileSync(process.execPath, ['installArchSpecificPackage.js'], { cwd: home, stdio: 'inherit' });
  return node;
}

export type MutantRun = {
  /** Of the part, as Stryker names them, or only these. */
  readonly files: readonly string[];
  /** Asks every test of a mutant, not only until the first one finds it: dearer, and says which tests say nothing new. */
  readonly asksAllTests: boolean;
  /** Folder where the tests are asked alone, such as `tests/server/web-orders`. */
  readonly tests: string | undefined;
  /** Keeps what the last run of the part found, also an interrupted one, where neither the fault's place nor its tests changed. */
  readonly resumes: boolean;
};

/** Makes faults in the files one at a time and asks the tests that touch them. What it works on is a copy of the project. */
export async function runStryker(part: MutantPart, { files, asksAllTests, tests, resumes }: MutantRun): Promise<MutantReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'poradnik-mutants-'));
  try {
    const report = path.join(folder, 'report.json');
    const settings = path.join(folder, 'stryker.json');
    writeFileSync(
      settings,
      JSON.stringify({
        mutate: files,
        testRunner: 'vitest',
        plugins: ['@stryker-mutator/vitest-runner'],
        vitest: { configFile: part.vitestConfig, related: true },
        coverageAnalysis: 'perTest',
        // What runs while a module is loaded would cost the whole suite for each fault.
        ignoreStatic: true,
        disableBail: asksAllTests,
        concurrency: 2,
        // On a busy machine a slow test must not count as one that never ends.
        timeoutMS: 20_000,
        dryRunTimeoutMinutes: 20,
        incremental: true,
        incrementalFile: path.join(root, `node_modules/.cache/mutants/${part.name}.json`),
        force: !resumes,
        reporters: ['json', 'progress-append-only'],
        jsonReporter: { fileName: report },
        // It would read our settings with a TypeScript that has no API any more.
        tsconfigFile: 'none.json',
        ignorePatterns: ['dist', 'data'],
        tempDirName: path.join(folder, 'copies'),
      }),
    );
    await runNode(newestNode(folder), ['scripts/proof/node_modules/@stryker-mutator/core/bin/stryker.js', 'run', settings], tests);
    return readReport(readFileSync(report, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runNode(node: string, args: readonly string[], tests: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const found = `${path.dirname(node)}${path.delimiter}${process.env['PATH'] ?? ''}`;
    const env = { ...process.env, PATH: found, ...(tests === undefined ? {} : { [testsVariable]: tests }) };
    const child = spawn(node, args, { cwd: root, env, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`Stryker ended with ${code}`))));
  });
}
