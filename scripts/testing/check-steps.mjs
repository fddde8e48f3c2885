import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../basics/places.mjs';
import { words } from '../basics/words.mjs';
import { leaveOut, step } from './step.mjs';
import { suite } from './suite.mjs';

const names = words.testing.steps;
export const bin = (file) => `node_modules/${file}`;
// One checker: with more, each makes the same types of MUI again.
export const types = (part) => step(names.types(part), [bin('typescript/bin/tsc'), '-p', part, '--checkers', '1']);

// Files that the formatter or the linter leaves alone are no fault of a list of files.
export const format = (files) => step(names.format, [bin('@biomejs/biome/bin/biome'), 'check', '--no-errors-on-unmatched', ...files]);
export const lint = (files) =>
  step(names.lint, [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '--no-error-on-unmatched-pattern', ...files]);

export function generated() {
  if (!existsSync(path.join(root, 'scripts/generate.ts'))) return leaveOut(names.generated, words.testing.noGenerator);
  return step(names.generated, [bin('tsx/dist/cli.mjs'), 'scripts/generate.ts', '--check']);
}

export async function inTurn(steps) {
  const tallies = [];
  for (const start of steps) tallies.push(await start());
  return tallies;
}

/** What holds on every commit. Two lines of steps run at once: more would only wait for the same two cores. */
export async function check() {
  const lines = await Promise.all([
    inTurn([() => format(['.']), generated, () => suite(names.unit, 'unit')]),
    inTurn([
      ...['contract', 'server', 'simulator', 'drawing', 'src', 'booking-page', 'tests'].map((part) => () => types(part)),
      () => lint(['.']),
    ]),
  ]);
  return lines.flat();
}
