import { words } from '../basics/words.mjs';
import { check } from './check-steps.mjs';
import { run } from './run.mjs';
import { leaveOut } from './step.mjs';
import { suite } from './suite.mjs';

const names = words.testing.steps;
const reasons = words.testing;

/** Asks the tests' own support, so that what is found here is what the tests will use; it unpacks the one of npm too. */
async function hasChromium() {
  const question = `import('./tests/e2e/support/chromium.ts').then(({ findChromium }) => process.exit(findChromium() ? 0 : 1))`;
  const { code } = await run(['--import', 'tsx', '--input-type=module', '--eval', question]);
  return code === 0;
}

/** With `choice`, only the files chosen there. */
export async function browser(choice) {
  if (!(await hasChromium())) return [leaveOut(names.browser, reasons.noChromium)];
  return [await suite(names.browser, 'browser', choice)];
}

/** The parts of `npm test` in their order, cheapest answers first. */
export const parts = {
  check,
  server: async () => [await suite(names.server, 'server')],
  program: async () => [await suite(names.program, 'program')],
  console: async () => [await suite(names.console, 'console')],
  browser: () => browser(),
};

/** About how many minutes each part takes on two cores with nothing else running (docs/proof/tests.md). */
export const usualMinutes = { check: 2, server: 6, program: 3, console: 2, browser: 11 };

/** The third of the suite that this commit asks, as vitest counts them; undefined, which asks all of it, with `SAMPLE=whole`. */
async function thirdOfTurn() {
  const question = `import('./tests/support/sampling/turn.ts').then(({ turnOfRun }) => console.log(turnOfRun()))`;
  const { output } = await run(['--import', 'tsx', '--input-type=module', '--eval', question]);
  const turn = output.trim();
  return turn === 'whole' ? undefined : `${(Number(turn) % 3) + 1}/3`;
}

// Migrations, the comparison of the tables with the declarations, indexes, and one list.
const oneOfEach = ['tests/server/db/', 'tests/server/resources/lists.test.ts'];
// A backup of the one restored into the other: the configuration leaves it out where there is one version only.
const ofTwoVersions = 'tests/server/whole-backup/versions.test.ts';
const ofServers = ['tests/server/start/postgres.test.ts', 'tests/server/start/separate-owner.test.ts'];

/** What is asked of other versions of Node and PostgreSQL, by name only: what a version can change, not every rule (decision 0080). */
export const versions = {
  node: async () => [
    await suite(names.program, 'program', { shard: await thirdOfTurn() }),
    await suite(names.server, 'server', { only: oneOfEach }),
  ],
  postgres: async () => [
    await suite(names.program, 'program', { only: ofServers }),
    await suite(names.server, 'server', { only: [...oneOfEach, ofTwoVersions] }),
  ],
};
