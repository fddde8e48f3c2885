import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../../basics/places.mjs';

export type TestFile = { readonly tests: number; readonly failures: readonly string[]; readonly seconds: number };

const report = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      message: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() })),
    }),
  ),
});

type Asked = {
  /** Is in the environment as well that of this process. */
  readonly added?: Readonly<Record<string, string>>;
  /** Tests that are not asked, by expressions for a part of their names. */
  readonly without?: readonly string[];
};

/** Runs one test file with all of its cases. The seconds are those of its tests, without loading them. */
export async function runVitest(file: string, reportFile: string, { added = {}, without = [] }: Asked = {}): Promise<TestFile> {
  const names = without.length === 0 ? [] : ['-t', `^(?!.*(?:${without.join('|')}))`];
  const args = ['run', '--project', projectOf(file), file, ...names, '--reporter=json', `--outputFile.json=${reportFile}`];
  const output = await outputOf(args, added);
  const found = readReport(reportFile);
  if (found === null) return { tests: 0, failures: [`${file} could not be run:\n${output.slice(-2000)}`], seconds: 0 };
  const all = found.testResults.flatMap(({ assertionResults }) => assertionResults);
  const tests = all.filter(({ status }) => status === 'passed' || status === 'failed');
  const failed = tests.filter(({ status }) => status === 'failed');
  const broken = found.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  return {
    tests: tests.length,
    failures: [
      ...failed.map(({ fullName, failureMessages }) => `${fullName}:\n${(failureMessages ?? []).join('\n')}`),
      ...broken.map(({ message }) => `${file}: ${message}`),
    ],
    seconds: found.testResults.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0) / 1000,
  };
}

function projectOf(file: string): string {
  if (file.startsWith('tests/e2e/')) return 'browser';
  return file.startsWith('tests/contract/') ? 'unit' : 'server';
}

function outputOf(args: readonly string[], added: Readonly<Record<string, string>>): Promise<string> {
  const { ENTITIES: _, SEED_PATH: __, ...environment } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
      cwd: root,
      env: { ...environment, NO_COLOR: '1', SAMPLE: 'whole', ...added },
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', reject);
    child.on('close', () => resolve(Buffer.concat(said).toString('utf8')));
  });
}

function readReport(file: string): z.infer<typeof report> | null {
  try {
    return report.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Vitest ended before it could write one; its output says why.
    return null;
  }
}
