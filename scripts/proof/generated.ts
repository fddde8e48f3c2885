import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../basics/places.mjs';
import { runVitest, type TestFile } from './measuring/run-vitest.ts';
import { say } from './reporting/options.ts';
import { beginPage } from './reporting/page.ts';
import type { Proof, ProofLine } from './reporting/proof-line.ts';

const text = `Every case of the suites that make their cases from declarations, where a usual run asks the tenth whose turn it is:
all files below \`tests\` that import \`tests/support/sampling\`, with \`SAMPLE=whole\`, one file after the other.`;

/** All cases of the generated suites: `generated [part of a path …]`. A part of the files writes no page. */
export const proveGenerated: Proof = async (parts, report) => {
  const writePage = beginPage({ name: 'generated', text });
  const folder = mkdtempSync(path.join(tmpdir(), 'poradnik-proof-generated-'));
  const lines: ProofLine[] = [];
  try {
    for (const [place, file] of sampledFiles(parts).entries()) {
      const found = await runVitest(file, path.join(folder, `${place}.json`));
      for (const fault of found.failures) say(fault);
      const line = lineOf(file, found);
      lines.push(line);
      report(line);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const sum = sumOf(lines.length, lines);
  report(sum);
  if (parts.length === 0) writePage([...lines, sum]);
  return [...lines, sum];
};

/** Test files that ask samples, as paths from the root. */
function sampledFiles(parts: readonly string[]): readonly string[] {
  return readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${name.split(path.sep).join('/')}`)
    .filter(
      (name) =>
        /^tests\/(?:contract|server|e2e)\/.*\.test\.ts$/u.test(name) && (parts.length === 0 || parts.some((part) => name.includes(part))),
    )
    .filter((name) => /\/support\/sampling\//u.test(readFileSync(path.join(root, name), 'utf8')))
    .toSorted();
}

function lineOf(file: string, { tests, failures, seconds }: TestFile): ProofLine {
  return {
    what: file,
    measured: `${tests} tests, ${failures.length} failed, ${seconds.toFixed(1)} s`,
    target: 'tests, 0 failed',
    holds: tests > 0 && failures.length === 0,
  };
}

function sumOf(files: number, lines: readonly ProofLine[]): ProofLine {
  const wrong = lines.filter(({ holds }) => holds === false).length;
  return {
    what: 'all generated suites',
    measured: `${files} files, ${wrong} with failures`,
    target: '0 with failures',
    holds: wrong === 0,
  };
}
