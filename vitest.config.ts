import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

/** What starts databases and servers of its own. */
const programs = ['tests/server/{start,connect,demo}/**/*.test.ts'] as const;

const seedProperties = 'tests/support/sampling/seed-properties.ts';

/** Needs a second version of PostgreSQL, which `npm test -- postgres` is given. */
const ofTwoVersions = process.env['POSTGRES_PACKAGE'] === undefined ? ['tests/server/whole-backup/versions.test.ts'] : [];

/** In the copy of the project that the test of the guide made, the guide is followed already. */
const ofGuide = process.env['IN_GUIDE'] === undefined ? [] : ['tests/e2e/adding-a-resource.test.ts'];

/** `ENTITIES` leaves the suites that have no case of those entities without a test; otherwise a suite without one is a fault. */
const ofEntities = process.env['ENTITIES'] === undefined ? {} : { passWithNoTests: true };

/** Five suites, because they need different worlds: nothing, a database, a process of its own, a document, a browser. */
export default defineConfig({
  test: {
    allowOnly: false,
    passWithNoTests: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{contract,architecture,types,simulator}/**/*.test.ts'],
          setupFiles: [seedProperties],
          // Loading the contract anew for every file took half of the time.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          exclude: [...programs, ...ofTwoVersions],
          globalSetup: ['tests/support/sampling/announce-sample.ts', 'tests/support/start-clusters.ts'],
          setupFiles: [seedProperties, 'tests/support/sampling/repeat-failed.ts', 'tests/support/refusals/refuse-undeclared.ts'],
          ...ofEntities,
          // Half of the time went into importing the application for each file. No file keeps state in a module.
          isolate: false,
          // Each worker has a database server of its own. They wait for it more than they compute: two of them used 61 % of two cores.
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'program',
          environment: 'node',
          include: [...programs],
          setupFiles: [seedProperties],
          // No file keeps state in a module; loading the support of tests for each file took a tenth of the time.
          isolate: false,
          globalSetup: ['tests/support/bundle-server.ts'],
          // They wait for programs more than they compute: with two of them nearly half of two cores was idle.
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        // As Node itself resolves: otherwise vite and Node each load a copy of the router, and ra-core stands outside ours.
        resolve: { conditions: ['module-sync', 'node', 'development'] },
        ssr: { resolve: { conditions: ['module-sync', 'node', 'development'] } },
        test: {
          name: 'console',
          environment: 'happy-dom',
          include: ['tests/console/**/*.test.{ts,tsx}'],
          setupFiles: [seedProperties, 'tests/console/setup.ts'],
          // Loading the console anew for every file took two thirds of the time; the set-up resets what the files share.
          isolate: false,
          // By itself vitest leaves one core to others.
          maxWorkers: 2,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: ofGuide,
          // The files of a worker share its Chromium; each has its own profiles, server and database.
          isolate: false,
          globalSetup: ['tests/support/sampling/announce-sample.ts', 'tests/e2e/support/global-setup.ts'],
          setupFiles: [seedProperties, 'tests/support/sampling/repeat-failed.ts'],
          ...ofEntities,
          // Each has a Chromium, a server and a PostgreSQL. On two cores a third one doubled the time of every test and added a fifth to
          // that of all (six files: 202 s with two, 244 s with three).
          maxWorkers: 2,
          // What is polled for comes when the machine gets to it; a second is too short for a busy one.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
