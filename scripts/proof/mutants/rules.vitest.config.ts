import { defineConfig } from 'vitest/config';

/** The unit tests of the contract: what a rule says is asked there, not by a browser. */
export default defineConfig({
  test: { environment: 'node', include: ['tests/{contract,simulator}/**/*.test.ts'], isolate: false, testTimeout: 30_000 },
});
