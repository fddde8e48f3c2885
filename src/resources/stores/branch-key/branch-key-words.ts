import { branchKeyDialogs as czech } from '../../../../contract/messages/cs/console/stores/branch-key-dialogs.ts';
import { branchKeyDialogs as english } from '../../../../contract/messages/en/console/stores/branch-key-dialogs.ts';
import { useWords, type Words } from '../../../crud/core/words.ts';

/** Words of the key of a branch: most of them are fetched with its tab and its dialogs. */
export function useBranchKeyWords(): typeof czech & Words['branchKey'] {
  const { branchKey, language } = useWords();
  return { ...branchKey, ...(language === 'en' ? english : czech) };
}
