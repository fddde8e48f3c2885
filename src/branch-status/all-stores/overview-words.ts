import { overview as czech, type OverviewWords } from '../../../contract/messages/cs/console/stores/overview.ts';
import { overview as english } from '../../../contract/messages/en/console/stores/overview.ts';
import { wordsHook } from '../../crud/core/words.ts';

/** Words of the page of a branch, which monitoring uses too: they are fetched with these screens. */
export const useBranchOverviewWords = wordsHook<OverviewWords>(czech, english);
