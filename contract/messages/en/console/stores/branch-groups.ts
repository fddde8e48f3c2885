import type { BranchGroupWords } from '../../../cs/console/stores/branch-groups.ts';

/** English of the Czech file of the same name. */
export const branchGroups: BranchGroupWords = { operation: 'Operation', keeping: 'Administration' };
