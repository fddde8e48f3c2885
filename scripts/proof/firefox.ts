import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFirefox } from '../../tests/e2e/support/firefox.ts';
import { runVitest } from './measuring/run-vitest.ts';
import { say } from './reporting/options.ts';
import { beginPage } from './reporting/page.ts';
import type { Proof, ProofLine } from './reporting/proof-line.ts';

/** Signing in, the core tasks, every screen, and the flows in which browsers differ: dates, dragging, files, live lines. */
const files = [
  'appearance',
  'bulk',
  'change-password',
  'core-tasks',
  'drawer',
  'every-screen',
  'export',
  'filter-builder',
  'home',
  'icons',
  'import',
  'inline-edit',
  'keyboard-checks',
  'live',
  'monitoring',
  'opening-hours',
  'search',
  'session-ended',
  'store-calendar',
  'store-tabs',
  'unsaved-changes',
  'views',
] as const;

/** What is asked of Chromium alone: a line that is made slow, and walks on behind the last stop of a page. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  'keyboard-checks': ['K2, K3, K24 '],
  export: ['sees how far it is and can cancel it', 'is reported that a part is not the whole'],
};

/** The browser suite in the Firefox of the machine: `firefox [part of a name …]`. A part of the files writes no page. */
export const proveFirefox: Proof = async (parts, report) => {
  const firefox = findFirefox();
  if (firefox === undefined) throw new Error('no Firefox found: apt-get install firefox-esr, or set FIREFOX');
  const version = execFileSync(firefox, ['--version'], { encoding: 'utf8' }).trim();
  const writePage = beginPage({
    name: 'firefox',
    text: `Files of the browser suite, with all of their cases, in ${version} over WebDriver BiDi. Left out are exports on a line that
is made slow, the counted presses of double-click and the walks around a whole page (K2, K3, K24): the first two the test library can
do in Chromium alone, and Firefox without a window tells a page of no focus once the keys have left it. Media features (dark, less
movement, paper) are not emulated, so printing is left out, and keys walk from the stop before what is looked for.`,
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'poradnik-proof-firefox-'));
  const lines: ProofLine[] = [];
  try {
    for (const name of files.filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))) {
      const file = `tests/e2e/${name}.test.ts`;
      const { tests, failures, seconds } = await runVitest(file, path.join(folder, `${name}.json`), {
        added: { TEST_BROWSER: 'firefox' },
        without: leftOut[name] ?? [],
      });
      for (const fault of failures) say(fault);
      const measured = `${tests} tests, ${failures.length} failed, ${seconds.toFixed(1)} s`;
      const line = { what: file, measured, target: 'tests, 0 failed', holds: tests > 0 && failures.length === 0 };
      lines.push(line);
      report(line);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (parts.length === 0) writePage(lines);
  return lines;
};
