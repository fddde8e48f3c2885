import path from 'node:path';
import type { TestContext } from 'vitest';
import { turnOfRun } from './turn.ts';

type Failed = { readonly seed: number; readonly path: string | null };
type Task = TestContext['task'];

let failed: Failed | null = null;

/** Remembers what led to the failure, for the command that repeats it. */
export function noteSeed(found: Failed): void {
  failed = found;
}

/** The command that asks the failed test again, with all that decided what it asked. */
export function repeatCommand(task: Task): string {
  const entities = process.env['ENTITIES'];
  const settings = [
    entities === undefined ? `SAMPLE=${turnOfRun()}` : `ENTITIES=${entities}`,
    ...(failed === null ? [] : [`SEED=${failed.seed}`]),
    ...(failed === null || failed.path === null ? [] : [`SEED_PATH=${failed.path}`]),
  ];
  // The next failure of the file may have the same seed, but another path.
  if (failed !== null) failed = { ...failed, path: null };
  const file = path.relative(process.cwd(), task.file.filepath);
  return `${settings.join(' ')} npx vitest run --project ${task.file.projectName ?? ''} ${file} -t ${quoted(namePattern(task))}`;
}

/** The option takes a regular expression over the names of the suites and the test with blanks between them. */
function namePattern(task: Task): string {
  const names: string[] = [task.name];
  for (let { suite } = task; suite !== undefined; suite = suite.suite) names.unshift(suite.name);
  return `^${names.join(' ').replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')}$`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
