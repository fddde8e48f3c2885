import { defineConfig } from 'vitest/config';
import { testsVariable } from './parts.ts';

/** Named by `--tests`. */
const asked = process.env[testsVariable] ?? 'tests/{contract,simulator}';

/** The unit tests of the contract: what a rule says is asked there, not by a browser. */
export default defineConfig({
  test: { environment: 'node', include: [`${asked}/**/*.test.ts`], isolate: false, testTimeout: 30_000 },
});
