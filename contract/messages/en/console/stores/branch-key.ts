import type { BranchKeyWords } from '../../../cs/console/stores/branch-key.ts';

export const branchKey: BranchKeyWords = {
  tab: 'Key and connection',
  make: 'Make a key',
  renew: 'Make a new key',
};
