import { type BranchWarningWords, branchWarnings as czech } from '../../../contract/messages/cs/console/stores/branch-warnings.ts';
import { branchWarnings as english } from '../../../contract/messages/en/console/stores/branch-warnings.ts';
import { wordsHook } from '../../crud/core/words.ts';

/** Words of the warnings of a branch: no other screen uses them. */
export const useWarningWords = wordsHook<BranchWarningWords>(czech, english);
