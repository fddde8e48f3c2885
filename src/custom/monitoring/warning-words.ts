import { type BranchWarningWords, branchWarnings as czech } from '../../../contract/messages/cs/console/stores/branch-warnings.ts';
import { branchWarnings as english } from '../../../contract/messages/en/console/stores/branch-warnings.ts';
import { useMessages } from '../../providers/words/console-words.ts';

/** Words of the warnings of a branch: no other screen uses them. */
export function useWarningWords(): BranchWarningWords {
  return useMessages().language === 'en' ? english : czech;
}
