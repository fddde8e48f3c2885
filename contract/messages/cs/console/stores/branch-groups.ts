/** Groups of the tabs of a branch. */
export const branchGroups = { operation: 'Provoz', keeping: 'Správa' };
export type BranchGroupWords = typeof branchGroups;
