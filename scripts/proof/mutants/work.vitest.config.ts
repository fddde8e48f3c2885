import { defineConfig } from 'vitest/config';
import { testsVariable } from './parts.ts';

/**
 * What says nothing of one function: generated cases, and what starts databases and servers of its own or holds whole backups against
 * each other. A new folder of tests is asked on its own.
 */
const leftOut = ['tests/server/{generated,start,connect,demo,simulator,whole-backup,statements}/**'];

/** Named by `--tests`. */
const asked = process.env[testsVariable] ?? 'tests/server';

/** The server's tests on a database server of their own. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [`${asked}/**/*.test.ts`],
    exclude: leftOut,
    globalSetup: ['tests/support/start-clusters.ts'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
