import { words } from '../words.mjs';
import { check } from './check-steps.mjs';
import { run } from './run.mjs';
import { leaveOut } from './step.mjs';
import { suite } from './suite.mjs';

const names = words.testing.steps;
const reasons = words.testing;

/** Asks the tests' own support, so that what is found here is what the tests will use. */
async function has(module, name) {
  const question = `import('./${module}').then((found) => process.exit(found.${name} ? 0 : 1))`;
  const { code } = await run(['--import', 'tsx', '--input-type=module', '--eval', question]);
  return code === 0;
}

async function postgres() {
  if (!(await has('tests/support/postgres-cluster.ts', 'hasPostgres'))) return [leaveOut(names.serverPostgres, reasons.noPostgres)];
  return [await suite(names.serverPostgres, 'server', { TEST_DATABASE: 'server' })];
}

async function browser() {
  if (!(await has('tests/e2e/support/chromium.ts', 'hasChromium'))) return [leaveOut(names.browser, reasons.noChromium)];
  return [await suite(names.browser, 'browser')];
}

/** The parts of `npm test` in their order, cheapest answers first. */
export const parts = {
  check,
  embedded: async () => [await suite(names.serverEmbedded, 'server', { TEST_DATABASE: 'embedded' })],
  program: async () => [await suite(names.program, 'program')],
  postgres,
  console: async () => [await suite(names.console, 'console')],
  browser,
};
