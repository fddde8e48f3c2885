import { afterAll, afterEach } from 'vitest';
import type { Furnishing } from '../central.ts';
import { type BranchSetup, openBranchSetup } from './branch-setup.ts';
import { closeReportingBranches } from './reporting-branch.ts';

/** Opens a central that branches come to for all tests of a file; it ends after the last test, reporting branches after each. */
export async function branchesOfFile(furnishing?: Furnishing): Promise<BranchSetup> {
  const setup = await openBranchSetup(furnishing);
  afterEach(closeReportingBranches);
  afterAll(() => setup.central.close());
  return setup;
}
