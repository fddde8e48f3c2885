import { defineConfig } from 'vitest/config';

/** The server's tests on a database server of their own, but for generated cases, which say nothing of one function. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/server/{accounts,http,services,opening,resources,work}/**/*.test.ts'],
    globalSetup: ['tests/support/start-clusters.ts'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
